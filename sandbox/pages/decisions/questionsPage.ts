import { textOf } from '#sandbox/dataApi/call.ts';
import type { Records } from '#sandbox/records.ts';
import { inOtherLanguage, type Language, markup, page, say } from '../page.ts';

const mostShown = 40;

/** Simulates an organiser: the newest messages to it, each with a field to answer. */
export function questionsPage(url: URL, language: Language, records: Records): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const cards = records
    .all('ConnectUs')
    .sort((one, other) => Number(other['CreatedAtMesc']) - Number(one['CreatedAtMesc']))
    .slice(0, mostShown)
    .map((row) => {
      const answer = textOf(row['Answer']);
      return markup`<article class="card"><div class="in"><h2>${textOf(row['Name'])}</h2>
<p class="small">${textOf(row['Content'])}</p><p>${answer}</p>
<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input name="answer" aria-label="${words('回复', 'Answer')}"> <button class="quiet">${words('回复，留空则关闭', 'Answer, or close without one')}</button></form></div></article>`;
    });
  return page({
    title: { zh: '提问', en: 'Questions' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('以主办方的身份回复观众的提问。', 'Answer what visitors ask the organiser.')}</p>
<div class="grid">${cards}</div>`,
  });
}
