import { readLine } from '#domain/record/serverRow.ts';

/** The server's codes, as other clients show them. */
const states = {
  101: 'toPay',
  201: 'toShip',
  202: 'toReceive',
  401: 'completed',
  402: 'closed',
  301: 'refundAgreed',
  302: 'refundRefused',
  303: 'refundAsked',
  311: 'returnAgreed',
  312: 'returnRefused',
  313: 'returnAsked',
  321: 'exchangeAgreed',
  322: 'exchangeRefused',
  323: 'exchangeAsked',
} as const;

type Code = keyof typeof states;
export type KnownOrderState = (typeof states)[Code];

/** Where an order stands within a state of the server, which has no code for it: read from what both sides have noted on it. */
const steps = {
  /** Refused, and the goods had been received before it was asked for. */
  refundRefusedReceived: 'refundRefused',
  refundDone: 'refundAgreed',
  returnSentBack: 'returnAgreed',
  returnArrived: 'returnAgreed',
  returnDone: 'returnAgreed',
  exchangeSentBack: 'exchangeAgreed',
  exchangeArrived: 'exchangeAgreed',
  exchangeDone: 'exchangeAgreed',
} as const satisfies Readonly<Record<string, KnownOrderState>>;

type OrderStep = keyof typeof steps;
export type ReadOrderState = KnownOrderState | OrderStep;
export type OrderState = ReadOrderState | 'unknown';

/** A code of a later server is no reason to hide an order. */
export function orderState(state: unknown): KnownOrderState | 'unknown' {
  const code = readLine(state);
  return /^\d{3}$/.test(code) ? (states[Number(code) as Code] ?? 'unknown') : 'unknown';
}

/** The code that is written for a state; for a step, the code of the state that it belongs to. */
export function codeOfState(state: ReadOrderState): string {
  const known = state in steps ? steps[state as OrderStep] : state;
  const code = Object.keys(states).find((key) => states[Number(key) as Code] === known);
  return code ?? '';
}

export const knownOrderStates: readonly KnownOrderState[] = Object.values(states);
