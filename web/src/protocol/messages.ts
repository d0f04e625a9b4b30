// The server's messages as types: made from src/polis/server/protocol by tools/protocol_types.py.

export type Language = 'en' | 'fr' | 'de';
/** A text in the languages that were asked for: the reader's own over a socket, else all. */
export type Texts = Partial<Record<Language, string>>;
/** A game's named fields, as documented in docs/specs; unknown things are null. */
export type View = Record<string, unknown>;


export interface Happened {
  ply: number;
  kind: string;
  fields: Record<string, unknown>;
  text: Texts;
}

export interface Position {
  ply: number;
  view: View;
  phase: string;
  turn: number | null;
  question: Texts | null;
  legal: number[];
  scores: (number | null)[];
}

export type SeatKind = 'open' | 'person' | 'bot';
export interface SeatHead {
  kind: SeatKind;
  name: string;
  bot: string | null;
  ready: boolean;
  online: boolean;
  clock_ms: number | null;
  away?: boolean;
  may_return?: boolean;
}

export interface Clock {
  kind: 'none' | 'live' | 'days';
  base_s: number;
  increment_s: number;
}

export interface Offer {
  kind: 'take-back' | 'pause' | 'resume';
  seat: number;
  ply: number;
  agreed: number[];
}

export interface Result {
  ending: string;
  scores: number[];
  winners: number[];
}

export type TableStatus = 'gathering' | 'playing' | 'paused' | 'over';
export interface BoxHead {
  id: string;
  sha256: string;
}
export interface TableHead {
  id: string;
  game: string;
  options: Record<string, unknown>;
  status: TableStatus;
  seats: SeatHead[];
  clock: Clock;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  take_backs: boolean;
  created: string;
  commitment: string;
  secret: string | null;
  ply: number;
  turn: number | null;
  undo_to: number | null;
  reset_to: number | null;
  offer: Offer | null;
  result: Result | null;
  rematch?: string | null;
  lesson?: 'on' | 'left' | null;
  returns?: boolean;
  deal?: 'new' | 'branch' | 'lesson';
  box?: BoxHead | null;
}

export interface ChatLine {
  seat: number | null;
  name: string;
  text: string;
  at: string;
}

// ---- what the client sends over /ws/tables/{id} ------------------------------------------
export type ClientMessage =
  | { type: 'hello'; tokens: string[]; since: number | null; session?: string | null; language?: Language | null }
  | { type: 'look'; seat: number | null }
  | { type: 'preview'; id: number; ply: number; seat: number; actions: number[] }
  | { type: 'why'; id: number; ply: number; seat: number; actions: number[]; line: string }
  | { type: 'chat'; key: string; seat: number | null; text: string }
  | { type: 'ping' }
  | { type: 'act'; key: string; seat: number; ply: number; actions: number[] }
  | { type: 'say'; key: string; seat: number; ply: number; line: string }
  | { type: 'undo'; key: string; seat: number; ply: number; to: number }
  | { type: 'offer'; key: string; seat: number; kind: Offer['kind']; ply: number }
  | { type: 'answer'; key: string; seat: number; yes: boolean }
  | { type: 'ready'; key: string; seat: number; entropy?: string | null }
  | { type: 'resign'; key: string; seat: number; bot: string }
  | { type: 'return'; key: string; seat: number }
  | { type: 'fill'; key: string; seat: number; place: number; bot: string }
  | { type: 'free'; key: string; seat: number; place: number };

// ---- what the server sends ----------------------------------------------------------------
export interface Reason {
  clause: string | null;
  text: Texts;
}
export interface Welcome {
  type: 'welcome';
  version: number;
  table: TableHead;
  held: number[];
  viewer: number | null;
  position: Position | null;
  happened: Happened[];
  chat: ChatLine[];
}
export interface Update {
  type: 'update';
  version: number;
  key: string | null;
  table: TableHead;
  viewer: number | null;
  position: Position | null;
  happened: Happened[];
  rewound: boolean;
}
export interface Refused {
  type: 'refused';
  key: string | null;
  code: string;
  clause: string | null;
  text: Texts;
  version: number;
  id?: number | null;
}
export interface PreviewResult {
  type: 'preview';
  id: number;
  position: Position | null;
  happened: Happened[];
  stops: 'reveals' | 'turn' | null;
  refused: Reason | null;
}
export interface ReasonMessage extends Reason {
  type: 'reason';
  id: number;
}
export interface Presence {
  type: 'presence';
  online: boolean[];
  onlookers: number;
}
export interface ChatMessage {
  type: 'chat';
  line: ChatLine;
}
export interface Thinking {
  type: 'thinking';
  seat: number;
  bot: string;
  ahead: number;
  seconds: number;
  waits_for_room?: boolean;
}
export interface Pong {
  type: 'pong';
}
export type ServerMessage =
  | Welcome
  | Update
  | Refused
  | PreviewResult
  | ReasonMessage
  | Presence
  | ChatMessage
  | Thinking
  | Pong;

