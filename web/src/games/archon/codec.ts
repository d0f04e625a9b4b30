// The numbers of the actions and the words of their parts: made from the game's codec by
// tools/codec_types.py.

/** The verbs with their first numbers and the sizes of their parts. */
export const VERBS = [
  { verb: 'draft', first: 0, sizes: [4, 4] },
  { verb: 'split', first: 16, sizes: [6, 6, 6, 6] },
  { verb: 'enter', first: 1312, sizes: [10, 4] },
  { verb: 'pass', first: 1352, sizes: [] },
  { verb: 'stop', first: 1353, sizes: [] },
  { verb: 'more', first: 1354, sizes: [] },
  { verb: 'done', first: 1355, sizes: [] },
  { verb: 'with', first: 1356, sizes: [5] },
  { verb: 'plain', first: 1361, sizes: [4] },
  { verb: 'pair', first: 1365, sizes: [5, 5] },
  { verb: 'take', first: 1390, sizes: [4, 5] },
  { verb: 'give', first: 1410, sizes: [4, 5] },
  { verb: 'buy', first: 1430, sizes: [4] },
  { verb: 'sell', first: 1434, sizes: [4] },
  { verb: 'magister', first: 1438, sizes: [4] },
  { verb: 'tile', first: 1442, sizes: [15] },
  { verb: 'save', first: 1457, sizes: [6] },
  { verb: 'replace', first: 1463, sizes: [3] },
  { verb: 'wall', first: 1466, sizes: [2] },
  { verb: 'lose', first: 1468, sizes: [4, 16] },
] as const;

/** What the notation calls the values of a part; by verb, a list for each part. */
export const WORDS = {
  draft: [['tax-collector', 'cleric', 'scribe', 'merchant'], ['tax-collector', 'cleric', 'scribe', 'merchant']],
  enter: [['repository', 'barracks', 'treasury', 'marketplace', 'guild-hall', 'royal-guard', 'builders-guild', 'academy', 'planetarium', 'palace'], ['a', 'b', 'c', 'd']],
  with: [['courtier', 'tax-collector', 'cleric', 'scribe', 'merchant']],
  buy: [['papyrus', 'silver', 'iron', 'stone']],
  sell: [['papyrus', 'silver', 'iron', 'stone']],
  magister: [['tax-collector', 'cleric', 'scribe', 'merchant']],
  tile: [['craftsman', 'house-of-arts', 'tavern', 'inn', 'weaponsmith', 'house-of-trade', 'chapel', 'laboratory', 'gallery', 'library', 'armory', 'architects-guild', 'magisters-court', 'gardens', 'statue']],
  save: [['gold', 'recruits', 'papyrus', 'silver', 'iron', 'stone']],
  replace: [['hand', 'waiting', 'played']],
  wall: [['gate', 'plain']],
  lose: [['papyrus', 'silver', 'iron', 'stone'], ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']],
} as const;
