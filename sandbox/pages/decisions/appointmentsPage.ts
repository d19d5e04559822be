import { settledAppointments } from '#sandbox/dataApi/appointments/settled.ts';
import { textOf } from '#sandbox/dataApi/call.ts';
import type { Records } from '#sandbox/records.ts';
import { inOtherLanguage, type Language, markup, page, say } from '../page.ts';

const states = {
  '0': { zh: '待主办方审核', en: 'To be reviewed' },
  '1': { zh: '主办方不通过', en: 'Organiser declines' },
  '2': { zh: '主办方通过', en: 'Organiser approves' },
  '3': { zh: '展商婉拒', en: 'Exhibitor declines' },
  '4': { zh: '展商同意', en: 'Exhibitor agrees' },
  '5': { zh: '已见面', en: 'They met' },
  '6': { zh: '未到场', en: 'They did not meet' },
  '7': { zh: '取消', en: 'Cancel' },
  '8': { zh: '删除', en: 'Delete' },
  move: { zh: '展商改到第二天', en: 'Exhibitor suggests the next day' },
  '12': { zh: '未知状态', en: 'Unknown state' },
} as const;
type Code = keyof typeof states;
const needsReason: readonly Code[] = ['1', '3', '7'];
const maxShown = 60;

/** Simulates organiser and exhibitors: lists appointments, newest first, with buttons to decide. */
export function appointmentsPage(url: URL, language: Language, records: Records, nowMs: number): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const rows = settledAppointments(records, nowMs)
    .filter((row) => row['Type'] !== '2')
    .slice(-maxShown)
    .reverse();
  const cards = rows.map((row) => {
    const at = String(row['State']);
    const visitor = records.find('Visitor', row['VisitorId']) ?? {};
    const company = records
      .all('ExhibitorExhibitionInfo', { exhibitions: [String(row['ExhibitionId'])] })
      .find((info) => info['ExhibitorId'] === row['ExhibitorId']);
    const facts = [
      `${String(row['MeetingTimeDate'])} ${String(row['MeetingTimeStart'])}–${String(row['MeetingTimeEnd'])}`,
      visitor['Name'],
      row['MeetingPlace'],
      row['InvitationMsgContent'],
      at in states ? say(states[at as Code], language) : at,
    ];
    const others = (Object.keys(states) as Code[]).filter((key) => key !== at);
    return markup`<article class="card"><div class="in"><h2>${textOf(company?.['CompanyName'])}</h2>
<p class="small">${facts.map(textOf).filter(Boolean).join(' · ')}</p>
<div class="row">${others.map(
      (key) =>
        markup`<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input type="hidden" name="state" value="${key}"><input type="hidden" name="reason" value="${needsReason.includes(key) ? '当天展位有接待安排' : ''}"><button class="quiet">${say(states[key], language)}</button></form>`,
    )}</div></div></article>`;
  });
  return page({
    title: { zh: '洽谈', en: 'Appointments' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('替主办方和展商作决定：点一下就改变洽谈的状态。', 'Decide for the organiser and the exhibitors: one tap changes the state of an appointment.')}</p>
<div class="grid">${cards}</div>`,
  });
}
