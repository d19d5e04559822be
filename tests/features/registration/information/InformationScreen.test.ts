// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { type App, addressOf, mainText, openApp, switchTo } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { draftSaved, leaveIdentity, pauseBetweenTaps, visitor } from '#tests/features/steps.ts';
import { summaryTitle } from '#tests/support/summaryTitle.ts';
import { eventually } from '#tests/support/eventually.ts';

const open = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };
const long = { exhibitionId: 'longform0000000000000001', channelId: 'mainlong0000000000000001' };
const insert = 'insert/VisitorExhibitionInfo';
const documentNumber = '11010119900307002X';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const address = ({ exhibitionId, channelId }: typeof open) => `/information/${exhibitionId}/${channelId}`;

async function openForm(where = open): Promise<App> {
  await leaveIdentity(where);
  const app = await openApp(address(where));
  await screen.findByRole('heading', { name: '填写信息' });
  return app;
}

const tick = (app: App, name: RegExp | string) => app.user.click(screen.getByRole('checkbox', { name }));
const choose = (app: App, name: string) => app.user.click(screen.getByRole('radio', { name }));
const review = (app: App) => app.user.click(screen.getByRole('button', { name: '下一步：核对' }));
const sendWhatWaits = (app: App) => app.user.click(screen.getByRole('button', { name: '现在提交' }));
const toSend = /^(提交登记|完成登记)$/;
const send = (app: App) => app.user.click(screen.getByRole('button', { name: toSend }));

async function fillShortForm(app: App): Promise<void> {
  await choose(app, '系统集成商');
  await tick(app, '工业机器人');
  await tick(app, /我已阅读并同意/);
}

/** The short form, filled in. */
async function openFilled(where = open): Promise<App> {
  const app = await openForm(where);
  await fillShortForm(app);
  return app;
}

async function fillLongForm(app: App): Promise<void> {
  const type = (label: RegExp, text: string) => app.user.type(screen.getByLabelText(label), text);
  await type(/^英文名或拼音/, 'ZHOU WENXI');
  await app.user.click(screen.getByRole('button', { name: /^证件类型/ }));
  await app.user.click(screen.getByRole('radio', { name: '居民身份证' }));
  await type(/^证件号码/, documentNumber);
  await type(/^工作邮箱/, 'zhou@example.com');
  await type(/^职务/, '设备主管');
  await choose(app, '其他');
  await type(/^请说明所属行业/, '宠物医疗');
  await choose(app, '医院与诊所');
  await tick(app, '了解新技术');
  const days = within(screen.getByRole('radiogroup', { name: /^参观日期/ }));
  await app.user.click(days.getAllByRole('radio')[0]!);
  await type(/^同行人数/, '2');
  await choose(app, '不需要');
  await tick(app, /我同意主办方/);
  await tick(app, /我已阅读并同意/);
}

async function reachReview(): Promise<App> {
  const app = await openForm(long);
  await fillLongForm(app);
  await review(app);
  await screen.findByRole('heading', { name: '核对信息' });
  return app;
}

