import type { Records } from '../records.ts';
import { sandboxAccounts } from '../stories/accounts.ts';
import { openStory } from '../stories/open.ts';
import { stories } from '../stories/stories.ts';
import { happeningNow, statusOf } from './happeningNow.ts';
import { inOtherLanguage, type Language, type Markup, markup, page, say } from './page.ts';
import { threeSides } from './walks.ts';

interface Shown {
  readonly records: Records;
  readonly nowMs: number;
  readonly hasGallery: boolean;
}

/** What is on, what each side can do, and every story with its description and link. */
export function storiesPage(url: URL, language: Language, { records, nowMs, hasGallery }: Shown): string {
  const cards = stories.map(
    ({ name, exhibitionId, title, shows, more = [] }) => markup`<article class="card">
<img src="/sandbox/pictures/cover-${name}.svg" width="1200" height="675" alt="" loading="lazy">
<div class="in"><h3>${say(title, language)}</h3><p class="small">${statusOf(records, exhibitionId, nowMs, language)}</p><p>${say(shows, language)}</p>
<a class="button" href="/select/${exhibitionId}" data-story="${name}">${say({ zh: '打开', en: 'Open' }, language)}</a>
<p class="small">${more.map((way) => markup`<a href="${way.path}">${say(way.title, language)}</a> `)}</p></div></article>`,
  );
  const lead = {
    zh: '选一个情形，从观众点开分享链接的那一刻开始。验证码会出现在收件箱里。',
    en: 'Pick a situation and start where a visitor taps a shared link. Codes arrive in the inbox.',
  };
  return page({
    title: { zh: '沙盒展会', en: 'Sandbox exhibitions' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${say(lead, language)}</p>${happeningNow(records, openStory.exhibitionId, nowMs, language)}${threeSides(language)}
<section><h2>${say({ zh: '所有情形', en: 'All situations' }, language)}</h2><div class="grid">${cards}</div></section>${accounts(language)}${hasGallery ? gallery(language) : []}`,
  });
}

/** Accounts with a password. */
function accounts(language: Language): Markup {
  const rows = sandboxAccounts.map(
    ({ role, userName, password, path }) =>
      markup`<li><a href="${path}" data-account="${userName}">${say(role, language)}</a> ${userName} / <code>${password}</code></li>`,
  );
  const title = say({ zh: '可登录的账号', en: 'Accounts to log in with' }, language);
  return markup`<section><h2>${title}</h2><ul>${rows}</ul></section>`;
}

/** The parts of the interface, in all their states. */
function gallery(language: Language): Markup {
  const title = say({ zh: '界面部件', en: 'Parts of the interface' }, language);
  return markup`<p><a href="/sandbox/gallery/?lang=${language}">${title}</a></p>`;
}
