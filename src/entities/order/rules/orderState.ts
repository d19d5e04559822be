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
export type OrderState = KnownOrderState | 'unknown';

/** A code of a later server is no reason to hide an order. */
export function orderState(state: unknown): OrderState {
  const code = readLine(state);
  return /^\d{3}$/.test(code) ? (states[Number(code) as Code] ?? 'unknown') : 'unknown';
}

/** The code that is written for a state. */
export function codeOfState(state: KnownOrderState): string {
  const code = Object.keys(states).find((key) => states[Number(key) as Code] === state);
  return code ?? '';
}

export const knownOrderStates: readonly KnownOrderState[] = Object.values(states);
