/** What is looked at, in the order of the list. */
export const gateItems = [
  'code',
  'holder',
  'registration',
  'day',
  'channel',
  'name',
  'document',
  'photo',
  'proof',
  'offline',
  'clock',
] as const;
export type GateItem = (typeof gateItems)[number];

/** `todo`: it may keep a visitor out. `look`: they get in, and had better know of it. */
export type TroubleState = 'todo' | 'look';

/** What is done about a trouble: a way to another page, or what the page does itself (`takeOver`, `again`). */
export type GateRemedy =
  | 'others'
  | 'register'
  | 'complete'
  | 'details'
  | 'status'
  | 'own'
  | 'number'
  | 'picture'
  | 'ask'
  | 'takeOver'
  | 'again';

interface Trouble {
  readonly item: GateItem;
  readonly state: TroubleState;
  readonly remedy: GateRemedy;
}

/** Everything that is found, the worst first: what stands higher is to be done before what stands lower. */
export const gateTroubles = {
  over: { item: 'day', state: 'todo', remedy: 'others' },
  withdrawn: { item: 'registration', state: 'todo', remedy: 'register' },
  refused: { item: 'registration', state: 'todo', remedy: 'complete' },
  otherPerson: { item: 'holder', state: 'todo', remedy: 'own' },
  otherDay: { item: 'day', state: 'todo', remedy: 'details' },
  nameMissing: { item: 'name', state: 'todo', remedy: 'complete' },
  documentMissing: { item: 'document', state: 'todo', remedy: 'complete' },
  photoMissing: { item: 'photo', state: 'todo', remedy: 'complete' },
  proofMissing: { item: 'proof', state: 'todo', remedy: 'complete' },
  proofLate: { item: 'proof', state: 'todo', remedy: 'ask' },
  waiting: { item: 'registration', state: 'todo', remedy: 'status' },
  codeUnreadable: { item: 'code', state: 'todo', remedy: 'number' },
  moved: { item: 'day', state: 'look', remedy: 'takeOver' },
  channelClosed: { item: 'channel', state: 'look', remedy: 'ask' },
  notKept: { item: 'offline', state: 'look', remedy: 'picture' },
  clockOff: { item: 'clock', state: 'look', remedy: 'again' },
} as const satisfies Readonly<Record<string, Trouble>>;

export type GateTrouble = keyof typeof gateTroubles;

const ranked = Object.keys(gateTroubles);

/** 0 for the worst. */
export const rankOf = (trouble: GateTrouble): number => ranked.indexOf(trouble);
