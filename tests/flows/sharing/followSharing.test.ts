// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { specialNames } from '#tenants/specialTraits.ts';
import { openPhone, type Phone, startServer, stopServer } from '../openPhone.ts';
import {
  channelId,
  enter,
  exhibitionId,
  historyOf,
  openShared,
  shareTexts,
  untilHistory,
} from './openShared.ts';
import { eventually } from '#tests/support/eventually.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const inWechat = ['wechatIos', 'wechatAndroid'] as const;
type Page = Awaited<ReturnType<typeof openShared>>;

const sent = ({ fake }: Page) => fake.shareData['updateAppMessageShareData'];
const untilTitle = (page: Page, title: string | RegExp) =>
  eventually(() => expect(sent(page)).toMatchObject({ title: expect.stringMatching(title) as string }));
const asks = () => phone.asked.filter(({ path }) => path === shareTexts).length;

const link = () => `${location.origin}/select/${exhibitionId}/${channelId}`;
const organisers = '江海会展集团邀您参加第十二届江海国际智能制造展览会（专业观众）';
const usual = '邀请您参加第十二届江海国际智能制造展览会';

describe.each(inWechat)('the menu of %s', (kind) => {
  it('sends the organiser’s words, the link and the picture once the screen is there', {
    tags: ['call-share', 'share-template', 'share-link'],
  }, async () => {
    const page = await openShared(kind);
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    expect(sent(page)).toEqual({
      title: organisers,
      desc: expect.stringMatching(
        /^\d{4}-\d\d-\d\d – \d{4}-\d\d-\d\d · 江海国际会展中心 1、2 号馆$/,
      ) as string,
      link: link(),
      imgUrl: `${location.origin}/sandbox/pictures/seed-logo-23.svg`,
    });
    await eventually(() =>
      expect(page.fake.shareData['updateTimelineShareData']).toMatchObject({
        title: organisers,
        link: link(),
      }),
    );
  });

  it('records a tap: who, what, where to', { tags: ['call-share'] }, async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    const page = await openShared(kind);
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    expect(await historyOf(phone)).toEqual([]);
    page.fake.emit('menu:share:timeline');
    const [row] = await untilHistory(phone, 1);
    expect(row).toMatchObject({
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/) as string,
      ExhibitionId: exhibitionId,
      VisitorId: 'person000000000000000001',
      ShareType: '分享到朋友圈',
      Source: 'mobile',
    });
    page.fake.emit('menu:share:appmessage', { scene: 'friend' });
    expect((await untilHistory(phone, 2)).map((one) => one['ShareType'])).toEqual(
      expect.arrayContaining(['分享到朋友圈', '推荐给朋友']),
    );
    await page.onScreenChange();
    page.fake.emit('menu:share:qq');
    expect(await untilHistory(phone, 3)).toHaveLength(3);
  });
});

