import { recordShare } from '#api/exhibition/recordShare.ts';
import { ApiProblem } from '#data/client/problems.ts';
import type { ShareTarget } from '#host/host.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { visitorIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';

/** A share that the host did not do is a line for the log; the copied link and the poster are on the same page. */
export async function warnNotShared(): Promise<void> {
  const client = await services()
    .client()
    .catch(() => undefined);
  client?.warn('the host did not share');
}

/** Tells the organiser that the exhibition was shared. It is not waited for, and a failure is only logged. */
export async function noteShare(exhibitionId: string, to: ShareTarget): Promise<void> {
  const { client: getClient, device } = services();
  const client = await getClient().catch(() => undefined);
  const visitorId = visitorIn(device.getState()) ?? '';
  try {
    if (client !== undefined) await recordShare(client, { atMs: fairNowMs(), exhibitionId, visitorId, to });
  } catch (cause) {
    client?.warn(`a share was not recorded: ${cause instanceof ApiProblem ? cause.kind : 'unknown'}`);
  }
}
