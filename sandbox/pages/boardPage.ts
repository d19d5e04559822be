import { textOf } from '../dataApi/call.ts';
import type { Records } from '../records.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

const mostShown = 40;

/** Simulates exhibitors: the newest messages on their boards and below their products, with the answers and a field for one more. */
export function boardPage(url: URL, language: Language, records: Records): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const exhibitors = new Map(
    records.all('ExhibitorExhibitionInfo').map((row) => [textOf(row['ExhibitorId']), row] as const),
  );
  const answers = records.all('VisitInfoMessageComment');
  const cards = records
    .all('ProductVisitInfoMessage')
    .filter((row) => exhibitors.has(textOf(row['ExhibitorId'])))
    .sort((one, other) => Number(other['CreatedAtMesc']) - Number(one['CreatedAtMesc']))
    .slice(0, mostShown)
    .map((row) => {
      const exhibitor = exhibitors.get(textOf(row['ExhibitorId'])) ?? {};
      const company =
        textOf(exhibitor[language === 'en' ? 'CompanyNameEn' : 'CompanyName']) ||
        textOf(exhibitor['CompanyName']);
      const said = answers
        .filter((answer) => answer['ProductVisitInfoMessageId'] === row['RecordId'])
        .map(
          (answer) => markup`<p class="small">${textOf(answer['Name'])}: ${textOf(answer['Content'])}</p>`,
        );
      return markup`<article class="card"><div class="in"><h2>${company}</h2>
<p>${textOf(row['Name']) || words('观众', 'A visitor')}: ${textOf(row['Content'])}</p>${said}
<form method="post"><input type="hidden" name="recordId" value="${String(row['RecordId'])}"><input name="answer" required aria-label="${words('回复', 'Answer')}"> <button class="quiet">${words('回复', 'Answer')}</button></form></div></article>`;
    });
  return page({
    title: { zh: '留言板', en: 'Q&A' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('以展商的身份在留言板上公开回复观众。', 'Answer visitors in public, as the exhibitor whose board or product they wrote on.')}</p>
<div class="grid">${cards}</div>`,
  });
}
