// The numbers of the actions and the words of their parts: made from the game's codec by
// tools/codec_types.py.

/** Verb, first number, sizes of the parts; the last part counts fastest. */
export const VERBS = [
  ['draft', 0, [4, 4]],
  ['split', 16, [6, 6, 6, 6]],
  ['enter', 1312, [10, 4]],
  ['pass', 1352, []],
  ['stop', 1353, []],
  ['more', 1354, []],
  ['done', 1355, []],
  ['with', 1356, [5]],
  ['plain', 1361, [4]],
  ['pair', 1365, [5, 5]],
  ['take', 1390, [4, 5]],
  ['give', 1410, [4, 5]],
  ['buy', 1430, [4]],
  ['sell', 1434, [4]],
  ['magister', 1438, [4]],
  ['tile', 1442, [15]],
  ['save', 1457, [6]],
  ['replace', 1463, [3]],
  ['wall', 1466, [2]],
  ['lose', 1468, [4, 16]],
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
