import type { APIRequestContext, Page } from '@playwright/test';
import { openPrepared } from './preparedPhone.ts';
import { rowsIn, type StoredRow } from './records.ts';
import { stories } from './stories.ts';

export const applyAt = (exhibitionId: string) => `/become-exhibitor/${exhibitionId}`;
export const applicationAt = (exhibitionId: string) => `${applyAt(exhibitionId)}/application`;

/** Opens an address on a phone where the mobile number of an applicant was proven a moment ago. */
export function openAsApplicant(
  page: Page,
  mobile: string,
  address: string,
  exhibitionId: string = stories.applicants,
): Promise<void> {
  const proven = { kind: 'mobile', value: mobile, provenAtMs: Date.now() };
  return openPrepared(page, address, [[`provenContact/${exhibitionId}`, proven]]);
}

export async function applicationsOf(
  request: APIRequestContext,
  mobile: string,
): Promise<readonly StoredRow[]> {
  return (await rowsIn(request, 'ExhibitorApplication')).filter((row) => row['Mob'] === mobile);
}

/** The organiser's decision about the application of a mobile number. */
export async function decideApplication(
  request: APIRequestContext,
  mobile: string,
  state: '2' | '3',
  reason = '',
): Promise<void> {
  const [row] = await applicationsOf(request, mobile);
  await request.post('/sandbox/applications', { data: { recordId: row?.['RecordId'], state, reason } });
}