/** Begins again, as far as the answer to the question lets it. */
async function clear(app: { user: { click: (element: Element) => Promise<void> } }, answer: '清空' | '保留') {
  await app.user.click(screen.getByRole('button', { name: '清空重填' }));
  const dialog = await screen.findByRole('dialog', { name: '清空已填写的内容？' });
  await app.user.click(within(dialog).getByRole('button', { name: answer }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}

describe('what the exhibition asks', () => {
  it('is refused without the required answers, with a summary that has the focus and leads to each', {
    tags: ['field-checks'],
  }, async () => {
    const app = await openForm();
    await send(app);
    const summary = await screen.findByRole('group', { name: summaryTitle });
    await waitFor(() => expect(document.activeElement).toBe(summary));
    const links = within(summary).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '请填写「您的身份」',
      '请填写「感兴趣的展区」',
      expect.stringMatching(/^请先勾选「我已阅读并同意/),
    ]);
    await app.user.click(links[1]!);
    expect(document.activeElement).toBe(screen.getByRole('checkbox', { name: '工业机器人' }));
    expect(addressOf(app)).toBe(address(open));
  });

  it('never has a consent ticked beforehand', async () => {
    await openForm();
    for (const box of screen.getAllByRole<HTMLInputElement>('checkbox')) expect(box.checked).toBe(false);
  });

  it('takes a line out of the summary as soon as its answer is right', async () => {
    const app = await openForm();
    await send(app);
    await screen.findByRole('group', { name: summaryTitle });
    await choose(app, '系统集成商');
    await waitFor(() =>
      expect(screen.getByRole('group', { name: summaryTitle }).textContent).not.toContain('您的身份'),
    );
  });

  it('refuses a fourth tick, says why, and takes it after another was removed', {
    tags: ['field-checks'],
  }, async () => {
    const app = await openForm();
    for (const name of ['工业机器人', '数控机床', '工业软件', '智能物流']) await tick(app, name);
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '智能物流' }).checked).toBe(false);
    expect(await screen.findByText('最多 3 项，请先取消一项')).toBeTruthy();
    await tick(app, '数控机床');
    await tick(app, '智能物流');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '智能物流' }).checked).toBe(true);
  });

  it('keeps what is answered when the language is switched', async () => {
    const app = await openForm();
    await choose(app, '系统集成商');
    await app.user.type(screen.getByLabelText(/^职务/), '设备主管');
    await switchTo('en');
    expect(await screen.findByRole('heading', { name: 'Your details' })).toBeTruthy();
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'A system integrator' }).checked).toBe(true);
    expect(screen.getByLabelText<HTMLInputElement>(/^Job title/).value).toBe('设备主管');
  });

  it('comes back after a reload with a notice, and may be cleared', { tags: ['D16'] }, async () => {
    const app = await openForm();
    await choose(app, '系统集成商');
    await app.user.type(screen.getByLabelText(/^职务/), '设备主管');
    await app.user.tab();
    await draftSaved();
    const again = await openApp(address(open));
    expect(await screen.findByText(/^已恢复 .* 填写的内容$/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>(/^职务/).value).toBe('设备主管');
    await clear(again, '清空');
    expect(screen.getByLabelText<HTMLInputElement>(/^职务/).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(false);
  });

  it('is no earlier draft where only a business card was uploaded before', async () => {
    await leaveIdentity(open);
    const before = await openApp('/404');
    const { saveCard } = await import('#entities/registration/businessCard.ts');
    await saveCard(open.exhibitionId, 'https://files.example.com/visitor/card.jpg');
    before.close();
    await openApp(address(open));
    await screen.findByRole('heading', { name: '填写信息' });
    expect(await screen.findByText('名片')).toBeTruthy();
    expect(screen.queryByText(/^已恢复/)).toBeNull();
  });

  it('is cleared only after a question, and comes back when that is undone', { tags: ['D16'] }, async () => {
    const app = await openForm();
    await choose(app, '系统集成商');
    await app.user.type(screen.getByLabelText(/^职务/), '设备主管');
    await app.user.tab();
    await draftSaved();
    const again = await openApp(address(open));
    const job = await screen.findByLabelText<HTMLInputElement>(/^职务/);
    await clear(again, '保留');
    pauseBetweenTaps();
    expect(job.value).toBe('设备主管');
    expect(screen.getByText(/^已恢复 .* 填写的内容$/)).toBeTruthy();

    await clear(again, '清空');
    expect(await screen.findByText('已清空填写的内容')).toBeTruthy();
    // What is answered after it outlives the undoing.
    await again.user.type(job, '采购');
    pauseBetweenTaps();
    await again.user.click(screen.getByRole('button', { name: '撤销清空' }));
    expect(job.value).toBe('采购');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(true);
    expect(screen.getByText(/^已恢复 .* 填写的内容$/)).toBeTruthy();
    await draftSaved();
    await openApp(address(open));
    expect((await screen.findByLabelText<HTMLInputElement>(/^职务/)).value).toBe('采购');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(true);
  });

  it('that cannot be fetched says so and asks again', { tags: ['N17'] }, async () => {
    await leaveIdentity(open);
    await phone.fault({ name: 'html200', path: 'getExhibition' });
    const app = await openApp(address(open));
    expect(await screen.findByText(/^登记表加载失败/)).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
  });

  it('that is long sends a visitor without a name back to the identity', async () => {
    await leaveIdentity({ ...long, name: '' });
    const app = await openApp(address(long));
    await waitFor(() => expect(addressOf(app)).toBe(`/register/${long.exhibitionId}/${long.channelId}`));
  });

  it('shows markup in its questions as text', { tags: ['X09'] }, async () => {
    await phone.fault({ name: 'markupInNames', path: 'getExhibition' });
    await openForm();
    expect(mainText()).toContain('您的身份<b>&amp;</b><img');
    expect(document.querySelectorAll('main b, main img:not(.ExhibitionHeader-picture)')).toHaveLength(0);
  });
});

