import type { FairMs } from '#domain/time/clocks.ts';
import { parseHttpDate } from '#domain/time/parseHttpDate.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';
import type { WaitingTimes } from '#domain/time/waitingTimes.ts';
import { isSuccess, type Envelope, envelopeOf } from './envelope.ts';
import { Aborted, ApiProblem, Forbidden, ServerBusy } from './problems.ts';
import { policyOf, type ReadPolicyName } from './readPolicy.ts';
import { sendOnce } from './sendOnce.ts';
import { sleep as realSleep, type Sleep } from './sleep.ts';

export type ApiPath = `/data/${string}`;

export interface ApiClientOptions {
  /** Origin (and folder) of the API without a trailing slash; `''` for the page's own origin. */
  readonly baseUrl: string;
  /** `/v2`. */
  readonly prefix: string;
  /** Always the build's credential; a person's own token is stored but never sent here. */
  readonly credential: string;
  readonly clientMarker: { readonly header: string; readonly value: 'mobile' };
  readonly exhibitionHeader: string;
  readonly exhibitionId: () => string | undefined;
  readonly tenant: () => { readonly tenantId: string | undefined; readonly userId: string | undefined };
  /** Tenant of platform-wide reads; `sys` unless the build says otherwise. */
  readonly systemTenant?: string;
  readonly times: WaitingTimes;
  readonly warn: (message: string) => void;
  /** Told of each 403 of a call that the visitor asked for. */
  readonly onForbidden: () => void;
  /** Told of every attempt without a usable answer; a problem's message carries no value of the call. */
  readonly onProblem?: (problem: ApiProblem) => void;
  readonly sleep?: Sleep;
  /** Told what each answer says of the server's clock; undefined where it says nothing. */
  readonly onServerTime?: (serverMs: FairMs | undefined) => void;
  /** The answer to the same question, asked before the app ran: it counts as the first attempt's. */
  readonly earlyAnswer?: (path: string, body: object) => Promise<unknown> | undefined;
}

export interface CallOptions {
  /** Instead of the current tenant; then the current user, who belongs to that one, is not sent either. */
  readonly tenantId?: string;
  /** Instead of the current user: another role of the same person, such as the exhibitor user; '' for none. */
  readonly userId?: string;
  readonly signal?: AbortSignal;
  /** False for what the visitor did not ask for, such as a line of a log: a 403 then leads nowhere. */
  readonly isAskedFor?: boolean;
}

export interface ReadOptions extends CallOptions {
  /** How often it is repeated; `usual` where none is named. */
  readonly policy?: ReadPolicyName;
  /** An attempt made elsewhere has failed so long ago: it counts as the first, and the next comes after the usual pause. */
  readonly firstFailedMsAgo?: number;
  /** Called after each failed attempt (counted from 1), so that a waiting screen can say that it is still trying. */
  readonly onAttemptFailed?: (attempt: number, problem: ApiProblem) => void;
}

export interface ApiClient {
  /** For calls that change nothing; repeated as the policy says. @throws ApiProblem of the last attempt */
  readonly read: (path: ApiPath, params: object, options?: ReadOptions) => Promise<Envelope>;
  /** One attempt; a lost answer must be looked up. @throws ApiProblem; with `envelope` where an error status carried one */
  readonly write: (path: ApiPath, params: object, options?: CallOptions) => Promise<Envelope>;
  /** As `read`, for the calls that are no POST. @throws ApiProblem of the last attempt */
  readonly get: (
    path: '/cos-auth',
    query: Readonly<Record<string, string>>,
    options?: Pick<ReadOptions, 'signal' | 'policy'>,
  ) => Promise<Envelope>;
  /** The server's clock at its latest answer, epoch milliseconds; undefined where that told none. */
  readonly serverTimeMs: () => FairMs | undefined;
  readonly systemTenant: string;
  readonly warn: (message: string) => void;
}

/** One request; `path` is what messages may say of it. */
interface Asking {
  readonly path: string;
  readonly address: string;
  readonly method: 'GET' | 'POST';
  readonly body?: string;
  readonly signal: AbortSignal | undefined;
  readonly isAskedFor: boolean;
}

/** Asking again cannot change these answers, although the status is not 200. */
const neverRepeated = [401, 403, 404, 405, 413, 415, 422];
const longestRetryAfterMs = 60_000;

