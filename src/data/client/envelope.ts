import { cleanLine } from '#domain/text/cleanText.ts';
import { isServerRow, type ServerRow } from '#domain/record/serverRow.ts';

/** What every call of the data API answers with. */
export interface Envelope {
  readonly resCode: number;
  /** For people: plain text, at most 120 characters, control characters removed. `''` when absent. */
  readonly resMsg: string;
  readonly result: unknown;
}

export const found = 0;
/** Success without rows. */
export const foundNothing = 10000;

const longestMessage = 120;

/** 0 and 10000 are success; every other code is only warned about. */
export function isSuccess(resCode: number): boolean {
  return resCode === found || resCode === foundNothing;
}

/** Undefined when it is no envelope: not JSON (a gateway's page, a cut body), or without a numeric resCode. */
export const readEnvelope = (text: string): Envelope | undefined => envelopeOf(parseObject(text));

/** The same of what was parsed already. */
export function envelopeOf(answer: unknown): Envelope | undefined {
  if (!isServerRow(answer)) return undefined;
  const resCode = readResCode(answer['resCode']);
  if (resCode === undefined) return undefined;
  return { resCode, resMsg: readMessage(answer['resMsg']), result: answer['result'] };
}

function parseObject(text: string): ServerRow | undefined {
  try {
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    return isServerRow(value) ? value : undefined;
  } catch {
    // Also a RangeError: old engines overflow on deeply nested text.
    return undefined;
  }
}

/** Some servers of this family write the code as text. */
function readResCode(value: unknown): number | undefined {
  if (typeof value === 'number') return value;
  if (typeof value === 'string' && /^\s*-?\d{1,9}\s*$/.test(value)) return Number(value);
  return undefined;
}

/** The server's own sentence is shown to people, so it must not bring line breaks, bidi overrides or a page of text. */
function readMessage(value: unknown): string {
  return typeof value === 'string' ? cleanLine(value.slice(0, 10 * longestMessage), longestMessage) : '';
}
