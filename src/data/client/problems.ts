import type { Envelope } from './envelope.ts';

export type ApiProblemKind =
  | 'forbidden'
  | 'offline'
  | 'timedOut'
  | 'unreadable'
  | 'serverBusy'
  | 'aborted'
  | 'refused';

interface ProblemDetails {
  readonly httpStatus?: number;
  /** The answer's own envelope where an error status still carried one. */
  readonly envelope?: Envelope;
}

/** Why a call brought no usable answer. The message names the path and the reason only, never a value of the call. */
export abstract class ApiProblem extends Error {
  abstract readonly kind: ApiProblemKind;
  readonly httpStatus: number | undefined;
  readonly envelope: Envelope | undefined;

  constructor(message: string, details: ProblemDetails = {}) {
    super(message);
    this.httpStatus = details.httpStatus;
    this.envelope = details.envelope;
  }
}

/** HTTP 403: the build's credential is not accepted; `app` moves to /authorize. */
export class Forbidden extends ApiProblem {
  readonly kind = 'forbidden';
}

/** The server was not reached, or the connection broke before an answer was complete. */
export class Offline extends ApiProblem {
  readonly kind = 'offline';
}

/** No complete answer within `requestTimeoutMs`. A write may still have been stored. */
export class TimedOut extends ApiProblem {
  readonly kind = 'timedOut';
}

/** An answer came, but not one of this API: a gateway's page, a cut body, too large, from another host. */
export class Unreadable extends ApiProblem {
  readonly kind = 'unreadable';
}

/** The server says that it cannot serve now (408, 429, 5xx). */
export class ServerBusy extends ApiProblem {
  readonly kind = 'serverBusy';
  /** How long the server asks to wait; undefined where it does not say. */
  readonly retryAfterMs: number | undefined;

  constructor(
    message: string,
    details: ProblemDetails & { readonly retryAfterMs?: number | undefined } = {},
  ) {
    super(message, details);
    this.retryAfterMs = details.retryAfterMs;
  }
}

/** The caller gave up: the screen is gone. */
export class Aborted extends ApiProblem {
  readonly kind = 'aborted';
}

/** The server understood and says no (400, 401, 404, 405, 413, 415, 422 …, or an unexpected resCode in a named call). */
export class Refused extends ApiProblem {
  readonly kind = 'refused';
}
