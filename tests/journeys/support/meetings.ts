import {
  type APIRequestContext,
  type BrowserContext,
  expect,
  type Locator,
  type Page,
} from '@playwright/test';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { callApi, holdVouchers } from './onSite.ts';
import { rowsIn, type StoredRow } from './records.ts';
import { newMobile, type Visitor } from './visitor.ts';

/** The exhibition of the sandbox at which visitors and exhibitors make appointments. */
export const meetings = 'meetings0000000000000001';
/** Its printed code shows that one was at the agreed place. */
export const meetingPlace = 'placemeetings00000000001';
export const exhibitorOf = (number: number) => `exhibitormeetings${String(number).padStart(7, '0')}`;
/**
 * By their numbers: agrees immediately, after the host's review, or after a while. Journeys run at the same time: each that
 * takes a time has its own exhibitor.
 */
export const exhibitors = {
  immediately: exhibitorOf(21),
  immediatelyEnglish: exhibitorOf(13),
  contested: exhibitorOf(9),
  lossy: exhibitorOf(1),
  lossyLater: exhibitorOf(4),
  tradedChinese: exhibitorOf(7),
  tradedEnglish: exhibitorOf(12),
  proposedChinese: exhibitorOf(16),
  proposedEnglish: exhibitorOf(20),
  reviewed: exhibitorOf(18),
  later: exhibitorOf(24),
} as const;
export const askAt = (exhibitorId: string) => `/appointments/${meetings}/with/${exhibitorId}`;
export const seededAppointment = (number: number) =>
  `/appointments/${meetings}/askedmeetings${String(number).padStart(11, '0')}`;

/** A visitor of this journey only, registered, whose pass is on the phone. */
export async function visitorWithPass(
  request: APIRequestContext,
  context: BrowserContext,
  name = '林小满',
): Promise<StoredRow> {
  const record = { ExhibitionId: meetings, Name: name, CompanyName: '江海精工有限公司', Mob: newMobile() };
  const row = await callApi(request, 'insert/VisitorExhibitionInfo', { record });
  await holdVouchers(context, [row], { exhibitionId: meetings });
  return row;
}

/** The visitor of the story, with an appointment in each state. */
export async function holdStoryPass(request: APIRequestContext, context: BrowserContext): Promise<void> {
  const rows = await rowsIn(request, 'VisitorExhibitionInfo');
  const row = rows.find((one) => one['RecordId'] === 'registration00000000000n');
  expect(row).toBeDefined();
  await holdVouchers(context, row ? [row] : [], { exhibitionId: meetings });
}

export const appointmentsOf = async (request: APIRequestContext, visitor: StoredRow) =>
  (await rowsIn(request, 'InvitationInfo')).filter((row) => row['VisitorId'] === visitor['VisitorId']);

/** Without a calendar, so that no other journey asks them for a time. */
const inviting = [2, 5, 8, 11, 14, 17, 23];

/** Twenty minutes, or fewer before midnight: an appointment has one day. In the last ten minutes of a day it is the next one. */
function spanFrom(inMinutes: number) {
  const at = (minutes: number) => formatVenueTime(Date.now() + minutes * 60_000);
  const start = at(inMinutes).slice(11) >= '23:50' ? at(inMinutes + 10) : at(inMinutes);
  const end = at(inMinutes + 20);
  return { start, end: end.slice(0, 10) > start.slice(0, 10) ? `${start.slice(0, 10)} 23:59` : end };
}

/** An exhibitor that has time then invites a visitor, so many minutes from now. */
export async function invite(
  request: APIRequestContext,
  visitor: StoredRow,
  inMinutes: number,
  from: readonly string[] = inviting.map(exhibitorOf),
  more: StoredRow = {},
): Promise<StoredRow> {
  const { start, end } = spanFrom(inMinutes);
  for (const exhibitorId of from) {
    const record = {
      ExhibitionId: meetings,
      VisitorId: visitor['VisitorId'],
      ExhibitorId: exhibitorId,
      Type: '1',
      State: '2',
      Initator: exhibitorId,
      Receiver: visitor['VisitorId'],
      MeetingTimeDate: start.slice(0, 10),
      MeetingTimeStart: start.slice(11),
      MeetingTimeEnd: end.slice(11),
      MeetingPlace: '2 号馆洽谈区',
      InvitationMsgContent: '邀请您看新品',
      ...more,
    };
    const answer = await request.post('/v2/data/insert/InvitationInfo', {
      headers: { authorization: 'Bearer sandbox-credential' },
      data: { tenantId: 'sys', params: { record } },
    });
    const { resCode, result } = (await answer.json()) as { resCode: number; result: StoredRow };
    if (resCode === 0) return result;
  }
  throw new Error('no exhibitor has time then');
}

/** What host or exhibitor decide. */
export const decide = (request: APIRequestContext, row: StoredRow, state: string) =>
  request.post('/sandbox/appointments', { data: { recordId: row['RecordId'], state } });

/** Its times are there once the address says so. */
export async function chooseDay(day: Locator): Promise<void> {
  await day.click();
  await expect(day).toBeChecked();
}

/** A free time of the last day; answers its clock. */
export async function chooseLast(page: Page): Promise<string> {
  await chooseDay(page.locator('input[name=day]').last());
  const free = page.locator('label:has(input[name=slot]:enabled)');
  const clock = (await free.last().innerText()).trim();
  await free.last().click();
  return clock;
}

/** From now until the time that is chosen on the page. */
export const minutesUntilChosen = (page: Page): number =>
  Math.round((Number(new URL(page.url()).searchParams.get('at')) - Date.now()) / 60_000);

/** Notes a meeting by a scanned text. A second tap within half a second of another one is ignored, so it is made until it counts. */
export async function scanAtMeeting(visitor: Visitor, text: string): Promise<void> {
  const dialog = visitor.page.getByRole('dialog');
  const attend = visitor.button(visitor.say('appointments', 'attend'));
  await expect(async () => {
    if (!(await dialog.isVisible())) await attend.click({ timeout: 3_000 });
    await expect(dialog).toBeVisible({ timeout: 3_000 });
  }).toPass();
  await dialog.getByRole('textbox').fill(text);
  await visitor.page.keyboard.press('Enter');
  await expect(dialog).toHaveCount(0);
}
