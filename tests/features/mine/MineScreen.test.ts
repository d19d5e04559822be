// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const declinedId = 'declined0000000000000001';
const knownId = 'known0000000000000000001';
const mine = `/mine/${declinedId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Leaves the phone with the voucher of a person of the sandbox, and with the contact proven if wanted. */
async function hold(number: string, { exhibitionId = declinedId, proven = false } = {}): Promise<Row> {
  const row = (await phone.registrations(exhibitionId)).find(({ Mob }) => Mob === `1380000000${number}`)!;
  const tab = await openTab();
  const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
  const { keepVisitor } = await import('#entities/registration/stored/keepVisitor.ts');
  await keepVisitor(readRegistration(row)!);
  tab.device.getState().set('entranceId', exhibitionId);
  if (proven)
    await (await tab.localStores()).provenContacts.remember(exhibitionId, {
      kind: 'mobile',
      value: String(row['Mob']),
    });
  tab.kill();
  return row;
}

const write = (recordId: unknown, state: string, more: object = {}) =>
  phone.review({ recordId, state, ...more });
const step = () => document.querySelector('[aria-current="step"]')?.textContent ?? '';
const status = () => screen.findByRole('region', { name: '登记状态' });
const link = (name: string) => screen.findByRole('link', { name });

describe('one’s own registration', () => {
  it('requires a login where the phone knows no visitor', async () => {
    const app = await openApp(mine);
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`));
    expect(phone.takePaths().filter((path) => path.includes('VisitorExhibitionInfo'))).toEqual([]);
  });

  it('is looked for again by a contact that was proven after the screen had led to the login', async () => {
    const app = await openApp(mine);
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
    expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`);
    const { localStores } = await import('#session/localStores.ts');
    await (await localStores()).provenContacts.remember(declinedId, { kind: 'mobile', value: '13900001111' });
    await app.router.navigate(mine);
    await waitFor(() => expect(mainText()).toContain('139****1111'));
    expect(addressOf(app)).toBe(mine);
  });

  it('of another exhibition does not count', async () => {
    await hold('1', { exhibitionId: knownId, proven: true });
    const app = await openApp(mine);
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`));
  });

  it('named in a link that this phone holds no voucher of is not shown', async () => {
    await hold('6');
    const app = await openApp(`${mine}?voucher=registration000000000008`);
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`));
  });

  it('is one’s own after the page of a companion was opened, also after a reload and a 403', async () => {
    await hold('6');
    const companion = (await phone.registrations(declinedId)).find(({ Mob }) => Mob === '13800000008')!;
    const tab = await openTab();
    const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
    const { keepVoucher } = await import('#entities/registration/stored/keepVisitor.ts');
    await keepVoucher(readRegistration(companion)!);
    tab.kill();
    await openApp(`${mine}?voucher=${String(companion['RecordId'])}`);
    await screen.findByText('苏砚秋');
    await openApp(mine);
    expect(await screen.findByText('方予宁')).toBeTruthy();
    expect(mainText()).not.toContain('苏砚秋');
    const after = await openTab();
    after.device.getState().clearUserInfo();
    after.kill();
    await openApp(mine);
    expect(await screen.findByText('方予宁')).toBeTruthy();
    expect(mainText()).not.toContain('苏砚秋');
  });

  it('named in such a link leads a visitor with a proven contact to their own', async () => {
    await hold('6', { proven: true });
    const app = await openApp(`${mine}?voucher=registration000000000008`);
    expect(await screen.findByText('方予宁')).toBeTruthy();
    expect(addressOf(app)).toBe(mine);
    expect(mainText()).not.toContain('苏砚秋');
  });

  it.each([
    ['0', '审核中', '登记审核中通过后参观码即可入场'],
    ['1', '审核中', '登记审核中通过后参观码即可入场'],
    ['2', '已通过', '登记已通过'],
    ['3', '未通过', '未通过，请补充信息补充后会重新审核'],
  ])('of state %s says how far it is', { tags: ['review-status'] }, async (state, word, words) => {
    const row = await hold('8');
    await write(row['RecordId'], state);
    await openApp(mine);
    await screen.findByRole('heading', { name: '我的' });
    await waitFor(() => expect(step()).toContain(word));
    expect((await status()).textContent).toContain(words);
    expect(mainText()).toContain('138****0008');
    expect(mainText()).not.toContain('13800000008');
  });

  it('of a state that we do not know says so', { tags: ['review-status'] }, async () => {
    await hold('8');
    phone.answerInstead(({ path }) => {
      if (path !== 'queryList/VisitorExhibitionInfo') return undefined;
      return phone.registrations(declinedId).then((rows) => {
        const result = rows
          .filter(({ Mob }) => Mob === '13800000008')
          .map((row) => ({ ...row, ApproveState: '7' }));
        return Response.json({ resCode: 0, resMsg: '', result });
      });
    });
    await openApp(mine);
    await waitFor(() => expect(step()).toContain('审核状态更新中'));
    expect((await status()).textContent).toContain('请以主办方通知为准');
  });

  it('that was declined says what to complete, question by question', {
    tags: ['review-status'],
  }, async () => {
    await hold('6');
    await openApp(mine);
    await screen.findByText('需要补充');
    await waitFor(() =>
      expect(Array.from(document.querySelectorAll('.review-asked dt'), (term) => term.textContent)).toEqual([
        '职务',
        '车次',
      ]),
    );
    expect(mainText()).toContain('资料不完整，请补充后再次提交。');
    expect(mainText()).toContain('请补充车次。');
  });

  it('shows what was arranged where something is, and no empty place for it', async () => {
    await hold('8');
    await openApp(mine);
    await screen.findByText('1208');
    expect(mainText()).toContain('江海湖畔酒店');
    await hold('6');
    await openApp(`${mine}?voucher=registration000000000006`);
    await screen.findByText('方予宁');
    expect(mainText()).not.toContain('为您安排');
  });

  it('has its ticket, answers, correction and companions in a list, what one deals with in a second, and what is kept in a third', async () => {
    await hold('8');
    await openApp(mine);
    const first = (await link('我的参观码')).closest('ul')!;
    const rowsOf = (list: HTMLElement) =>
      within(list)
        .getAllByRole('listitem')
        .map((row) => row.querySelector('.cell-main')?.firstChild?.textContent);
    const listBelow = (title: string) =>
      within(screen.getByRole('region', { name: title })).getByRole('list');
    expect(rowsOf(first)).toEqual(['我的参观码', '登记信息', '修改登记信息', '同行人员']);
    expect(rowsOf(listBelow('商务往来'))).toEqual([
      '新动态',
      '消息',
      '我的洽谈',
      '名片夹',
      '我的提问',
      '申请参展',
    ]);
    expect(rowsOf(listBelow('收藏与记录'))).toEqual(['我的收藏', '参观报告', '签到记录']);
    expect(screen.queryByText('购物车')).toBeNull();
  });

  it('shows who it is with initials and a masked contact, and offers the ticket beside an approval', async () => {
    await hold('8');
    await openApp(mine);
    expect(await screen.findByText('苏', { selector: '[aria-hidden]' })).toBeTruthy();
    const offer = within(await status()).getByRole('link', { name: '出示参观码' });
    expect(offer.getAttribute('href')).toContain('/code?voucher=');
  });

  it('that was declined has one button, which completes it, and no second one beside it', async () => {
    await hold('6');
    await openApp(mine);
    const box = within(await status());
    expect(await box.findByRole('button', { name: '去补充' })).toBeTruthy();
    expect(box.queryByRole('link', { name: '出示参观码' })).toBeNull();
    expect(screen.queryByRole('button', { name: /修改登记信息/ })).toBeNull();
  });

  it('that the server has deleted says so', async () => {
    const row = await hold('8');
    await phone.call('delete/VisitorExhibitionInfo', { recordId: row['RecordId'] });
    await openApp(mine);
    expect(await screen.findByText(/没有找到这份登记/)).toBeTruthy();
    expect((await link('出示参观码')).getAttribute('href')).toContain('/code?voucher=');
  });

  it('without an answer offers the code, and comes when it is asked again', async () => {
    await hold('8');
    await phone.fault({ name: 'serverError500', path: 'VisitorExhibitionInfo' });
    const app = await openApp(mine);
    expect(await screen.findByText(/^参观码已存在这部手机上/)).toBeTruthy();
    expect(await link('出示参观码')).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByText('苏砚秋')).toBeTruthy();
  });

  it('brings the voucher of this phone up to date', async () => {
    const row = await hold('8');
    await write(row['RecordId'], '3');
    await openApp(mine);
    await waitFor(() => expect(step()).toContain('未通过'));
    expect(localStorage.getItem('vouchers')).toContain('"approveState":"3"');
  });

  it('is for an unknown part of its address the page that says so', async () => {
    await hold('8');
    await openApp(`${mine}/nowhere`);
    expect(await screen.findByRole('heading', { name: '没有找到页面' })).toBeTruthy();
  });

  it('shows markup of the organiser as text', { tags: ['X09'] }, async () => {
    const row = await hold('6');
    await write(row['RecordId'], '3', {
      reason: '<b>缺</b><img src=x>',
      notes: [{ Key: 'Job', Text: '<i>改</i>' }],
    });
    await openApp(mine);
    expect(await screen.findByText('<b>缺</b><img src=x>')).toBeTruthy();
    expect(await screen.findByText('<i>改</i>')).toBeTruthy();
  });
});

describe('the answers', () => {
  it('are shown by sections, with the document masked, and are kept nowhere', async () => {
    await hold('8');
    await openApp(`${mine}/details`);
    await screen.findByRole('heading', { name: '住宿' });
    expect(mainText()).toContain('E87****21');
    expect(mainText()).toContain('素食');
    expect(mainText()).toContain('火车');
    expect(document.body.textContent).not.toContain('E87654321');
    expect(phone.storedText()).not.toContain('E87654321');
  });

  it('of one section are that section', async () => {
    await hold('8');
    await openApp(`${mine}/details?section=Diet`);
    expect(await screen.findByRole('heading', { name: '饮食', level: 1 })).toBeTruthy();
    expect(mainText()).toContain('素食');
    expect(mainText()).not.toContain('火车');
  });

  it('are narrowed to a section of this form by its chip, without a step in the history', async () => {
    await hold('8');
    const app = await openApp(`${mine}/details`);
    const chips = within(await screen.findByRole('group', { name: '登记信息' })).getAllByRole('button');
    expect(chips.map((chip) => chip.textContent)).toEqual(['全部', '参会人', '抵达', '饮食', '住宿']);
    const steps = history.length;
    await app.user.click(screen.getByRole('button', { name: '饮食' }));
    expect(await screen.findByRole('heading', { name: '饮食', level: 1 })).toBeTruthy();
    expect(mainText()).not.toContain('火车');
    expect(history.length).toBe(steps);
  });

  it('of a form without sections have no chips', async () => {
    await hold('1', { exhibitionId: knownId });
    await openApp(`/mine/${knownId}/details`);
    await screen.findByText('单位名称');
    expect(screen.queryByRole('group', { name: '登记信息' })).toBeNull();
  });

  it('cannot be shown without the form, and then say so', async () => {
    await hold('8');
    await phone.fault({ name: 'html200', path: 'getExhibition' });
    const app = await openApp(`${mine}/details`);
    expect(await screen.findByText(/^登记表加载失败/)).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '饮食' })).toBeTruthy();
  });
});

describe('correcting it', { tags: ['overwrite'] }, () => {
  it('needs the contact proven, and asks for a code where it is not', async () => {
    await hold('6');
    const app = await openApp(mine);
    expect(await screen.findByText('需先验证手机号或邮箱')).toBeTruthy();
    await app.user.click(await screen.findByRole('button', { name: '去补充' }));
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`));
  });

  it('needs the very contact of the registration', async () => {
    await hold('6');
    const tab = await openTab();
    await (await tab.localStores()).provenContacts.remember(declinedId, {
      kind: 'mobile',
      value: '13800000007',
    });
    tab.kill();
    const app = await openApp(mine);
    await app.user.click(await screen.findByRole('button', { name: '去补充' }));
    await waitFor(() => expect(addressOf(app)).toBe(`/login/${declinedId}?next=mine`));
  });

  it('asks before a seat is lost: no changes nothing, yes opens the form', async () => {
    const before = await hold('8', { proven: true });
    const app = await openApp(mine);
    await app.user.click(await screen.findByRole('button', { name: /^修改登记信息/ }));
    const question = await screen.findByRole('dialog');
    expect(question.textContent).toContain('座位 B-07');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('保留座位'));
    await app.user.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(addressOf(app)).toBe(mine);
    expect(sessionStorage.getItem(`correcting.${declinedId}`)).toBeNull();
    expect((await phone.registrations(declinedId)).find(({ Mob }) => Mob === before['Mob'])).toEqual(before);

    await new Promise((resolve) => setTimeout(resolve, 600));
    await app.user.click(screen.getByRole('button', { name: /^修改登记信息/ }));
    await app.user.click(
      within(await screen.findByRole('dialog')).getByRole('button', { name: '释放并修改' }),
    );
    await waitFor(() => expect(addressOf(app)).toBe(`/register/${declinedId}/maindeclined000000000001`));
    expect((await screen.findByLabelText<HTMLInputElement>(/^姓名/)).value).toBe('苏砚秋');
  });

  it('is not offered once registration has closed, but for what was sent back', {
    tags: ['registration-period'],
  }, async () => {
    await phone.call('update/Exhibition', {
      recordId: declinedId,
      setValue: { SignUpStartTime: '2019-12-01', SignUpEndTime: '2020-01-01 09:00:00' },
    });
    await hold('8', { proven: true });
    await openApp(mine);
    expect(await screen.findByText('登记已关闭，如需修改请联系主办方')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /^修改登记信息/ })).toBeNull();
    await hold('6', { proven: true });
    await openApp(`${mine}?voucher=registration000000000006`);
    expect(await screen.findByRole('button', { name: '去补充' })).toBeTruthy();
  });
});

describe('the calendar', () => {
  it('gets the days of the exhibition', async () => {
    await hold('8');
    await openApp(mine);
    const href = (await link('加入手机日历')).getAttribute('href') ?? '';
    const file = decodeURIComponent(href.replace('data:text/calendar;charset=utf-8,', ''));
    expect(file).toContain('SUMMARY:江海茶产业国际论坛');
    expect(file).toMatch(/DTSTART;TZID=Asia\/Shanghai:\d{8}T090000/);
  });
});

describe('what the organiser wants completed', () => {
  it('is said once, below the names of all questions that it is said of', async () => {
    const { RecordId } = await hold('6');
    const notes = ['Job', 'ArrivalShift'].map((Key) => ({ Key, Text: '看不清楚' }));
    await write(RecordId, '3', { reason: '看不清楚', notes });
    await openApp(mine);
    const [said, ...more] = await screen.findAllByText('看不清楚');
    expect(more).toEqual([]);
    await waitFor(() =>
      expect(
        Array.from(said?.parentElement?.querySelectorAll('dt') ?? [], ({ textContent }) => textContent),
      ).toEqual(['职务', '车次']),
    );
  });
});
