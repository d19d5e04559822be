import type { Records } from '#sandbox/records.ts';
import { inOtherLanguage, type Language, markup, page, say } from '../page.ts';

const states = {
  '0': { zh: '待审核', en: 'To be reviewed' },
  '1': { zh: '审核中', en: 'In review' },
  '2': { zh: '已通过', en: 'Approved' },
  '3': { zh: '未通过', en: 'Declined' },
} as const;

/** Simulates an organiser: lists the registrations that need a review, with buttons to decide. */
export function reviewPage(url: URL, language: Language, records: Records): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const reviewing = records.all('Exhibition').filter((row) => row['SignUpNeedsReview'] === true);
  const ids = reviewing.map((row) => row['RecordId']);
  const rows = records.all('VisitorExhibitionInfo').filter((row) => ids.includes(row['ExhibitionId']));
  const cards = rows.map((row) => {
    const state = states[String(row['ApproveState']) as keyof typeof states];
    const others = (Object.keys(states) as (keyof typeof states)[]).filter(
      (key) => key !== row['ApproveState'],
    );
    return markup`<article class="card"><div class="in"><h2>${String(row['Name'])}</h2>
<p class="small">${[row['Mob'] || row['Email'], row['CompanyName'], state === undefined ? '' : say(state, language)].map(String).filter(Boolean).join(' · ')}</p>
<div class="row">${others.map(
      (key) =>
        markup`<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input type="hidden" name="state" value="${key}"><input type="hidden" name="reason" value="${key === '3' ? '请补充信息后再次提交。' : ''}"><input type="hidden" name="reasonEn" value="${key === '3' ? 'Please complete your details and send them again.' : ''}"><button class="quiet">${say(states[key], language)}</button></form>`,
    )}</div></div></article>`;
  });
  return page({
    title: { zh: '审核', en: 'Review' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('主办方的审核台：点一下就改变登记的状态。', 'The organiser’s desk: one tap changes the state of a registration.')}</p>
<div class="grid">${cards}</div>`,
  });
}
