import { textOf } from '../dataApi/call.ts';
import type { Records } from '../records.ts';
import type { Row } from '../store/store.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

const maxShown = 30;

/** Simulates exhibitors: the latest conversations that visitors have begun, each with a field to answer. */
export function messagesPage(url: URL, language: Language, records: Records): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const rows = records.all('MessageInfo').filter((row) => row['VisitorSender'] && row['ExhibitorReceiver']);
  const latest = new Map<string, Row>();
  for (const row of rows)
    latest.set(`${String(row['VisitorSender'])}/${String(row['ExhibitorReceiver'])}`, row);
  const cards = [...latest.values()]
    .sort((one, other) => Number(other['CreatedAtMesc']) - Number(one['CreatedAtMesc']))
    .slice(0, maxShown)
    .map((row) => {
      const [visitorId, exhibitorId] = [String(row['VisitorSender']), String(row['ExhibitorReceiver'])];
      const visitor = records.find('Visitor', visitorId) ?? {};
      const exhibitor = records
        .all('ExhibitorExhibitionInfo', { exhibitions: [String(row['ExhibitionId'])] })
        .find((one) => one['ExhibitorId'] === exhibitorId);
      const company = textOf(exhibitor?.[language === 'en' ? 'CompanyNameEn' : 'CompanyName']) || exhibitorId;
      const who = markup`<input type="hidden" name="exhibitionId" value="${String(row['ExhibitionId'])}"><input type="hidden" name="exhibitorId" value="${exhibitorId}"><input type="hidden" name="visitorId" value="${visitorId}">`;
      return markup`<article class="card"><div class="in"><h2>${company}</h2>
<p class="small">${textOf(visitor['Name']) || visitorId}: ${textOf(row['Content'])}</p>
<form method="post">${who}<input name="text" aria-label="${words('回复', 'Answer')}"> <button class="quiet">${words('回复', 'Answer')}</button></form>
<div class="row"><form method="post">${who}<input type="hidden" name="business" value="picture"><input type="hidden" name="picture" value="/sandbox/pictures/cover-known.svg"><button class="quiet">${words('发一张图片', 'Send a picture')}</button></form><form method="post">${who}<input type="hidden" name="business" value="appointment"><button class="quiet">${words('提醒预约', 'Remind of an appointment')}</button></form></div>
<div class="row"><form method="post">${who}<input type="hidden" name="block" value="on"><button class="quiet">${words('屏蔽该观众', 'Block the visitor')}</button></form><form method="post">${who}<input type="hidden" name="block" value="off"><button class="quiet">${words('取消屏蔽', 'Unblock')}</button></form></div></div></article>`;
    });
  return page({
    title: { zh: '留言', en: 'Messages' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('以展商的身份回复观众的留言。', 'Answer visitors as the exhibitor they wrote to.')}</p>
<div class="grid">${cards}</div>`,
  });
}
