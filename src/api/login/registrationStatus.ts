import type { ApiClient, ReadOptions } from '#data/client/apiClient.ts';
import type { Rows } from '#data/collections/rows.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { registrations } from '#entities/registration/api/registrationCollections.ts';
import { found, isSuccess } from '#data/client/envelope.ts';
import { Aborted } from '#data/client/problems.ts';

export interface RegistrationStatus {
  readonly mustRegister: boolean;
  /** The lookup failed: the caller shows "Service busy, please retry later" and still leads to the registration. */
  readonly failed: boolean;
}

const loggedOut = -1;

/**
 * Whether a visitor still has to register: not when an id is present, the login status is not -1, and the lookup
 * answers exactly 0 (10000 is success without a row).
 * For choosing a screen only. A submission uses `findRegistrations`, which tells "absent" from "unknown".
 * @throws Aborted when the caller gave up
 */
export async function visitorMustRegister(
  client: ApiClient,
  visitor: {
    readonly exhibitionId: string;
    readonly visitorId: string | undefined;
    readonly loginStatus: string | number | undefined;
  },
  options?: ReadOptions,
): Promise<RegistrationStatus> {
  const { exhibitionId, visitorId, loginStatus } = visitor;
  if (!visitorId || Number(loginStatus) === loggedOut) return { mustRegister: true, failed: false };
  const parts = { ExhibitionId: exhibitionId, VisitorId: visitorId };
  return statusAfter(() => registrations.rows(client, parts, options));
}

/** The same for an exhibitor, who acts as the exhibitor user. @throws Aborted when the caller gave up */
export async function exhibitorMustRegister(
  client: ApiClient,
  exhibitor: {
    readonly exhibitionId: string;
    readonly exhibitorId: string | undefined;
    readonly exhibitorUserId: string | undefined;
  },
  options?: ReadOptions,
): Promise<RegistrationStatus> {
  const { exhibitionId, exhibitorId, exhibitorUserId } = exhibitor;
  if (!exhibitorId) return { mustRegister: true, failed: false };
  const parts = { ExhibitionId: exhibitionId, ExhibitorId: exhibitorId };
  const asExhibitor = exhibitorUserId ? { ...options, userId: exhibitorUserId } : options;
  return statusAfter(() => exhibitingInfo.rows(client, parts, { ...asExhibitor, via: 'queryList' }));
}

/** Any error, an unreadable response included, counts as a failed lookup. */
async function statusAfter(lookUp: () => Promise<Rows>): Promise<RegistrationStatus> {
  try {
    const { resCode, rows, foreign } = await lookUp();
    const isFound = resCode === found && (rows.length > 0 || foreign === 0);
    return { mustRegister: !isFound, failed: !isSuccess(resCode) };
  } catch (problem) {
    if (problem instanceof Aborted) throw problem;
    return { mustRegister: true, failed: true };
  }
}
