import { type Fault, faultNames, faultTitles } from '../faults.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

/** Switches faults on and off by name; active ones come first. */
export function faultsPage(url: URL, language: Language, active: readonly Fault[]): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const on = active.map(
    (
      fault,
    ) => markup`<form method="post" class="card"><div class="in"><h2>${say(faultTitles[fault.name], language)}</h2>
<p class="small">${[fault.name, fault.path ?? '', fault.times === undefined ? '' : `× ${fault.times}`].filter(Boolean).join(' · ')}</p>
<input type="hidden" name="name" value="${fault.name}"><input type="hidden" name="on" value="false"><button class="quiet">${words('关闭', 'Switch off')}</button></div></form>`,
  );
  const choices = faultNames.map(
    (name) => markup`<option value="${name}">${say(faultTitles[name], language)} · ${name}</option>`,
  );
  return page({
    title: { zh: '故障', en: 'Faults' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('让接口按指定的方式出错，看看应用怎样应对。', 'Make the API fail in a chosen way and see how the app copes.')}</p>
<div class="stack">${on.length > 0 ? on : markup`<p>${words('现在一切正常。', 'Everything works right now.')}</p>`}</div>
<form method="post" class="card"><div class="in"><input type="hidden" name="on" value="true">
<label>${words('故障', 'Fault')}<select name="name">${choices}</select></label>
<label>${words('只在路径包含以下文字时（可不填）', 'Only where the path contains (optional)')}<input name="path" placeholder="register/queryList" autocapitalize="off"></label>
<label>${words('次数（不填则一直有效）', 'How many times (empty: until switched off)')}<input name="times" inputmode="numeric"></label>
<label>${words('“很慢”要等多少毫秒', 'Milliseconds that “slow” waits')}<input name="ms" inputmode="numeric" placeholder="3000"></label>
<button>${words('开启', 'Switch on')}</button></div></form>`,
  });
}
