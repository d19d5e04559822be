import { people } from '../auth/people.ts';
import { inOtherLanguage, type Language, markup, page, say } from './page.ts';

/** Simulates WeChat's consent page: choose a person, or cancel. */
export function consentPage(url: URL, language: Language): string {
  const words = (zh: string, en: string) => say({ zh, en }, language);
  const choose = (person: string) => {
    const query = new URLSearchParams(url.search);
    query.set('person', person);
    return `${url.pathname}?${query}`;
  };
  const choices = people.map(
    (person, index) => markup`<a class="person" href="${choose(String(index))}">
<img src="/sandbox/pictures/person-${index + 1}.svg" alt=""><span><strong>${person.nickname}</strong><br>
<span class="small">${person.unionid ?? words('没有 unionid', 'no union id')}</span></span></a>`,
  );
  const someone = markup`<a class="person" href="${choose('new')}"><img src="/sandbox/pictures/person-1.svg" alt=""><span><strong>${words('一位新用户', 'A new person')}</strong><br>
<span class="small">${words('每次都是另一个人', 'another person each time')}</span></span></a>`;
  return page({
    title: { zh: '授权登录', en: 'Allow access' },
    language,
    otherLanguage: inOtherLanguage(url, language),
    body: markup`<p class="lead">${words('展会想获取您的昵称和头像。请选择以谁的身份继续。', 'The exhibition asks for your nickname and picture. Choose who to continue as.')}</p>
<div class="card">${choices}${someone}</div><p></p><a class="button quiet" href="${choose('none')}">${words('取消', 'Cancel')}</a>`,
  });
}
