import { isServerRow } from '#domain/record/serverRow.ts';
import { cleanLine } from '#domain/text/cleanText.ts';
import { sleep as realSleep, type Sleep } from './sleep.ts';

export interface RawAnswer {
  readonly status: number;
  readonly text: string;
}

/** `resMsg` is the server's own sentence; without it the default one for `kind` stands in. */
class RequestFailed extends Error {
  readonly kind = 'refused';
  readonly httpStatus: number | undefined;
  readonly resMsg: string | undefined;

  constructor(resMsg: string | undefined, httpStatus: number | undefined) {
    super(resMsg ?? 'The request failed');
    this.resMsg = resMsg;
    this.httpStatus = httpStatus;
  }
}

export interface RetryOptions {
  readonly send: () => Promise<RawAnswer>;
  /** How many times to try again; by default never. */
  readonly times?: number;
  readonly delayMs?: number;
  /** Whether an answer is good enough; without it any readable 200 is. */
  readonly condition?: (answer: unknown) => boolean;
  readonly sleep?: Sleep;
  readonly signal?: AbortSignal;
}

/**
 * The product's second, separate request wrapper (its specification, "Client behaviour"): retries with configurable
 * times and delay (default no retries, 2 s), optionally on a condition; reads the body as JSON and takes `resMsg` as
 * the error's message. For hosts beside the data API, such as the auth host; never for a call that stores something
 * new. A 403 is not repeated here either.
 * @throws RequestFailed after the last attempt
 */
export async function requestWithRetry(options: RetryOptions): Promise<unknown> {
  const { times = 0, delayMs = 2_000, sleep = realSleep, signal } = options;
  for (let count = 0; ; count += 1) {
    const answer = await attempt(options);
    if (!(answer instanceof RequestFailed)) return answer;
    if (count >= times || answer.httpStatus === 403 || signal?.aborted) throw answer;
    await sleep(delayMs, signal);
    if (signal?.aborted) throw answer;
  }
}

async function attempt({ send, condition = () => true }: RetryOptions): Promise<unknown> {
  let raw: RawAnswer;
  try {
    raw = await send();
  } catch {
    return new RequestFailed(undefined, undefined);
  }
  const answer = parse(raw.text);
  if (raw.status === 200 && answer !== undefined && condition(answer)) return answer;
  return new RequestFailed(messageOf(answer), raw.status);
}

/** Undefined when the text is no JSON; a JSON `null` stays null. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function messageOf(answer: unknown): string | undefined {
  const resMsg = isServerRow(answer) ? answer['resMsg'] : undefined;
  return typeof resMsg === 'string' && resMsg.trim() !== '' ? cleanLine(resMsg, 120) : undefined;
}
