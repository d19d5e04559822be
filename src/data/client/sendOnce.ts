import axios, { type AxiosResponse, isAxiosError } from 'axios';
import type { Envelope } from './envelope.ts';
import { Aborted, type ApiProblem, Offline, TimedOut, Unreadable } from './problems.ts';
import { readAnswer } from './readAnswer.ts';

export interface Sending {
  readonly method?: 'GET' | 'POST';
  readonly url: string;
  /** For messages: the path without host. */
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  /** Of a POST. */
  readonly body?: string;
  readonly timeoutMs: number;
  readonly signal: AbortSignal | undefined;
  /** Told the `Date` header of an answer that was understood; from another origin it must be exposed. */
  readonly onDate?: (date: unknown) => void;
}

type Ending = 'timedOut' | 'tooLarge' | 'aborted';

const largestBodyBytes = 5 * 1024 * 1024;

/**
 * One request, a POST unless it says otherwise, never retried here. (A browser may still repeat it when a reused
 * connection breaks, which is why a write's fate is looked up and never assumed.)
 * @throws ApiProblem
 */
export async function sendOnce(sending: Sending): Promise<Envelope> {
  const response = await send(sending);
  const { path } = sending;
  if (cameFromElsewhere(response, sending.url))
    throw new Unreadable(`${path}: answered from another address`);
  const text: unknown = response.data;
  const answer = readAnswer(response.status, response.headers, typeof text === 'string' ? text : '', path);
  sending.onDate?.(response.headers['date']);
  return answer;
}

async function send(sending: Sending): Promise<AxiosResponse<unknown>> {
  const controller = new AbortController();
  let ending: Ending | undefined;
  const end = (why: Ending) => {
    ending ??= why;
    controller.abort();
  };
  const onAbort = () => end('aborted');
  if (sending.signal?.aborted) onAbort();
  sending.signal?.addEventListener('abort', onAbort);
  // One clock for the whole answer: a server that drips a byte now and then must not hold a visitor for ever.
  const timer = setTimeout(() => end('timedOut'), sending.timeoutMs);
  try {
    const { method = 'POST', url, body } = sending;
    const described = method === 'POST' ? { 'Content-Type': 'application/json' } : undefined;
    return await axios.request<unknown>({
      method,
      url,
      data: body,
      adapter: ['xhr', 'http'],
      headers: { ...described, Accept: 'application/json', ...sending.headers },
      responseType: 'text',
      // Text in, text out: axios would hand back a broken body as if it were the answer.
      transformRequest: [(content: unknown) => content],
      transformResponse: [(text: unknown) => text],
      validateStatus: () => true,
      withXSRFToken: false,
      maxRedirects: 0,
      onDownloadProgress: ({ loaded }) => {
        if (loaded > largestBodyBytes) end('tooLarge');
      },
      signal: controller.signal,
    });
  } catch (cause) {
    throw ending ? endedProblem(ending, sending.path) : brokenProblem(cause, sending.path);
  } finally {
    clearTimeout(timer);
    sending.signal?.removeEventListener('abort', onAbort);
  }
}

function endedProblem(ending: Ending, path: string): ApiProblem {
  if (ending === 'timedOut') return new TimedOut(`${path}: no answer in time`);
  if (ending === 'aborted') return new Aborted(`${path}: given up by the caller`);
  return new Unreadable(`${path}: answer too large`);
}

function brokenProblem(cause: unknown, path: string): unknown {
  if (!isAxiosError(cause)) return cause;
  return cause.code === 'ERR_BAD_RESPONSE'
    ? new Unreadable(`${path}: answer cut`)
    : new Offline(`${path}: ${cause.code ?? 'not reached'}`);
}

/**
 * A page cannot forbid XMLHttpRequest to follow a redirect. Today's browsers drop `Authorization` when it leads to
 * another origin and older ones ask that origin first (CORS preflight), so all that is left to do here is not to
 * believe the answer. Keep redirects off the API host.
 */
function cameFromElsewhere(response: AxiosResponse<unknown>, url: string): boolean {
  const request: unknown = response.request;
  if (typeof XMLHttpRequest === 'undefined' || !(request instanceof XMLHttpRequest)) return false;
  return request.responseURL !== '' && request.responseURL !== new URL(url, location.href).href;
}
