// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';

const openId = 'open00000000000000000001';
const knownId = 'known0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** A story's own page, as soon as all its answers are in. */
async function open(story: string, language: 'zh' | 'en') {
  localStorage.setItem('locale', language);
  const exhibitionId = `${story.padEnd(23, '0')}1`;
  const app = await openApp(`/select/${exhibitionId}`);
  await screen.findByRole('navigation');
  await waitFor(() => expect(mainText()).not.toMatch(/正在查找|Looking for/));
  return { ...app, exhibitionId };
}

/** A ticket of the known exhibition on this phone. */
function hold(part: Partial<Voucher>): void {
  const voucher = heldVoucher('1', { exhibitionId: knownId, ...part });
  localStorage.setItem('vouchers', JSON.stringify([voucher]));
}

const registerLink = () => screen.queryByRole('link', { name: /^登记参观|^Register to visit/ });
const loginLink = () => screen.queryByRole('link', { name: /^已登记？|^Already registered/ });

describe('the landing page', () => {
  it.each([
    ['open', 'zh', '第十二届江海国际智能制造展览会', '登记进行中'],
    ['open', 'en', 'Jianghai Smart Manufacturing Expo', 'Registration open'],
    ['longform', 'zh', '江海国际医疗健康装备博览会', '登记进行中'],
    ['longform', 'en', 'Jianghai International MedTech Fair', 'Registration open'],
    ['known', 'zh', '江海机器人与自动化大会', '登记进行中'],
    ['known', 'en', 'Jianghai Robotics and Automation Congress', 'Registration open'],
    ['review', 'zh', '江海先进材料采购峰会', '登记进行中'],
    ['guest', 'zh', 'Harbour Light International Design Fair', '登记进行中'],
    ['guest', 'en', 'Harbour Light International Design Fair', 'Registration open'],
  ] as const)(
    'of the %s exhibition in %s shows its name, that it is open, and both ways in',
    async (...row) => {
      const [story, language, name, state] = row;
      const { exhibitionId } = await open(story, language);
      expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(name);
      expect(mainText()).toContain(state);
      expect(registerLink()?.getAttribute('href')).toMatch(new RegExp(`^/register/${exhibitionId}/\\w{24}$`));
      expect(loginLink()?.getAttribute('href')).toMatch(new RegExp(`^/login/${exhibitionId}/\\w{24}$`));
    },
  );

  it.each([
    ['soon', 'zh', '登记尚未开始', /距开放.*月\d+日 周. 09:00 开放（北京时间）/],
    ['soon', 'en', 'Registration not open yet', /Opens in.* \d+ [A-Z][a-z]{2}, 09:00 \(Beijing time\)/],
    ['ended', 'zh', '登记已结束', /感谢关注/],
    ['ended', 'en', 'Registration closed', /Thank you for your interest/],
    ['paused', 'zh', '登记暂停', /首日预约已满，正在增开入场时段。预计 .*月\d+日 周. 10:00（北京时间）恢复/],
    ['paused', 'en', 'Registration paused', /fully booked.*reopen .* \d+ [A-Z][a-z]{2}, 10:00/],
  ] as const)(
    'of the %s exhibition in %s says "%s", why and until when, and offers only the login',
    { tags: ['registration-period'] },
    async (...row) => {
      const [story, language, title, text] = row;
      await open(story, language);
      await waitFor(() => expect(mainText()).toMatch(text));
      expect(screen.getAllByText(title, { exact: false })).toHaveLength(1);
      expect([registerLink(), loginLink() === null]).toEqual([null, false]);
    },
  );

  it.each([
    ['zh', /主办方还没有开放登记，或登记已截止/],
    ['en', /The organiser has not opened registration yet/],
  ] as const)(
    'without a channel says so in %s after the alert, and offers only the login',
    { tags: ['channel-failure'] },
    async (language, title) => {
      const { said } = await open('nochannel', language);
      expect(screen.getAllByText(title)).toHaveLength(1);
      expect([said.channelFailed, registerLink()]).toEqual([1, null]);
      expect(loginLink()).not.toBeNull();
    },
  );

  it('says why a channel is closed, and does not offer it', async () => {
    const row = (await phone.rows('Channel')).find(({ RecordId }) => RecordId === 'visitor00000000000000001');
    localStorage.setItem('entranceid', openId);
    localStorage.setItem('channelid', 'visitor00000000000000001');
    localStorage.setItem('channel', JSON.stringify(row));
    await phone.call('update/Channel', {
      recordId: 'visitor00000000000000001',
      setValue: { HasOpen: false, ClosedReason: '名额已满' },
    });
    await open('open', 'zh');
    expect(await screen.findByText('名额已满')).toBeTruthy();
    expect(registerLink()).toBeNull();
  });

  it('lets the visitor take another channel than the suggested one', {
    tags: ['channel-choice'],
  }, async () => {
    const { user } = await open('open', 'zh');
    const group = screen.getByRole('group', { name: '我是' });
    const names = within(group)
      .getAllByRole('radio')
      .map((radio) => (radio as HTMLInputElement).value.slice(0, 5));
    expect(names).toEqual(['visit', 'media', 'buyer']);
    expect(within(group).getByRole<HTMLInputElement>('radio', { name: /专业观众/ }).checked).toBe(true);
    await user.click(within(group).getByRole('radio', { name: /特邀采购商/ }));
    expect(registerLink()?.getAttribute('href')).toBe(`/register/${openId}/buyer0000000000000000001`);
    expect(localStorage.getItem('channelid')).toBe('buyer0000000000000000001');
  });

  it('offers no choice where there is one channel', async () => {
    await open('known', 'zh');
    expect(screen.queryByRole('group', { name: '我是' })).toBeNull();
  });

  it('of an exhibition that does not exist says so and offers nothing to try', {
    tags: ['N21'],
  }, async () => {
    localStorage.setItem('entranceid', openId);
    const app = await openApp(`/select/${'x'.repeat(24)}`);
    expect(await screen.findByRole('heading', { name: '没有找到这个展会' })).toBeTruthy();
    expect(await screen.findByRole('button', { name: '扫一扫' })).toBeTruthy();
    expect(registerLink()).toBeNull();
    expect([localStorage.getItem('entranceid'), app.said.channelFailed]).toEqual([openId, 0]);
    expect(screen.queryByRole('link', { name: /^回到/ })).toBeNull();
  });

  it('of an exhibition that does not exist leads back to the exhibition that was open before', async () => {
    await open('open', 'en');
    await openApp(`/select/${'x'.repeat(24)}`);
    expect(await screen.findByRole('heading', { name: 'Exhibition not found' })).toBeTruthy();
    const back = await screen.findByRole('link', { name: 'Back to Jianghai Smart Manufacturing Expo' });
    expect(back.getAttribute('href')).toBe(`/home/${openId}`);
  });

  for (const [name, sentence, tags] of [
    ['serverError500', '服务繁忙，请稍后重试。', ['N09']],
    ['tooMany429', '服务繁忙，请稍后重试。', []],
    ['html200', '请求失败，请稍后重试。', ['N17']],
    ['truncatedJson', '请求失败，请稍后重试。', ['N18']],
    ['emptyBody', '请求失败，请稍后重试。', ['N19']],
  ] as const)
    it(`after ${name} says what is wrong, and shows everything after another try`, {
      tags: [...tags],
    }, async () => {
      await phone.fault(name === 'tooMany429' ? { name, times: 1 } : { name });
      if (name === 'tooMany429') await phone.fault({ name: 'serverError500' });
      const { user } = await openApp(`/select/${openId}`);
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(screen.getByRole('heading', { name: '暂时打不开展会' })).toBeTruthy();
      await phone.clearFaults();
      await user.click(screen.getByRole('button', { name: '重试' }));
      await waitFor(() => expect(registerLink()).not.toBeNull());
      expect(mainText()).not.toContain(sentence);
    });

  it('whose channel cannot be fetched shows the exhibition, says what is wrong, and finds it after another try', async () => {
    await phone.fault({ name: 'serverError500', path: 'Channel' });
    const { user } = await openApp(`/select/${openId}`);
    expect(await screen.findByText('服务繁忙，请稍后重试。')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('江海国际智能制造');
    expect(registerLink()).toBeNull();
    await phone.clearFaults();
    await user.click(screen.getByRole('button', { name: '重试' }));
    await waitFor(() => expect(registerLink()).not.toBeNull());
  });

  it('says of a server error that the service is busy while it still tries, and nothing of the network', {
    tags: ['N09'],
  }, async () => {
    await phone.fault({ name: 'serverError500' });
    await openApp(`/select/${openId}`, { timeFactor: 1 });
    expect(await screen.findByText('服务繁忙，仍在重试…')).toBeTruthy();
    expect(mainText()).not.toContain('网络');
  });

  it('says that it still tries when nothing comes, and can be asked to start again', {
    tags: ['N04'],
  }, async () => {
    await phone.fault({ name: 'hang' });
    const { user } = await openApp(`/select/${openId}`);
    expect(await screen.findByText('网络较慢，仍在加载…')).toBeTruthy();
    const before = phone.asked.length;
    await user.click(screen.getAllByRole('button', { name: '重试' })[0]!);
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(before));
  });

  for (const [name, fault] of [
    ['resCodeText', 'N16'],
    ['textBooleans', 'N23'],
    ['embeddedOrId', 'N23'],
  ] as const)
    it(`understands answers of the kind ${name}`, { tags: [fault] }, async () => {
      await phone.fault({ name });
      await open('open', 'zh');
      expect(registerLink()?.getAttribute('href')).toBe(`/register/${openId}/visitor00000000000000001`);
    });

  it.each([
    ['zh', '上传名片', '找回参观码'],
    ['en', 'Upload card', 'Find ticket'],
  ] as const)(
    'offers in %s a card to upload and a search for a registration',
    async (language, card, find) => {
      const { exhibitionId } = await open('open', language);
      const hrefOf = async (name: string) => (await screen.findByRole('link', { name })).getAttribute('href');
      expect(await hrefOf(card)).toMatch(new RegExp(`^/upload/${exhibitionId}/\\w{24}$`));
      expect(await hrefOf(find)).toBe(`/certificates/${exhibitionId}`);
    },
  );

  it('offers the search but no card to upload where registration is closed', async () => {
    await open('ended', 'zh');
    await screen.findByRole('link', { name: '找回参观码' });
    expect(screen.queryByRole('link', { name: '上传名片' })).toBeNull();
  });

  it('fetches the cover at the address by which the boot script has painted it', {
    tags: ['image-rewrite'],
  }, async () => {
    const fitCover = (url: string) => `${url}?fitted`;
    window.boot = {
      early: {},
      taken: true,
      styled: Promise.resolve(),
      fitCover,
      sayProblem: () => {},
    };
    await open('open', 'zh');
    delete window.boot;
    expect(document.querySelector('.l-cover-picture')?.getAttribute('src')).toBe(
      '/sandbox/pictures/cover-open.svg?fitted',
    );
  });

  it('shows markup in names as text', { tags: ['X09'] }, async () => {
    await phone.fault({ name: 'markupInNames' });
    await open('open', 'zh');
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('<b>&amp;</b><img src=x');
    expect(mainText()).toContain('专业观众<b>');
    expect(document.querySelectorAll('main b, main img:not(.l-cover-picture)')).toHaveLength(0);
    expect(document.title).not.toBe('pwned');
  });

  it('shows the code first to a visitor who is registered, and does not ask them to register', {
    tags: ['sign-up-visitor'],
  }, async () => {
    localStorage.setItem('visitorId', 'person000000000000000001');
    localStorage.setItem('loginStatus', '1');
    localStorage.setItem(
      'userInfo',
      JSON.stringify({ RecordId: 'registration000000000001', Name: '林予安' }),
    );
    await open('known', 'zh');
    expect(await screen.findByRole('link', { name: '出示参观码' })).toBeTruthy();
    expect([registerLink(), loginLink()]).toEqual([null, null]);
    expect(screen.queryByRole('link', { name: /上传名片|找回参观码/ })).toBeNull();
  });

  it('shows the ticket itself to a visitor whose phone holds it', async () => {
    hold({ name: '林小满', company: '江海精工有限公司' });
    await open('known', 'zh');
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846091' })).toBeTruthy();
    const ticket = screen.getByRole('region', { name: '参观码' });
    expect(ticket.textContent).toContain('林小满已通过江海精工有限公司');
    expect(screen.getByRole('link', { name: '出示参观码' }).getAttribute('href')).toBe('/code');
    expect(document.querySelector('.entryTicket-code--dimmed')).toBeNull();
  });

  it.each([
    ['in review', '1', '主办方正在审核，通过后此码即可入场。', null],
    ['declined', '3', '主办方需要您补充信息。', `/mine/${knownId}?voucher=registration999999999901`],
  ])('dims the code of a ticket that is %s, with the reason', async (_, approveState, reason, target) => {
    hold({ approveState });
    await phone.fault({ name: 'serverError500', path: 'queryList/VisitorExhibitionInfo' });
    await open('known', 'zh');
    expect(await screen.findByText(reason)).toBeTruthy();
    expect(document.querySelector('.entryTicket-code--dimmed')).not.toBeNull();
    expect(screen.queryByRole('link', { name: '补充信息' })?.getAttribute('href') ?? null).toBe(target);
  });

  it('shows the ticket that the phone holds while the exhibition cannot be read', async () => {
    hold({});
    await phone.fault({ name: 'serverError500' });
    await openApp(`/select/${knownId}`);
    expect(await screen.findByRole('img', { name: '参观码二维码，编号 715203846091' })).toBeTruthy();
  });
});