describe('the review', () => {
  it('shows what will be sent, with the mobile number in full for a last look', async () => {
    await reachReview();
    expect(mainText()).toContain('周闻溪');
    expect(mainText()).toContain(visitor.value);
    expect(mainText()).toContain('医院与诊所');
    expect(phone.takePaths()).not.toContain(insert);
  });

  it('leads back to one question, with the focus in it, and keeps the rest', async () => {
    const app = await reachReview();
    await app.user.click(screen.getByRole('button', { name: '修改 职务' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^职务/)));
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '医院与诊所' }).checked).toBe(true);
  });

  it('is left by the way back, to the questions as they were', async () => {
    const app = await reachReview();
    await app.router.navigate(-1);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: '了解新技术' }).checked).toBe(true);
  });
});

describe('a registration', () => {
  it('ends at its code, and the phone forgets the form', async () => {
    const app = await openFilled();
    await send(app);
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
    const [row] = await phone.registrations(open.exhibitionId);
    await waitFor(() => expect(addressOf(app)).toBe(`/code?voucher=${String(row?.['RecordId'])}`));
    expect(document.querySelector('.holderDetails-root')?.textContent).toBe('南麓食品有限公司 · 专业观众');
    expect(row).toMatchObject({
      Mob: visitor.value,
      VisitorCategory: 'integrator',
      Interests: ['robots'],
      PrivacyAgreed: true,
    });
    expect(phone.storedText()).not.toContain(visitor.value);
    const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
    expect([await database.keys('draft/'), await database.keys('outbox/')]).toEqual([[], []]);
  });

  it('that is done has the landing page behind it, and its addresses lead to the ticket, which offers to correct it', {
    tags: ['U07'],
  }, async () => {
    const app = await openFilled();
    await send(app);
    await screen.findByRole('heading', { name: '登记成功' });
    await app.router.navigate(-1);
    await waitFor(() => expect(addressOf(app)).toBe(`/select/${open.exhibitionId}`));
    const [row] = await phone.registrations(open.exhibitionId);
    for (const step of ['information', 'register', 'upload']) {
      const again = await openApp(`/${step}/${open.exhibitionId}/${open.channelId}`);
      await waitFor(() => expect(addressOf(again)).toBe(`/code?voucher=${String(row?.['RecordId'])}`));
      await waitFor(() => expect(document.getElementById('x-live')?.textContent).toBe('您已登记'));
      expect(screen.queryByRole('button', { name: toSend })).toBeNull();
      expect(await screen.findByRole('link', { name: '修改信息' })).toBeTruthy();
    }
    expect(await phone.registrations(open.exhibitionId)).toHaveLength(1);
  });

  it('is sent once, however often the button is tapped', async () => {
    const app = await openFilled();
    const button = screen.getByRole('button', { name: toSend });
    await Promise.all(Array.from({ length: 8 }, () => app.user.click(button)));
    await screen.findByRole('heading', { name: '登记成功' });
    expect(await phone.registrations(open.exhibitionId)).toHaveLength(1);
  });

  it('whose answer gets lost is checked, and ends at its code with one row', { tags: ['N06'] }, async () => {
    const app = await openFilled();
    await phone.fault({ name: 'replyLostAfterCommit', path: insert, times: 1 });
    await send(app);
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
    expect(await phone.registrations(open.exhibitionId)).toHaveLength(1);
  });

  it('says while it is checked that it is checked, with a reference to read out', async () => {
    const app = await openFilled();
    await phone.fault({ name: 'hang', path: 'queryList/VisitorExhibitionInfo' });
    await phone.fault({ name: 'serverError500', path: insert, times: 1 });
    phone.answerInstead(({ path }) =>
      path === 'queryList/VisitorExhibitionInfo' && phone.asked.every((one) => one.path !== insert)
        ? new Response(JSON.stringify({ resCode: 10000, resMsg: '', result: [] }))
        : undefined,
    );
    await send(app);
    expect(await screen.findByText('正在确认提交结果')).toBeTruthy();
    expect(mainText()).toMatch(/核对编号 [0-9A-F]{8}/);
    expect(screen.queryByRole('button', { name: toSend })).toBeNull();
  });

  it.each([
    [
      'is paused',
      { SignUpPaused: true, SignUpPausedReason: '场馆检修' },
      '登记暂停中，暂时无法提交。填写的内容还在。原因：场馆检修',
    ],
    [
      'opens later',
      { SignUpStartTime: '2099-05-01 09:00:00', SignUpEndTime: '2099-06-01 09:00:00' },
      '登记将于 2099年5月1日 09:00（北京时间）开放，届时即可提交。填写的内容还在。',
    ],
    [
      'has ended',
      { SignUpStartTime: '2020-04-01 09:00:00', SignUpEndTime: '2020-05-01 09:00:00' },
      '登记已结束，无法提交。填写的内容还在。',
    ],
  ])(
    'that %s since says so in the words of that state, and keeps the answers',
    {
      tags: ['registration-period', 'U16'],
    },
    async (_, setValue, words) => {
      const app = await openFilled();
      const before = (await phone.rows('Exhibition')).find(({ RecordId }) => RecordId === open.exhibitionId);
      await phone.call('update/Exhibition', { recordId: open.exhibitionId, setValue });
      await send(app);
      expect(await screen.findByText(words)).toBeTruthy();
      expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(true);
      const { SignUpPaused, SignUpStartTime, SignUpEndTime } = before ?? {};
      const reopened = { SignUpPaused, SignUpStartTime, SignUpEndTime };
      await phone.call('update/Exhibition', { recordId: open.exhibitionId, setValue: reopened });
      pauseBetweenTaps();
      await send(app);
      expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
    },
  );

  it('meets a busy service that matches name and ID: says so, and goes through at the next tap', {
    tags: ['id-service-busy'],
  }, async () => {
    const app = await openFilled();
    await phone.fault({ name: 'identityServiceBusy', path: insert, times: 1 });
    await send(app);
    expect(await screen.findByText(/姓名与证件核验服务繁忙，请稍后再提交/)).toBeTruthy();
    expect(await phone.registrations(open.exhibitionId)).toHaveLength(0);
    pauseBetweenTaps();
    await send(app);
    await eventually(async () => expect(await phone.registrations(open.exhibitionId)).toHaveLength(1));
  });

  it('that is refused shows the service’s words as text', { tags: ['N15', 'X09'] }, async () => {
    const app = await openFilled();
    phone.answerInstead(({ path }) =>
      path === insert
        ? new Response(
            JSON.stringify({ resCode: 2001, resMsg: '<img src=x onerror=alert(1)>名额已满', result: [] }),
          )
        : undefined,
    );
    await send(app);
    expect(await screen.findByText('原因：<img src=x onerror=alert(1)>名额已满')).toBeTruthy();
    expect(document.querySelectorAll('main img:not(.ExhibitionHeader-picture)')).toHaveLength(0);
  });

  it('that meets a 403 waits behind /authorize, and goes on from there', {
    tags: ['N12', 'forbidden'],
  }, async () => {
    const app = await openFilled();
    await phone.fault({ name: 'forbidden403', path: insert });
    await send(app);
    expect(await screen.findByRole('heading', { name: '登录已过期' })).toBeTruthy();
    const way = screen.getByRole('link', { name: '返回刚才的页面' }).getAttribute('href')!;
    expect(way).toBe(address(open));
    await phone.clearFaults();
    const again = await openApp(way);
    expect(await screen.findByText('暂时无法提交，请稍后再试。填写的内容还在。')).toBeTruthy();
    expect(await phone.registrations(open.exhibitionId)).toEqual([]);
    await sendWhatWaits(again);
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
  });

  it('that was not sent when the page was closed is offered on the landing page and in its place, never sent', async () => {
    const app = await openFilled();
    await phone.fault({ name: 'hang', path: 'queryList/VisitorExhibitionInfo' });
    await send(app);
    await eventually(() => expect(phone.asked.some(({ path }) => path.startsWith('queryList'))).toBe(true));
    app.close();
    await phone.clearFaults();
    const landing = await openApp(`/select/${open.exhibitionId}`);
    await landing.user.click(await screen.findByRole('link', { name: '查看进度' }));
    expect(await screen.findByText('尚未提交')).toBeTruthy();
    expect(await phone.registrations(open.exhibitionId)).toEqual([]);
    await sendWhatWaits(landing);
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
  });

  it('that is registered already asks, with a word about the seat; "no" sends nothing', {
    tags: ['overwrite'],
  }, async () => {
    const known = { exhibitionId: 'known0000000000000000001', channelId: 'mainknown000000000000001' };
    await leaveIdentity({ ...known, contact: { kind: 'mobile', value: '13800000001' } });
    const app = await openApp(address(known));
    await screen.findByRole('heading', { name: '填写信息' });
    await fillShortForm(app);
    await send(app);
    expect(await screen.findByText('138****0001 已登记为“林予安”。')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: '重新填写并覆盖' }));
    const dialog = await screen.findByRole('dialog');
    expect(dialog.textContent).toContain('座位 A-12');
    await app.user.click(within(dialog).getByRole('button', { name: '保留原登记' }));
    expect(await phone.registrations(known.exhibitionId)).toMatchObject([{ SeatNo: 'A-12' }]);
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '重新填写并覆盖' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '覆盖' }));
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
    expect(await phone.registrations(known.exhibitionId)).toMatchObject([{ Name: '周闻溪', SeatNo: '' }]);
  });

  it('that overwrites another empties what the form asks and was not answered, and leaves what it does not ask', {
    tags: ['overwrite'],
  }, async () => {
    const contact = { kind: 'mobile', value: '13900004444' } as const;
    const record = {
      ExhibitionId: open.exhibitionId,
      Name: '林予安',
      Mob: contact.value,
      Job: '厂长',
      Plate: '沪A12345',
    };
    await phone.call('insert/VisitorExhibitionInfo', { record });
    await leaveIdentity({ ...open, contact });
    const app = await openApp(address(open));
    await screen.findByRole('heading', { name: '填写信息' });
    await fillShortForm(app);
    await app.user.clear(screen.getByLabelText(/^职务|^职位|^职业/));
    await send(app);
    await app.user.click(await screen.findByRole('button', { name: '重新填写并覆盖' }));
    await app.user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '覆盖' }));
    expect(await screen.findByRole('heading', { name: '登记成功' })).toBeTruthy();
    expect(await phone.registrations(open.exhibitionId)).toMatchObject([
      { Name: '周闻溪', Job: null, Plate: '沪A12345' },
    ]);
  });
});