describe('the menu', () => {
  it('is told nothing before the exhibition is known, and then without another screen', async () => {
    const page = await openShared('wechatIos');
    await page.onScreenChange();
    expect([page.fake.shareData, asks()]).toEqual([{}, 0]);
    await enter(page);
    await untilTitle(page, organisers);
    expect(asks()).toBe(1);
  });

  it('sends the usual words where the organiser’s cannot be had, and asks again at the next screen', {
    tags: ['call-share', 'share-template'],
  }, async () => {
    const page = await openShared('wechatIos');
    await enter(page);
    let isBroken = true;
    phone.answerInstead(({ path }) =>
      path === shareTexts && isBroken ? new Response('{"resCode":1999,"resMsg":"no"}') : undefined,
    );
    await page.onScreenChange();
    await untilTitle(page, `^${usual}$`);
    await eventually(() => expect(page.said.warnings).toEqual([`resCode 1999 from /data/${shareTexts}`]));
    isBroken = false;
    await page.onScreenChange();
    await untilTitle(page, organisers);
  });

  it('share texts that cannot be read are a line for the log, and the usual words are shared', {
    tags: ['call-share'],
  }, async () => {
    await phone.fault({ name: 'serverError500', path: 'CustomerShare' });
    const page = await openShared('wechatIos');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, usual);
    await eventually(() => expect(page.said.warnings).toContain('share texts were not read: serverBusy'));
    expect(page.said.serviceBusy).toBe(0);
  });

  it('asks for the organiser’s words once per page, and is told again at each screen', async () => {
    const page = await openShared('wechatAndroid');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    const told = page.fake.calls('updateAppMessageShareData').length;
    history.replaceState(null, '', `/login/${exhibitionId}`);
    await page.onScreenChange();
    expect(asks()).toBe(1);
    expect(page.fake.calls('updateAppMessageShareData')).toHaveLength(told + 1);
    expect(page.fake.verdicts.every((verdict) => verdict === 'config:ok')).toBe(true);
  });

  it('speaks the language that is switched to', async () => {
    const page = await openShared('wechatIos');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    await page.switchLanguage('en');
    await untilTitle(page, /^Jianghai /);
    expect(sent(page)?.['title']).toBe(
      'Jianghai Exhibitions Group invites you to the Jianghai Smart Manufacturing Expo (Trade visitors)',
    );
  });

  it('sends what the page is about in place of the exhibition, for as long as it is about that', {
    tags: ['team-poster', 'call-share'],
  }, async () => {
    const page = await openShared('wechatIos');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    const { setPageShareContent } = await import('#flows/sharing/pageShareContent.ts');
    const content = (title: string) => ({
      title,
      description: '',
      link: `${location.origin}/x`,
      imageUrl: '',
    });
    const hideFirst = setPageShareContent({ exhibitionId, content: content('一支队伍') });
    await untilTitle(page, '^一支队伍$');
    // At the next screen as well, and in any language.
    await page.onScreenChange();
    await page.switchLanguage('en');
    await untilTitle(page, '^一支队伍$');
    const hideSecond = setPageShareContent({ exhibitionId, content: content('另一支队伍') });
    hideFirst();
    await untilTitle(page, '^另一支队伍$');
    // Of another exhibition it says nothing.
    setPageShareContent({ exhibitionId: 'other0000000000000000001', content: content('别处') });
    await untilTitle(page, /^Jianghai /);
    hideSecond();
    expect(sent(page)?.['link']).toBe(link());
  });

  it('follows the channel that is chosen', async () => {
    const page = await openShared('wechatIos');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    await page.openVisit({ exhibitionId, channelId: 'media0000000000000000001' });
    await untilTitle(page, /（媒体记者）$/);
    expect(sent(page)?.['link']).toBe(`${location.origin}/select/${exhibitionId}/media0000000000000000001`);
  });

  it('says nothing when a share is not recorded, and does not try again: there is a line for the log', {
    tags: ['call-share'],
  }, async () => {
    const page = await openShared('wechatIos');
    await enter(page);
    await page.onScreenChange();
    await untilTitle(page, organisers);
    phone.answerInstead(({ path }) =>
      path === 'insert/ShareHistory' ? new Response('', { status: 500 }) : undefined,
    );
    page.fake.emit('menu:share:timeline');
    await eventually(() => expect(page.said.warnings).toEqual(['a share was not recorded: serverBusy']));
    expect(phone.asked.filter(({ path }) => path === 'insert/ShareHistory')).toHaveLength(1);
    expect(page.said.serviceBusy).toBe(0);
  });
});

it('a mini-program’s shell gets the same', { tags: ['call-share'] }, async () => {
  const page = await openShared('miniIos');
  await enter(page);
  await page.onScreenChange();
  await eventually(() =>
    expect(page.fake.mini.waiting[page.fake.mini.waiting.length - 1]).toMatchObject({
      share: { title: organisers, link: link() },
    }),
  );
});

it('a browser asks for nothing and is told nothing before a visitor shares', async () => {
  const page = await openShared('browser');
  await enter(page);
  let told = 0;
  const prepare = async () => {
    told += 1;
    return true;
  };
  await page.createScreenChange(async () => ({ ...page.here, sharing: { ...page.here.sharing, prepare } }))();
  expect([told, asks()]).toEqual([0, 0]);
});

it('the link and the words of those who register with WeChat are their own', {
  tags: ['share-link', 'call-share'],
}, async () => {
  const page = await openShared('browser');
  await enter(page);
  const [{ askShareTexts }, { currentShareContent }, { loadWords }] = await Promise.all([
    import('#flows/sharing/shareTexts.ts'),
    import('#flows/sharing/currentShareContent.ts'),
    import('#language/loadWords.ts'),
  ]);
  await loadWords(['sharing']);
  await askShareTexts(exhibitionId, 'wechatRegistration');
  expect(currentShareContent(exhibitionId, 'wechatRegistration')).toMatchObject({
    title: '微信一键登记：第十二届江海国际智能制造展览会',
    link: `${location.origin}/wechat_login/${exhibitionId}/${channelId}`,
  });
});

describe.each(['' as const, ...specialNames])('what a visitor of the tenant %j shares', (tenant) => {
  it.each([
    ['a /wechat_login link of this exhibition', `/wechat_login/${exhibitionId}`, '/wechat_login'],
    ['a /wechat_login link of another exhibition', '/wechat_login/other0000000000000000001', '/select'],
    ['any other link', undefined, '/select'],
  ])('follows that they came by %s', { tags: ['special-tenants', 'share-link'] }, async (_, came, path) => {
    const page = await openShared('browser');
    await enter(page);
    const { trySpecial } = await import('#flows/host/currentTraits.ts');
    const { currentShareContent } = await import('#flows/sharing/currentShareContent.ts');
    const { loadWords } = await import('#language/loadWords.ts');
    await loadWords(['sharing']);
    trySpecial(tenant);
    page.device.getState().set('fromWechatLink', came);
    expect(currentShareContent(exhibitionId)?.link).toBe(
      `${location.origin}${path}/${exhibitionId}/${channelId}`,
    );
  });
});
