import { codesCollection } from '../dataApi/codes.ts';
import type { Records } from '../records.ts';
import { venueText } from '../venueClock.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

export interface InboxMessage {
  /** A mobile number or an e-mail address. */
  readonly contact: string;
  readonly code: string;
  readonly sentAt: string;
}

/** The latest code of each contact, newest first. */
export function listMessages(records: Records): InboxMessage[] {
  return records
    .all(codesCollection)
    .sort((a, b) => Number(b['SentAtMs']) - Number(a['SentAtMs']))
    .map((row) => ({
      contact: String(row['RecordId']),
      code: String(row['Code']),
      sentAt: venueText(Number(row['SentAtMs'])).slice(11),
    }));
}

/** Polls every two seconds, and keeps a text selection while nothing changed. */
export function inboxPage(url: URL, language: Language, messages: readonly InboxMessage[]): string {
  const empty = { zh: '还没有验证码。', en: 'No codes yet.' };
  const list = messages.map(
    ({ contact, code, sentAt }) =>
      markup`<article class="card"><div class="in"><div class="row"><strong>${contact}</strong><span class="small">${sentAt}</span></div><div class="code">${code}</div></div></article>`,
  );
  return page({
    title: { zh: '收件箱', en: 'Inbox' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${say({ zh: '短信和邮件验证码，五分钟内有效。', en: 'Codes by text message and e-mail, valid for five minutes.' }, language)}</p>
<div id="messages" class="grid" aria-live="polite">${list.length > 0 ? list : markup`<p>${say(empty, language)}</p>`}</div>`,
    script: refreshScript(messages),
  });
}

/** Reloads when the newest code differs from the one on the page. Only digits and colons get into the script. */
function refreshScript(messages: readonly InboxMessage[]): string {
  const [newest] = messages;
  const shown = newest ? `${newest.sentAt} ${newest.code}` : '';
  return `setInterval(function(){if(document.hidden)return;
fetch('/sandbox/inbox.json').then(function(answer){return answer.json()}).then(function(list){
var newest=list[0]?list[0].sentAt+' '+list[0].code:'';if(newest!=='${shown}')location.reload()}).catch(function(){})},2000)`;
}
