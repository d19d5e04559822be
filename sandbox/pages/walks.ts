import type { TextPair } from '#domain/form/formDefinition.ts';
import { openStory } from '../stories/open.ts';
import { boothStory } from '../stories/fairs/stand.ts';
import { organiserStory } from '../stories/organiser/organiser.ts';
import { type Language, type Markup, markup, say } from './page.ts';

interface Walk {
  readonly who: TextPair;
  readonly how: TextPair;
  readonly steps: readonly { readonly path: string; readonly does: TextPair }[];
}

const [fair, stand, organised] = [openStory, boothStory, organiserStory].map(
  ({ exhibitionId }) => exhibitionId,
);

/** What each side does, in the app alone. */
const walks: readonly Walk[] = [
  {
    who: { zh: '观众', en: 'A visitor' },
    how: {
      zh: '任意 13 开头的手机号，验证码在收件箱。',
      en: 'Any mobile number that begins with 13; its code is in the inbox.',
    },
    steps: [
      {
        path: `/select/${fair}`,
        does: { zh: '打开分享链接并登记', en: 'Open the shared link and register' },
      },
      { path: `/home/${fair}`, does: { zh: '展会首页', en: 'The home of the exhibition' } },
      {
        path: `/exhibitors/${stand}`,
        does: { zh: '找展商、约洽谈、留言', en: 'Find an exhibitor, ask for a meeting, write' },
      },
      { path: '/code', does: { zh: '参观码，断网也能看', en: 'The ticket, without a network too' } },
    ],
  },
  {
    who: { zh: '参展商', en: 'An exhibitor' },
    how: { zh: '13800000011 / sandbox2', en: '13800000011 / sandbox2' },
    steps: [
      {
        path: `/login/${stand}?as=exhibitor&way=password`,
        does: { zh: '登录展商中心', en: 'Log in to the exhibitor center' },
      },
      { path: `/exhibitor-center/${stand}/appointments`, does: { zh: '答复洽谈', en: 'Answer meetings' } },
      {
        path: `/exhibitor-center/${stand}/messages`,
        does: { zh: '回复留言和询价', en: 'Answer messages and inquiries' },
      },
      {
        path: `/exhibitor-center/${stand}/orders`,
        does: { zh: '发货和售后', en: 'Ship orders, answer returns' },
      },
      { path: `/exhibitor-center/${stand}/leads`, does: { zh: '扫码收集线索', en: 'Scan leads' } },
    ],
  },
  {
    who: { zh: '主办方', en: 'The organiser' },
    how: { zh: '13800000021 / sandbox3', en: '13800000021 / sandbox3' },
    steps: [
      {
        path: `/login/${organised}?as=host`,
        does: { zh: '登录主办方中心', en: 'Log in to the organiser center' },
      },
      { path: `/organiser-center/${organised}`, does: { zh: '今天的待办', en: 'What is to be done today' } },
      {
        path: `/organiser-center/${organised}/registrations`,
        does: { zh: '审核登记', en: 'Decide about registrations' },
      },
      { path: `/organiser-center/${organised}/notice`, does: { zh: '发通知', en: 'Write a notice' } },
    ],
  },
];

/** What to try on each side, with the login that it needs. */
export function threeSides(language: Language): Markup {
  const title = say({ zh: '三方怎么用', en: 'The three sides' }, language);
  const cards = walks.map(
    ({ who, how, steps }) => markup`<article class="card"><div class="in"><h3>${say(who, language)}</h3>
<p class="small">${say(how, language)}</p><ol>${steps.map(
      ({ path, does }) => markup`<li><a href="${path}">${say(does, language)}</a></li>`,
    )}</ol></div></article>`,
  );
  return markup`<section id="sides"><h2>${title}</h2><div class="grid">${cards}</div></section>`;
}