// ---- HTTP -----------------------------------------------------------------------------------
export type SeatWish = { kind: 'me'; name: string } | { kind: 'open' } | { kind: 'bot'; bot: string };
export interface OptionInfo {
  name: string;
  values: (string | boolean)[];
  default: string | boolean;
  label: Texts;
  clause: string;
}
export interface BotInfo {
  name: string;
  label: Texts;
  style: string;
}
export interface GameInfo {
  name: string;
  title: string;
  seats: number[];
  seat_names: Texts[];
  options: OptionInfo[];
  bots: BotInfo[];
  lesson: boolean;
}
export interface Config {
  version: string;
  games: GameInfo[];
  push_key: string | null;
  preparing: boolean;
}
export interface Chosen {
  game?: string;
  bots?: string[];
}
export interface PartAt {
  name: string;
  percent: number;
  bots: string[];
}
export interface BeingPrepared {
  game: string;
  percent: number;
  parts: PartAt[];
}
export interface Preparation {
  missing: BeingPrepared[];
}
export interface Clause {
  id: string;
  source: string;
  ruling: boolean;
  text: Texts;
}
export interface VerbInfo {
  verb: string;
  first: number;
  sizes: number[];
}
export interface GameDetail extends GameInfo {
  components: Record<string, unknown>;
  components_id: string;
  clauses: Clause[];
  verbs: VerbInfo[];
  notation: string[];
}
export interface BoxFile {
  text: string;
}
export interface BoxFault {
  line: number;
  text: string;
}
export interface BoxCheck {
  faults: BoxFault[];
  id: string;
  title: string;
  sha256: string;
  drawing: string;
}
export interface LessonTry {
  move: string;
  text: Texts;
}
export interface LessonStep {
  text: Texts;
  clauses: string[];
  ply: number;
  moves: string[];
  tries: LessonTry[];
}
export interface LessonInfo {
  game: string;
  seats: number;
  learner: number;
  plies: number;
  steps: LessonStep[];
}
export interface NewLesson {
  name: string;
}
export interface SeatKey {
  seat: number;
  token: string;
}
export interface NewTableReply {
  id: string;
  keys: SeatKey[];
  commitment: string;
}
export interface NewTable {
  game: string;
  options: Record<string, unknown>;
  seats: SeatWish[];
  clock: Clock;
  listed: boolean;
  spectators: boolean;
  chat: boolean;
  take_backs: boolean;
  returns?: boolean;
  box?: string | null;
}
export interface Listed {
  tables: TableHead[];
}
export interface TakeSeat {
  seat: number | null;
  name: string;
}
export interface BeReady {
  entropy: string;
  tokens?: string[];
}
export interface MyTable {
  id: string;
  token: string;
}
export interface Mine {
  tables?: MyTable[];
}
export interface MineHead extends TableHead {
  held?: number[];
}
export interface MyTables {
  tables: MineHead[];
  account?: string | null;
}
export interface AskHint {
  seat: number;
  ply: number;
}
export interface Hint {
  ply: number;
  actions: number[];
  lines: Texts[];
}
export interface PositionAt {
  position: Position;
  happened: Happened[];
  plies: number;
}
export interface Topic {
  name: string;
  label: string;
  things: string[];
}
export interface Answered {
  lines: string[];
  topics: Topic[];
}
export interface Verdict {
  ok: boolean;
  text: Texts;
}
export interface Scores {
  plies: number[][];
}
export interface Branch {
  ply: number;
}
export interface HookInfo {
  id: string;
  url: string;
}
export interface Hooks {
  hooks: HookInfo[];
}
export interface NewHook {
  seat: number;
  url: string;
  language?: Language;
}
export interface HookSecret {
  id: string;
  secret: string;
}
export interface OldHook {
  id: string;
}
export interface PushKeys {
  p256dh: string;
  auth: string;
}
export interface PushAddress {
  endpoint: string;
  keys: PushKeys;
}
export interface Follow extends Mine {
  subscription: PushAddress;
  language: Language;
}
export interface Followed {
  seats: number;
}
export interface Unfollow {
  endpoint: string;
}
export interface Credentials {
  name: string;
  password: string;
}
export interface Session {
  name: string;
  token: string;
}
export interface NewByLink {
  link: string;
  password: string;
}
export interface AccountInfo {
  name: string;
  seats: number;
}
export interface NewPassword {
  old: string;
  new: string;
}
export interface OwnPassword {
  password: string;
}
export interface Problem {
  code: string;
  text: Texts;
  clause: string | null;
}
