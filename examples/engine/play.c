/* Play a random game of Archon with its engine and nothing else of Polis:
 *
 *   python header.py FOLDER > engine.h
 *   cc -I. play.c FOLDER/linux-x86_64.so -o play && ./play SEED SEATS
 *
 * It prints the plies, the points of each seat, and a checksum of the states after each ply (FNV-1a,
 * 32 bits). docs/reference/engine.md explains the engine. */
#include "engine.h"
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

static uint64_t word; /* the generator of the engine's own bots: xorshift64 */

static int below(int n) {
  word ^= word << 13;
  word ^= word >> 7;
  word ^= word << 17;
  return (int)((word >> 32) * (uint64_t)n >> 32);
}

static void shuffled(int16_t *cards, int count) {
  for (int i = 0; i < count; i++) cards[i] = (int16_t)i;
  for (int i = count - 1; i > 0; i--) {
    int j = below(i + 1);
    int16_t kept = cards[i];
    cards[i] = cards[j];
    cards[j] = kept;
  }
}

int main(int words, char **given) {
  if (words != 3) return 2;
  word = strtoull(given[1], NULL, 10);
  int seats = atoi(given[2]);

  static struct states state; /* zeros, but for the options whose default is not 0 */
  static struct tables tables;
  static struct log log;
  static int16_t out[512];
  state.season_reset = 1;
  memcpy(&tables, packaged_tables, sizeof tables);

  int16_t order[4] = {-1, -1, -1, -1}, grants[6], provinces[20], attacks[6], favors[22];
  shuffled(order, seats);
  shuffled(grants, 6);
  shuffled(provinces, 20);
  shuffled(attacks, 6);
  shuffled(favors, 22);
  set_up(&state, 0, &tables, seats, order, grants, provinces, attacks, favors, &log);

  int plies = 0;
  uint32_t checksum = 0x811c9dc5;
  for (int64_t count; (count = legal(&state, 0, &tables, out)) > 0; plies++) {
    int16_t action = out[below((int)count)];
    if (apply(&state, 0, &tables, action, out, &log) != 1) return 1;
    for (size_t k = 0; k < sizeof state; k++)
      checksum = (checksum ^ ((unsigned char *)&state)[k]) * 0x01000193;
  }
  printf("%d", plies);
  for (int seat = 0; seat < seats; seat++) printf(" %d", state.points[seat]);
  printf(" %08x\n", (unsigned)checksum);
  return 0;
}
