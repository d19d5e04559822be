import { loadChunk } from '#chunks/loadChunk.ts';
import { services } from '#session/services.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';
import type { Status } from './useRegistrationStatus.ts';

interface Visitor {
  readonly exhibitionId: string;
  readonly visitorId: string | undefined;
  readonly loginStatus: string | undefined;
}

/** `tell` answers whether the result is still wanted. */
export async function askRegistrationStatus(
  visitor: Visitor,
  tell: (status: Status) => boolean,
): Promise<void> {
  const holdsPass = holdsVoucher(visitor.exhibitionId);
  const { visitorId, loginStatus } = visitor;
  const isLoggedIn = visitorId !== undefined && Number(loginStatus) !== -1;
  tell({ isRegistered: isLoggedIn && holdsPass, holdsPass });
  if (!isLoggedIn) return;
  const status = await lookUp(visitor);
  if (tell({ isRegistered: !status.mustRegister, holdsPass }) && status.failed)
    services().notifyServiceBusy();
}

async function lookUp(visitor: Visitor) {
  try {
    const [client, { visitorMustRegister }] = await Promise.all([
      services().client(),
      loadChunk(() => import('#api/login/registrationStatus.ts')),
    ]);
    return await visitorMustRegister(client, visitor);
  } catch {
    // The code of the lookup was not loaded.
    return { mustRegister: true, failed: true };
  }
}
