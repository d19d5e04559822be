import type { ApiClient } from '../data/client/apiClient.ts';
import type { SentOnce } from '../data/client/outcomeOf.ts';
import { classifySend } from './rules/classifySend.ts';
import { visitorIn } from '../session/acting/visitorIn.ts';
import { services } from '../session/services.ts';

/**
 * Why a change was not made. `changed`: it is not any more what was on the screen. `notDone`: it was not answered, and the
 * server shows that nothing changed. `unknown`: not even that could be seen. `notSent`: this phone has no network.
 */
export type RowChangeFailure = 'changed' | 'gone' | 'notSent' | 'notDone' | 'unknown';

export interface RowChange<T, Refusal extends string> {
  /** As the server has it now; undefined where it is no more. @throws ApiProblem */
  readonly readAgain: (client: ApiClient) => Promise<T | undefined>;
  /** Whether it is still what the change goes out from. */
  readonly isAsSeen: (now: T) => boolean;
  /** Whether it is so already. */
  readonly holds: (now: T) => boolean;
  /** One attempt. */
  readonly send: (client: ApiClient) => Promise<SentOnce>;
  readonly refusalOf: (resCode: number) => Refusal;
}

/**
 * Looks whether the row is still the one on the screen, changes it once, and looks again where it was not answered or refused: a browser may
 * deliver one request twice, and the second copy is refused because the first was stored. Nothing leaves once another visitor acts than who tapped.
 */
export async function changeRow<T, Refusal extends string>(
  change: RowChange<T, Refusal>,
): Promise<'done' | RowChangeFailure | Refusal> {
  const { readAgain, isAsSeen, holds, send, refusalOf } = change;
  if (!navigator.onLine) return 'notSent';
  const { device } = services();
  const acting = visitorIn(device.getState());
  try {
    const client = await services().client();
    const before = await readAgain(client);
    if (before === undefined) return 'gone';
    if (holds(before)) return 'done';
    if (!isAsSeen(before)) return 'changed';
    if (visitorIn(device.getState()) !== acting) return 'notDone';
    const sent = await send(client);
    const kind = classifySend(sent, 'update');
    if (kind === 'stored') return 'done';
    const failure = kind === 'refused' ? refusalOf(sent.envelope?.resCode ?? 0) : undefined;
    return await readAgain(client).then(
      (now) => (now !== undefined && holds(now) ? 'done' : (failure ?? 'notDone')),
      () => failure ?? 'unknown',
    );
  } catch {
    // The look before it was not answered: nothing has left.
    return 'notDone';
  }
}
