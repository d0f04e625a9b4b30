// The numbers of the actions and the words of their parts: made from the game's codec by
// tools/codec_types.py.

/** Verb, first number, sizes of the parts; the last part counts fastest. */
export const VERBS = [
  ['play', 0, [28]],
  ['site', 28, [193]],
  ['pass', 221, []],
  ['lay', 222, [8, 192]],
  ['own', 1758, [192]],
  ['neutral', 1950, [192]],
  ['done', 2142, []],
  ['castle', 2143, [4, 10]],
  ['draw', 2183, [29]],
  ['banner', 2212, []],
  ['end', 2213, []],
  ['cash', 2214, [4, 256]],
  ['recruit', 3238, [16]],
] as const;

/** What the notation calls the values of a part; by verb, a list for each part. */
export const WORDS = {
  play: [['house red', 'house olive', 'house black', 'house silver', 'farm red', 'farm olive', 'farm black', 'farm silver', 'tavern red', 'tavern olive', 'tavern black', 'tavern silver', 'mill red', 'mill olive', 'mill black', 'mill silver', 'smithy red', 'smithy olive', 'smithy black', 'smithy silver', 'trade red', 'trade olive', 'trade black', 'trade silver', 'monastery red', 'monastery olive', 'monastery black', 'monastery silver']],
  castle: [['red', 'olive', 'black', 'silver'], ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10']],
  draw: [['house red', 'house olive', 'house black', 'house silver', 'farm red', 'farm olive', 'farm black', 'farm silver', 'tavern red', 'tavern olive', 'tavern black', 'tavern silver', 'mill red', 'mill olive', 'mill black', 'mill silver', 'smithy red', 'smithy olive', 'smithy black', 'smithy silver', 'trade red', 'trade olive', 'trade black', 'trade silver', 'monastery red', 'monastery olive', 'monastery black', 'monastery silver', 'pile']],
  recruit: [['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12', '13', '14', '15']],
} as const;
