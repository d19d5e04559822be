import { type APIRequestContext, type BrowserContext, expect } from '@playwright/test';
import type { StoredRow } from './records.ts';
import { rowsIn } from './records.ts';
import { newMobile } from './visitor.ts';

export const onSite = 'onsite000000000000000001';
export const places = {
  gate: 'gate00000000000000000001',
  hall: 'hall00000000000000000001',
  forum: 'forum0000000000000000001',
  breakfast: 'breakfast000000000000001',
  lounge: 'lounge000000000000000001',
  yard: 'yard00000000000000000001',
} as const;
export const checkInAt = (place: keyof typeof places) => `/sign-in/${onSite}/${places[place]}`;

export async function callApi(request: APIRequestContext, path: string, params: object): Promise<StoredRow> {
  const answer = await request.post(`/v2/data/${path}`, {
    headers: { authorization: 'Bearer sandbox-credential' },
    data: { tenantId: 'sys', params },
  });
  const { resCode, result } = (await answer.json()) as { resCode: number; result: StoredRow };
  expect(resCode, path).toBe(0);
  return result;
}

/** A visitor of this journey only who has registered for the day on site. */
export async function visitorOnSite(request: APIRequestContext, name: string): Promise<StoredRow> {
  const record = {
    ExhibitionId: onSite,
    ChannelId: 'mainonsite00000000000001',
    Name: name,
    CompanyName: '江海精工有限公司',
    Mob: newMobile(),
  };
  return callApi(request, 'insert/VisitorExhibitionInfo', { record });
}

/** The phone holds these people's vouchers, as after their registration on site, or elsewhere by `more`. */
export async function holdVouchers(
  context: BrowserContext,
  rows: readonly StoredRow[],
  more: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const exhibition = {
    ExName: '',
    ExNameEn: '',
    StartTime: '',
    EndTime: '',
    Place: '',
    PlaceEn: '',
    Logo: '',
  };
  const vouchers = rows.map((row, index) => ({
    exhibitionId: onSite,
    recordId: row['RecordId'],
    visitorId: row['VisitorId'],
    name: row['Name'],
    voucherCode: row['VoucherCode'],
    approveState: row['ApproveState'],
    exhibition,
    savedAtMs: Date.now() - index,
    ...more,
  }));
  await context.addInitScript(
    ([text, visitorId]) => {
      if (!location.protocol.startsWith('http') || localStorage.getItem('vouchers') !== null) return;
      localStorage.setItem('vouchers', text as string);
      localStorage.setItem('visitorId', visitorId as string);
    },
    [JSON.stringify(vouchers), String(rows[0]?.['VisitorId'])],
  );
}

/** The check-ins of these people, as the server holds them. */
export async function checkInsOf(
  request: APIRequestContext,
  people: readonly StoredRow[],
): Promise<readonly StoredRow[]> {
  const ids = people.map((row) => row['RecordId']);
  return (await rowsIn(request, 'SignInRecord')).filter((row) => ids.includes(row['RegistrationId']));
}
