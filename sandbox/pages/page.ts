import type { TextPair } from '#domain/form/formDefinition.ts';

export type Language = 'zh' | 'en';

/** Escaped markup. Only `markup` creates it, so nothing unescaped reaches a page. */
export interface Markup {
  readonly html: string;
}

type Part = string | number | Markup | readonly Markup[];

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

function safe(part: Part): string {
  if (typeof part === 'string') return part.replace(/[&<>"']/g, (c) => entities[c] ?? c);
  if (typeof part === 'number') return String(part);
  return 'html' in part ? part.html : part.map((item) => item.html).join('');
}

/** A template tag: escapes every value that is not markup. */
export function markup(strings: TemplateStringsArray, ...parts: readonly Part[]): Markup {
  return { html: strings.reduce((text, piece, i) => text + safe(parts[i - 1] ?? '') + piece) };
}

export function readLanguage(url: URL): Language {
  return url.searchParams.get('lang') === 'en' ? 'en' : 'zh';
}

export const say = (text: TextPair, language: Language) => text[language] || text.zh || text.en;

interface PageContent {
  readonly title: TextPair;
  readonly language: Language;
  /** The same page in the other language. */
  readonly otherLanguage: string;
  readonly body: Markup;
  /** One of our own scripts; never user input. */
  readonly script?: string;
}

export function page({ title, language, otherLanguage, body, script }: PageContent): string {
  const links = [
    ['/sandbox/', { zh: '故事', en: 'Stories' }],
    ['/sandbox/inbox', { zh: '收件箱', en: 'Inbox' }],
    ['/sandbox/review', { zh: '审核', en: 'Review' }],
    ['/sandbox/teams', { zh: '队伍', en: 'Teams' }],
    ['/sandbox/supply', { zh: '供需', en: 'Posts' }],
    ['/sandbox/promotions', { zh: '活动', en: 'Promotions' }],
    ['/sandbox/lives', { zh: '直播', en: 'Live streams' }],
    ['/sandbox/questions', { zh: '提问', en: 'Questions' }],
    ['/sandbox/board', { zh: '留言板', en: 'Boards' }],
    ['/sandbox/messages', { zh: '留言', en: 'Messages' }],
    ['/sandbox/appointments', { zh: '洽谈', en: 'Appointments' }],
    ['/sandbox/faults', { zh: '故障', en: 'Faults' }],
    ['/sandbox/reset', { zh: '重置', en: 'Reset' }],
  ] as const;
  const { html } = markup`<header><nav>${links.map(
    ([href, text]) => markup`<a href="${href}?lang=${language}">${say(text, language)}</a>`,
  )}</nav><a class="other" href="${otherLanguage}">${language === 'zh' ? 'English' : '中文'}</a></header>
<main><h1>${say(title, language)}</h1>${body}</main>`;
  return `<!doctype html><html lang="${language === 'zh' ? 'zh-CN' : 'en'}"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/icon.svg">
<title>${safe(say(title, language))}</title><style>${style}</style></head><body>
${html}${script ? `<script>${script}</script>` : ''}</body></html>`;
}

export function inOtherLanguage(url: URL, language: Language): string {
  const query = new URLSearchParams(url.search);
  query.set('lang', language === 'zh' ? 'en' : 'zh');
  return `${url.pathname}?${query}`;
}

const style = `
:root{color-scheme:light dark;--ground:#f4f6f9;--card:#fff;--text:#10192b;--soft:#56627a;--line:#e3e8f0;--accent:#1456d9;--good:#0b7f5a;--bad:#b3261e}
@media (prefers-color-scheme:dark){:root{--ground:#0d1220;--card:#171e31;--text:#eef1fa;--soft:#a3adc8;--line:#2a3350;--accent:#8fb0ff;--good:#5fd6a6;--bad:#ff9a92}}
*{box-sizing:border-box}body{margin:0;background:var(--ground);color:var(--text);font:16px/1.55 system-ui,-apple-system,"PingFang SC","Microsoft YaHei",sans-serif;-webkit-text-size-adjust:100%}
header,main{max-width:1040px;margin:0 auto;padding:12px 16px}header{display:flex;gap:8px;align-items:center;justify-content:space-between}
nav{display:flex;flex-wrap:wrap;gap:2px;margin-left:-10px}.other{margin-right:-10px}header a{padding:10px;border-radius:10px;color:var(--soft);text-decoration:none;white-space:nowrap}header a:hover{background:var(--card);color:var(--text)}
main{padding-bottom:48px}h1{font-size:26px;line-height:1.25;margin:12px 0 8px;letter-spacing:-.01em}h2{font-size:20px;line-height:1.35;margin:24px 0 8px}h3{font-size:18px;line-height:1.35;margin:0 0 4px}ol,ul{padding-left:20px}li a{color:var(--accent)}p{margin:0 0 12px;color:var(--soft)}
.lead{max-width:46em;margin-bottom:20px}.grid{display:grid;gap:16px;grid-template-columns:repeat(auto-fill,minmax(280px,1fr))}
.card{display:flex;flex-direction:column;background:var(--card);border-radius:24px;box-shadow:0 1px 2px rgba(23,35,58,.05),0 8px 24px rgba(23,35,58,.06);overflow:hidden}.card img{width:100%;height:auto;display:block}.card .in{padding:16px;display:flex;flex-direction:column;flex:1}.card p{flex:1}
.small{font-size:13px;color:var(--soft)}.row{display:flex;gap:12px;align-items:center;justify-content:space-between;flex-wrap:wrap}
.button,button{display:inline-block;border:0;border-radius:26px;padding:12px 20px;min-height:44px;background:var(--accent);color:var(--card);font:inherit;font-weight:600;text-decoration:none;text-align:center;cursor:pointer}
.quiet{background:none;color:var(--accent);box-shadow:inset 0 0 0 1px var(--line)}.bad{color:var(--bad)}.stack>*{margin:0 0 12px}
.code{font:700 44px/1.1 ui-monospace,SFMono-Regular,Menlo,monospace;letter-spacing:.12em;user-select:all;-webkit-user-select:all;color:var(--text);overflow-wrap:anywhere}
label{display:block;font-size:14px;color:var(--soft);margin-bottom:12px}input,select{display:block;width:100%;margin-top:4px;padding:11px 12px;border:1px solid var(--line);border-radius:10px;background:var(--ground);color:var(--text);font:inherit}
.person{display:flex;gap:14px;align-items:center;padding:14px 16px;color:inherit;text-decoration:none;border-bottom:1px solid var(--line)}.person:last-child{border:0}.person img{width:52px;height:52px;border-radius:12px}
:focus-visible{outline:3px solid var(--accent);outline-offset:2px}`;
