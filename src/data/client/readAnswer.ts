import { type Envelope, readEnvelope } from './envelope.ts';
import { type ApiProblem, Forbidden, Refused, ServerBusy, Unreadable } from './problems.ts';

/** @throws Unreadable when a 200 brings no envelope; Forbidden, ServerBusy or Refused for the other statuses */
export function readAnswer(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  text: string,
  path: string,
): Envelope {
  const envelope = readEnvelope(text);
  if (status !== 200) throw problemOf(status, headers, envelope, path);
  if (!envelope) throw new Unreadable(`${path}: not an answer of the data API`, { httpStatus: status });
  return envelope;
}

function problemOf(
  status: number,
  headers: Readonly<Record<string, unknown>>,
  envelope: Envelope | undefined,
  path: string,
): ApiProblem {
  const message = `${path}: HTTP ${status}`;
  const details = { httpStatus: status, ...(envelope ? { envelope } : {}) };
  if (status === 403) return new Forbidden(message, details);
  if (status >= 500 || status === 429 || status === 408) {
    return new ServerBusy(message, { ...details, retryAfterMs: readRetryAfter(headers['retry-after']) });
  }
  return status >= 400 ? new Refused(message, details) : new Unreadable(message, details);
}

/** Seconds only: the date form depends on the phone's clock. From another origin the header must be exposed. */
function readRetryAfter(value: unknown): number | undefined {
  return typeof value === 'string' && /^\d{1,6}$/.test(value.trim()) ? Number(value) * 1000 : undefined;
}
