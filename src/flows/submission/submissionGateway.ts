import type { ApiClient } from '../../api/client/client.ts';
import type { WithdrawnFrom } from '../../api/registration/duplicateRows.ts';
import type { RegistrationLookup, SentOnce } from '../../api/registration/registrations.ts';

/** Where one kind of thing is handed in, and asked for again. */
export interface SubmissionGateway {
  readonly insert: (client: ApiClient) => Promise<SentOnce>;
  readonly update: (client: ApiClient, recordId: string) => Promise<SentOnce>;
  readonly find: (client: ApiClient) => Promise<RegistrationLookup>;
  readonly count: (client: ApiClient) => Promise<number | undefined>;
  /** Where a second row that only the browser has made can be told and withdrawn. */
  readonly collection?: WithdrawnFrom;
}

export const onSchedule = { policy: 'schedule' } as const;

/** The code of what is not sent at all: part of it could not be kept on this phone, and must not be missing in what the server gets. */
export const incompleteCode = -400;
const incomplete: SentOnce = { status: 400, envelope: { resCode: incompleteCode, resMsg: '', result: null } };

/** The same gateway for what was read back from the outbox: it looks up whatever it was given, and sends only what is whole. */
export function rejectIncomplete(
  gateway: SubmissionGateway,
  missingFields: readonly string[],
): SubmissionGateway {
  if (missingFields.length === 0) return gateway;
  const refuse = () => Promise.resolve(incomplete);
  return { ...gateway, insert: refuse, update: refuse };
}
