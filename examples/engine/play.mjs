// Play a random game of Arkadia with its engine and nothing else of Polis:
//
//   node play.mjs FOLDER SEED SEATS
//
// FOLDER holds engine.json and engine.wasm. It prints the plies, the points of each seat, and a checksum of
// the states after each ply (FNV-1a, 32 bits). docs/reference/engine.md explains the engine.
import { readFileSync } from 'node:fs';

const [folder, seed, seats] = [process.argv[2], BigInt(process.argv[3]), Number(process.argv[4])];
const told = JSON.parse(readFileSync(`${folder}/engine.json`, 'utf8'));
const module = await WebAssembly.instantiate(readFileSync(`${folder}/engine.wasm`));
const { memory, __heap_base, set_up, legal, apply } = module.instance.exports;

// ---- memory: everything lies behind __heap_base --------------------------------------------------
let end = __heap_base.value;
function room(bytes) {
  const at = (end + 15) & ~15;
  end = at + bytes;
  const lacking = end - memory.buffer.byteLength;
  if (lacking > 0) memory.grow(Math.ceil(lacking / 65536));
  return at;
}

const ACCESS = { int8: 'Int8', int16: 'Int16', int32: 'Int32', int64: 'BigInt64', uint64: 'BigUint64' };
function place(record, name, index) {
  const field = told.records[record].fields.find((one) => one.name === name);
  return [ACCESS[field.of], field.at + (index * Number(field.of.match(/\d+/)[0])) / 8];
}
function read(record, at, name, index = 0) {
  const [access, offset] = place(record, name, index);
  return Number(new DataView(memory.buffer)[`get${access}`](at + offset, true));
}
function write(record, at, name, value) {
  const [access, offset] = place(record, name, 0);
  new DataView(memory.buffer)[`set${access}`](at + offset, value, true);
}
const shorts = (at, count) => new Int16Array(memory.buffer, at, count);

// ---- the generator of the engine's own bots: xorshift64 --------------------------------------------
let word = seed;
function below(n) {
  word ^= BigInt.asUintN(64, word << 13n);
  word ^= word >> 7n;
  word ^= BigInt.asUintN(64, word << 17n);
  return Number(((word >> 32n) * BigInt(n)) >> 32n);
}

// ---- the game --------------------------------------------------------------------------------------
const parameter = (name, of) =>
  told.functions.find((one) => one.name === of).parameters.find((one) => one.name === name);
const state = room(told.records.states.bytes);
const log = room(told.records.log.bytes);
const out = room(parameter('out', 'legal').bytes);
const deck = room(parameter('deck', 'set_up').bytes);
const tables = room(told.records.tables.bytes);
new Uint8Array(memory.buffer, tables).set(Buffer.from(told.packaged.tables, 'base64'));

for (const option of told.options)
  if (typeof option.default === 'boolean') write('states', state, option.name, Number(option.default));

const cards = [];
for (let kind = 0; kind < 28; kind++)
  for (let k = 0; k < read('tables', tables, 'cards', kind); k++) cards.push(kind);
for (let i = cards.length - 1; i > 0; i--) {
  const j = below(i + 1);
  [cards[i], cards[j]] = [cards[j], cards[i]];
}
shorts(deck, cards.length).set(cards);
const first = below(seats);
const lot = below(read('tables', tables, 'lot_place_count'));
const [standing, square] = [0, 1].map((k) => read('tables', tables, 'lot_places', 2 * lot + k));
set_up(state, 0, tables, seats, first, 0, standing, square, deck, cards.length, log);

let [plies, checksum] = [0, 0x811c9dc5];
for (let count; (count = Number(legal(state, 0, tables, out))) > 0; plies++) {
  const action = shorts(out, count)[below(count)];
  if (apply(state, 0, tables, action, out, log) !== 1n) throw new Error(`${action} is not legal`);
  for (const byte of new Uint8Array(memory.buffer, state, told.records.states.bytes))
    checksum = Math.imul(checksum ^ byte, 0x01000193) >>> 0;
}
const points = Array.from({ length: seats }, (_, seat) => read('states', state, 'gold', seat));
console.log(plies, points.join(' '), checksum.toString(16).padStart(8, '0'));
