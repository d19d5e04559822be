import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

export function resetPage(url: URL, language: Language): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  return page({
    title: { zh: '重置', en: 'Reset' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<div class="stack"><form method="post" class="card"><div class="in"><h2>${words('重置沙盒', 'Reset the sandbox')}</h2>
<p>${words('删除所有登记、上传、验证码，关闭所有故障，回到最初的故事。', 'Deletes all registrations, uploads and codes, switches every fault off and goes back to the stories.')}</p>
<button>${words('重置', 'Reset')}</button></div></form>
<div class="card"><div class="in"><h2>${words('忘记本机', 'Forget this device')}</h2>
<p>${words('清除应用在这个浏览器里保存的内容。', 'Clears what the app keeps in this browser.')}</p>
<button class="quiet" type="button" id="forget">${words('清除', 'Clear')}</button></div></div></div>`,
    script: `document.getElementById('forget').onclick=function(){localStorage.clear();sessionStorage.clear();
var done=function(){location.href='/sandbox/'};if(!indexedDB.databases)return done();
indexedDB.databases().then(function(list){list.forEach(function(db){indexedDB.deleteDatabase(db.name)})}).then(done,done)}`,
  });
}