describe('a short form', () => {
  const name = () => screen.findByLabelText<HTMLInputElement>(/^姓名/);

  it.each(['register', 'information'])('is one page with name and company at /%s', async (step) => {
    await leaveIdentity({ ...open, name: '' });
    const app = await openApp(`/${step}/${open.exhibitionId}/${open.channelId}`);
    await waitFor(async () => expect(document.activeElement).toBe(await name()));
    expect(addressOf(app)).toBe(address(open));
    expect(screen.getByRole('radio', { name: '系统集成商' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '完成登记' })).toBeTruthy();
  });

  it('is sent with the name that was typed a moment before, and leaves no draft', async () => {
    await leaveIdentity({ ...open, name: '' });
    const app = await openApp(address(open));
    await app.user.type(await name(), '周闻溪');
    await app.user.type(screen.getByLabelText(/^单位名称/), '南麓食品有限公司');
    await fillShortForm(app);
    await send(app);
    await screen.findByRole('heading', { name: '登记成功' });
    expect(await phone.registrations(open.exhibitionId)).toMatchObject([
      { Name: '周闻溪', CompanyName: '南麓食品有限公司', VisitorCategory: 'integrator' },
    ]);
    await draftSaved();
    const database = createDatabase({ indexedDB, name: 'exhibition-visitor' });
    expect(await database.keys('draft/')).toEqual([]);
  });

  it('takes no change while it is sent', async () => {
    const app = await openFilled();
    await phone.fault({ name: 'hang', path: insert });
    await send(app);
    await screen.findByRole('button', { name: '正在提交…' });
    await app.user.type(await name(), '远');
    await app.user.type(screen.getByLabelText(/^职务/), '主管');
    await choose(app, '其他');
    expect((await name()).value).toBe('周闻溪');
    expect(screen.getByLabelText<HTMLInputElement>(/^职务/).value).toBe('');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(true);
  });
});

