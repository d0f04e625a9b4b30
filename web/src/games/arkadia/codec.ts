// The numbers of the actions and the words of their parts: made from the game's codec by
// tools/codec_types.py.

/** The verbs with their first numbers and the sizes of their parts. */
export const VERBS = [
  { verb: 'play', first: 0, sizes: [28] },
  { verb: 'site', first: 28, sizes: [193] },
  { verb: 'pass', first: 221, sizes: [] },
  { verb: 'lay', first: 222, sizes: [8, 192] },
  { verb: 'own', first: 1758, sizes: [192] },
  { verb: 'neutral', first: 1950, sizes: [192] },
  { verb: 'done', first: 2142, sizes: [] },
  { verb: 'castle', first: 2143, sizes: [4, 10] },
  { verb: 'draw', first: 2183, sizes: [29] },
  { verb: 'banner', first: 2212, sizes: [] },
  { verb: 'end', first: 2213, sizes: [] },
  { verb: 'cash', first: 2214, sizes: [4, 256] },
  { verb: 'recruit', first: 3238, sizes: [16] },
] as const;

/** What the notation calls the values of a part; by verb, a list for each part. */
export const WORDS = {
  play: [['house red', 'house olive', 'house black', 'house silver', 'farm red', 'farm olive', 'farm black', 'farm silver', 'tavern red', 'tavern olive', 'tavern black', 'tavern silver', 'mill red', 'mill olive', 'mill black', 'mill silver', 'smithy red', 'smithy olive', 'smithy black', 'smithy silver', 'trade red', 'trade olive', 'trade black', 'trade silver', 'monastery red', 'monastery olive', 'monastery black', 'monastery silver']],
  castle: [['red', 'olive', 'black', 'silver'], ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  draw: [['house red', 'house olive', 'house black', 'house silver', 'farm red', 'farm olive', 'farm black', 'farm silver', 'tavern red', 'tavern olive', 'tavern black', 'tavern silver', 'mill red', 'mill olive', 'mill black', 'mill silver', 'smithy red', 'smithy olive', 'smithy black', 'smithy silver', 'trade red', 'trade olive', 'trade black', 'trade silver', 'monastery red', 'monastery olive', 'monastery black', 'monastery silver', 'pile']],
  recruit: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']],
} as const;