/** The only access to the data API. It shows nothing, stores nothing and moves nowhere. */
export function createApiClient(options: ApiClientOptions): ApiClient {
  const { times, warn } = options;
  const sleep = options.sleep ?? realSleep;
  let serverTimeMs: FairMs | undefined;

  const post = (path: ApiPath, params: object, call: CallOptions): Asking => ({
    path,
    address: path,
    method: 'POST',
    body: JSON.stringify(bodyOf(params, call, options)),
    signal: call.signal,
    isAskedFor: call.isAskedFor ?? true,
  });

  async function attempt({ path, address, signal, isAskedFor, ...request }: Asking): Promise<Envelope> {
    const envelope = await sendOnce({
      ...request,
      url: `${options.baseUrl}${options.prefix}${address}`,
      path,
      headers: headersOf(options),
      timeoutMs: times.requestTimeoutMs,
      signal,
      onDate: (date) => {
        // Never that of an earlier answer, which has grown old.
        serverTimeMs = parseHttpDate(date);
        options.onServerTime?.(serverTimeMs);
      },
    }).catch((cause: unknown) => {
      if (cause instanceof Forbidden && isAskedFor) options.onForbidden();
      if (cause instanceof ApiProblem) options.onProblem?.(cause);
      throw cause;
    });
    // The code and the path only: a response's text may carry a person's name or number.
    if (!isSuccess(envelope.resCode)) warn(`resCode ${envelope.resCode} from ${path}`);
    return envelope;
  }

  const repeat = (ask: () => Asking, call: ReadOptions) =>
    repeatRead(() => attempt(ask()), call, times, sleep);

  return {
    read: (path, params, call = {}) => {
      const { isAskedFor = true } = policyOf(call.policy);
      const asked = { isAskedFor, ...call };
      const early = options.earlyAnswer?.(path, bodyOf(params, asked, options));
      const later = () => repeat(() => post(path, params, asked), call);
      return early === undefined ? later() : readEarly(early, times).then((found) => found ?? later());
    },
    write: (path, params, call = {}) => attempt(post(path, params, call)),
    get: (path, query, call = {}) => {
      const address = `${path}?${new URLSearchParams(query).toString()}`;
      return repeat(() => ({ path, address, method: 'GET', signal: call.signal, isAskedFor: true }), call);
    },
    serverTimeMs: () => serverTimeMs,
    systemTenant: options.systemTenant ?? 'sys',
    warn,
  };
}

/** Undefined where it brought no answer of the data API in the time of one request: then it is asked again, which says why. */
function readEarly(
  early: Promise<unknown>,
  { requestTimeoutMs }: WaitingTimes,
): Promise<Envelope | undefined> {
  const late = new Promise<undefined>((done) => setTimeout(() => done(undefined), requestTimeoutMs));
  return Promise.race([early.then(envelopeOf, () => undefined), late]);
}

async function repeatRead(
  attempt: () => Promise<Envelope>,
  call: ReadOptions,
  times: WaitingTimes,
  sleep: Sleep,
): Promise<Envelope> {
  const { firstFailedMsAgo: agoMs } = call;
  const { repetitions } = policyOf(call.policy);
  if (agoMs !== undefined) {
    const pauseMs = times.readRetryDelayMs;
    await sleep(pauseMs - Math.min(Math.max(agoMs, 0), pauseMs), call.signal);
  }
  for (let count = agoMs === undefined ? 1 : 2; ; count += 1) {
    try {
      return await attempt();
    } catch (problem) {
      if (!(problem instanceof ApiProblem) || problem instanceof Aborted) throw problem;
      call.onAttemptFailed?.(count, problem);
      if (count > repetitions || !mayRepeat(problem)) throw problem;
      await sleep(pauseBefore(problem, times.readRetryDelayMs), call.signal);
      // The next attempt ends immediately if the caller has given up.
    }
  }
}

function headersOf(options: ApiClientOptions): Record<string, string> {
  const headers: Record<string, string> = {
    Authorization: `Bearer ${options.credential}`,
    [options.clientMarker.header]: options.clientMarker.value,
  };
  const exhibitionId = options.exhibitionId();
  // What comes from the device may be damaged, and a bad header value would end every call.
  if (isRecordId(exhibitionId)) headers[options.exhibitionHeader] = exhibitionId;
  return headers;
}

function bodyOf(params: object, call: CallOptions, options: ApiClientOptions): object {
  const { tenantId, userId } =
    call.tenantId === undefined ? options.tenant() : { ...call, userId: undefined };
  return { tenantId, userId: (call.userId ?? userId) || undefined, params };
}

function mayRepeat(problem: ApiProblem): boolean {
  return problem.httpStatus === undefined || neverRepeated.indexOf(problem.httpStatus) < 0;
}

function pauseBefore(problem: ApiProblem, usualMs: number): number {
  const asked = problem instanceof ServerBusy ? problem.retryAfterMs : undefined;
  return asked === undefined ? usualMs : Math.min(asked, longestRetryAfterMs);
}
