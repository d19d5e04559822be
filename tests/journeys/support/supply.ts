import type { APIRequestContext } from '@playwright/test';
import { callApi } from './onSite.ts';
import { rowsIn, type StoredRow } from './records.ts';
import { stories } from './stories.ts';

export const robotics = 'kind00000000000000000002';

/** A day from now at the venue, `YYYY-MM-DD`. */
export const dayFromNow = (days: number): string =>
  new Date(Date.now() + (days * 24 + 8) * 3_600_000).toISOString().slice(0, 10);

/** A post of the open exhibition, as another client would insert it; the organiser approves it unless said otherwise. */
export async function insertPost(
  request: APIRequestContext,
  fields: Readonly<Record<string, unknown>>,
  state = '2',
): Promise<string> {
  const record = {
    ExhibitionId: stories.open,
    type: 'supply',
    productType: robotics,
    unitPrice: 1_000_000,
    number: 100,
    closingDate: dayFromNow(30),
    companyName: '云津机器人有限公司',
    files: [],
    ...fields,
  };
  const row = await callApi(request, 'insert/CloudRelease', { record });
  await reviewPost(request, String(row['RecordId']), state);
  return String(row['RecordId']);
}

/** The organiser's decision. */
export const reviewPost = (request: APIRequestContext, recordId: string, state: string, reason = '') =>
  request.post('/sandbox/supply', { data: { recordId, state, reason } });

export async function postsOf(request: APIRequestContext, visitorId: string): Promise<readonly StoredRow[]> {
  const rows = await rowsIn(request, 'CloudRelease');
  return rows.filter((row) => row['VisitorId'] === visitorId);
}
