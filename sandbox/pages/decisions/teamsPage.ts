import { shown } from '#sandbox/dataApi/teams/shownTeams.ts';
import type { Records } from '#sandbox/records.ts';
import { inOtherLanguage, type Language, markup, page, say } from '../page.ts';

const states = {
  '1': { zh: '审核中', en: 'Under review' },
  '2': { zh: '已通过', en: 'Approved' },
  '3': { zh: '未通过', en: 'Not approved' },
} as const;
const before = { zh: '待审核', en: 'Handed in' };
const maxShown = 60;

/** Simulates an organiser: lists teams, newest first, with buttons to decide. */
export function teamsPage(url: URL, language: Language, records: Records): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const rows = records.all('Team').slice(-maxShown).reverse();
  const cards = shown(records, 'Team', rows).map((row) => {
    const at = String(row['ApproveState']);
    const state = at in states ? states[at as keyof typeof states] : before;
    const exhibition = records.find('Exhibition', row['ExhibitionId']) ?? {};
    const facts = [
      row['TeamCode'],
      row['LeaderName'],
      `${String(row['SignedCount'])}/${String(row['MemberCount'])}`,
      say(state, language),
      language === 'en' ? exhibition['ExNameEn'] : exhibition['ExName'],
    ];
    const others = (Object.keys(states) as (keyof typeof states)[]).filter((key) => key !== at);
    return markup`<article class="card"><div class="in"><h2>${String(row['Name'])}</h2>
<p class="small">${facts.map(String).filter(Boolean).join(' · ')}</p>
<div class="row">${others.map(
      (key) =>
        markup`<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input type="hidden" name="state" value="${key}"><input type="hidden" name="reason" value="${key === '3' ? '队名请与单位名称一致。' : ''}"><input type="hidden" name="reasonEn" value="${key === '3' ? 'Please use the name of your organisation.' : ''}"><button class="quiet">${say(states[key], language)}</button></form>`,
    )}</div></div></article>`;
  });
  return page({
    title: { zh: '队伍', en: 'Teams' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('主办方的审核台：点一下就改变队伍的状态。', 'The organiser’s desk: one tap changes the state of a team.')}</p>
<div class="grid">${cards}</div>`,
  });
}
