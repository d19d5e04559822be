import { type Channel, readChannel } from './channel.ts';
import { type Exhibition, readExhibition } from './exhibition.ts';

/** The rows of an answer; none where `result` is absent, null or no array. */
function rowsIn(answer: unknown): unknown[] {
  const result = (answer as { result?: unknown } | null | undefined)?.result;
  return Array.isArray(result) ? result : [];
}

/** Whether the server answered the question: code 0, or 10000 for "no rows", as a number or as its text. */
export function isAnswer(answer: unknown): boolean {
  const code = (answer as { resCode?: unknown } | null | undefined)?.resCode;
  if (typeof code !== 'number' && typeof code !== 'string') return false;
  return /^\s*(?:0|10000)\s*$/.test(String(code));
}

/** A row as the server sent it, beside what was read of it: the row is what the phone keeps. */
export interface ReadRow<T> {
  readonly row: object;
  readonly value: T;
}

/** The exhibition that was asked for; another one's row does not count. */
export function exhibitionIn(answer: unknown, exhibitionId: string): ReadRow<Exhibition> | undefined {
  for (const row of rowsIn(answer)) {
    const value = readExhibition(row);
    if (value?.RecordId === exhibitionId) return { row: row as object, value };
  }
  return undefined;
}

const maxChannels = 200;

/** The channels of this exhibition (the first 200 of them), once each, in the server's order; rows of other exhibitions do not count. */
export function channelsIn(answer: unknown, exhibitionId: string): ReadRow<Channel>[] {
  const found: ReadRow<Channel>[] = [];
  const seen: string[] = [];
  for (const row of rowsIn(answer)) {
    if (found.length === maxChannels) break;
    const value = readChannel(row);
    if (value === undefined || value.ExhibitionId !== exhibitionId || seen.indexOf(value.RecordId) >= 0)
      continue;
    seen.push(value.RecordId);
    found.push({ row: row as object, value });
  }
  return found;
}