describe('a long form', () => {
  it('shows a question with the answer it hangs on, and drops its answer with it', async () => {
    const app = await openForm(long);
    expect(screen.queryByLabelText(/^请说明所属行业/)).toBeNull();
    await choose(app, '其他');
    await app.user.type(await screen.findByLabelText(/^请说明所属行业/), '宠物医疗');
    await choose(app, '医院与诊所');
    await waitFor(() => expect(screen.queryByLabelText(/^请说明所属行业/)).toBeNull());
    await tick(app, '采购设备');
    await choose(app, '500 万元以上');
    expect(await screen.findByLabelText(/^采购计划/)).toBeTruthy();
    await tick(app, '采购设备');
    await waitFor(() => expect(screen.queryByLabelText(/^采购计划/)).toBeNull());
  });

  it('is sent whole, without what was hidden, and its document number is masked on the way', async () => {
    const app = await openForm(long);
    await fillLongForm(app);
    expect(phone.storedText()).not.toContain(documentNumber);
    await review(app);
    await screen.findByRole('heading', { name: '核对信息' });
    expect(mainText()).toContain('居民身份证 110101********002X');
    expect(mainText()).not.toContain(documentNumber);
    await send(app);
    await screen.findByRole('heading', { name: '登记成功' });
    const [row] = await phone.registrations(long.exhibitionId);
    expect(row).toMatchObject({
      IdDocument: { Type: 'mainlandId', Number: documentNumber },
      Industry: 'hospital',
    });
    expect(row).not.toHaveProperty('IndustryOther');
    expect(phone.storedText()).not.toContain(documentNumber);
  });
});

it('the buttons of a question for a number are called by words and its title', async () => {
  const app = await openForm(long);
  await app.user.click(await screen.findByRole('button', { name: '增加 同行人数' }));
  await switchTo('en');
  expect(await screen.findByRole('button', { name: 'Decrease People coming with you' })).toBeTruthy();
});
