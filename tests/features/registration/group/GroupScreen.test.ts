// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { type App, addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { leaveIdentity, pauseBetweenTaps, prove } from '#tests/features/steps.ts';
import { registerHere } from '#tests/features/shop.ts';
import { summaryTitle } from '#tests/support/summaryTitle.ts';
import { eventually } from '#tests/support/eventually.ts';

const open = { exhibitionId: 'open00000000000000000001', channelId: 'visitor00000000000000001' };
const address = `/group/${open.exhibitionId}/${open.channelId}`;
const insert = 'insert/VisitorExhibitionInfo';
interface FormRow {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  readonly CommonFields: readonly { readonly Options?: readonly { readonly Value: string }[] }[];
}
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const button = (name: RegExp | string) => screen.getByRole('button', { name });
const tap = (app: App, name: RegExp | string) => app.user.click(button(name));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const shortForm = () => screen.findByRole('button', { name: '完成登记' });
/** What is read in each row; the letter on the colour is decoration. */
const people = () =>
  Array.from(document.querySelectorAll('.group-rowContent'), (row) =>
    Array.from(row.querySelectorAll(':scope > :not([aria-hidden])'), (part) => part.textContent ?? '').join(
      '',
    ),
  );
const announced = () => Array.from(document.querySelectorAll('[data-announce]'), (one) => one.textContent);

async function openGroup(): Promise<App> {
  await leaveIdentity(open);
  const app = await openApp(address);
  await heading('多人登记');
  return app;
}

async function fillForm(app: App): Promise<void> {
  await app.user.click(screen.getByRole('radio', { name: '系统集成商' }));
  await app.user.click(screen.getByRole('checkbox', { name: '工业机器人' }));
  await app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
}

async function fillIn(app: App, name: string): Promise<void> {
  await tap(app, `填写：${name}`);
  await heading(name === '周闻溪' ? '本人信息' : '同行人员信息');
  await fillForm(app);
  await tap(app, '保存');
  await heading('多人登记');
}

/** By the menu of the person's row. */
async function remove(app: App, name: string): Promise<void> {
  pauseBetweenTaps();
  await tap(app, `更多操作：${name}`);
  const menu = within(await screen.findByRole('dialog', { name }));
  await app.user.click(menu.getByRole('button', { name: '移出' }));
}

/** The address that others are invited with, as it is copied. */
async function invitation(app: App): Promise<string> {
  const copied: string[] = [];
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => void copied.push(text));
  pauseBetweenTaps();
  await app.user.click(button(/^邀请同行人自己填/));
  const sheet = within(await screen.findByRole('dialog', { name: '邀请同行人自己填' }));
  await app.user.click(sheet.getByRole('button', { name: '复制链接' }));
  await eventually(() => expect(copied).toHaveLength(1));
  pauseBetweenTaps();
  await app.user.click(sheet.getByRole('button', { name: '关闭' }));
  return copied[0] ?? '';
}

async function paste(app: App, text: string): Promise<void> {
  pauseBetweenTaps();
  await tap(app, '粘贴名单');
  await heading('粘贴名单');
  await app.user.click(screen.getByLabelText('名单'));
  await app.user.paste(text);
}

async function addPasted(app: App, text: string, count: number): Promise<void> {
  await paste(app, text);
  await eventually(() => expect(button(`加入名单（${count} 人）`)).toBeTruthy());
  await tap(app, `加入名单（${count} 人）`);
  await heading('多人登记');
}

it('the title of the page names that several people are registered', async () => {
  const app = await openGroup();
  const { titleByHeading } = await import('#app/afterStart/titleByHeading.ts');
  const end = titleByHeading(app.router, document);
  expect(document.title).toBe('多人登记 · 第十二届江海国际智能制造展览会');
  end();
});

describe('the registration of several people', { tags: ['participants'] }, () => {
  it('is reached from the first step, and after a proof of the contact', async () => {
    const app = await openApp(address);
    await prove(app, phone, '13900001111');
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('本人')]);
    expect(addressOf(app)).toBe(address);
  });

  it('is linked from the page that asks who one is', async () => {
    await leaveIdentity(open);
    await openApp(`/register/${open.exhibitionId}/${open.channelId}`);
    const link = await screen.findByRole('link', { name: '为多人登记' });
    expect(link.getAttribute('href')).toBe(address);
  });

  it('says how far each person is, and does not go on before all are complete', async () => {
    const app = await openGroup();
    expect(people()).toEqual([expect.stringMatching(/^周闻溪本人南麓食品有限公司还差 3 项$/)]);
    await addPasted(app, '王芳', 1);
    await tap(app, '下一步：核对');
    const summary = await screen.findByRole('group', { name: summaryTitle });
    expect(
      within(summary)
        .getAllByRole('link')
        .map((link) => link.textContent),
    ).toEqual(['周闻溪：还差 3 项', '王芳：还差 3 项']);
    await fillIn(app, '周闻溪');
    expect(people()[0]).toContain('已填好');
    expect(people()[1]).toContain('还差 3 项');
  });

  it('gives a new person the company of the first', async () => {
    const app = await openGroup();
    await tap(app, '添加一个人');
    await heading('同行人员信息');
    expect(screen.getByLabelText<HTMLInputElement>(/^单位名称/).value).toBe('南麓食品有限公司');
    expect(screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('');
  });

  it('keeps what was typed for each person over Back and a new page', async () => {
    const app = await openGroup();
    await tap(app, '添加一个人');
    await heading('同行人员信息');
    await app.user.type(screen.getByLabelText(/^姓名/), '王芳');
    await app.user.type(screen.getByLabelText(/^本人手机号或邮箱/), '13900002222');
    await app.user.click(screen.getByRole('radio', { name: '系统集成商' }));
    await app.router.navigate(-1);
    await heading('多人登记');
    // The list is there a moment before what was typed last is kept.
    await eventually(() => expect(people()[1]).toMatch(/^王芳.*还差 2 项$/));
    app.close();

    const again = await openApp(address);
    await heading('多人登记');
    expect(people()).toHaveLength(2);
    await tap(again, '填写：王芳');
    await heading('同行人员信息');
    expect(screen.getByLabelText<HTMLInputElement>(/^本人手机号或邮箱/).value).toBe('13900002222');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '系统集成商' }).checked).toBe(true);
    expect(phone.storedText()).not.toContain('13900002222');
  });

  it('is left by one Back, however many people were filled in', async () => {
    await leaveIdentity(open);
    const app = await openApp(`/register/${open.exhibitionId}/${open.channelId}`);
    await app.user.click(await screen.findByRole('link', { name: '为多人登记' }));
    await heading('多人登记');
    await addPasted(app, '王芳', 1);
    await fillIn(app, '周闻溪');
    await fillIn(app, '王芳');
    pauseBetweenTaps();
    await tap(app, '下一步：核对');
    await heading('核对名单');
    pauseBetweenTaps();
    await tap(app, '返回名单');
    await heading('多人登记');
    await app.router.navigate(-1);
    await shortForm();
    expect(addressOf(app)).toBe(`/information/${open.exhibitionId}/${open.channelId}`);
  });

  it('refuses a contact that is wrong beside its field and in the summary', async () => {
    const app = await openGroup();
    await tap(app, '添加一个人');
    await heading('同行人员信息');
    await app.user.type(screen.getByLabelText(/^姓名/), '王芳');
    await app.user.type(screen.getByLabelText(/^本人手机号或邮箱/), '1390000');
    await fillForm(app);
    await tap(app, '保存');
    const summary = await screen.findByRole('group', { name: summaryTitle });
    const [link] = within(summary).getAllByRole('link');
    expect(document.getElementById('contact-error')?.textContent).toBe(link?.textContent);
    await app.user.click(link!);
    expect(document.activeElement?.id).toBe('contact');
  });

  it('asks before a person is removed, and forgets what was typed for them', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳', 1);
    await remove(app, '王芳');
    const dialog = await screen.findByRole('dialog', { name: '移出名单？' });
    await app.user.click(within(dialog).getByRole('button', { name: '移出' }));
    await eventually(() => expect(people()).toHaveLength(1));
    app.close();
    await openApp(address);
    await heading('多人登记');
    expect(people()).toHaveLength(1);
  });

  it('points out who shares a contact, and does not go on', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳\t甲\t13900002222\n李强\t乙\t13900002222', 2);
    await fillIn(app, '周闻溪');
    await fillIn(app, '王芳');
    await fillIn(app, '李强');
    expect(announced()).toContainEqual(expect.stringContaining('王芳、李强 的联系方式相同'));
    pauseBetweenTaps();
    await tap(app, '下一步：核对');
    expect(addressOf(app)).toBe(address);
    const summary = await screen.findByRole('group', { name: summaryTitle });
    const [link] = within(summary).getAllByRole('link');
    expect(link?.textContent).toContain('王芳、李强 的联系方式相同');
    await app.user.click(link!);
    expect(document.activeElement?.textContent).toContain('王芳');
  });
});

describe('a pasted list', { tags: ['participants'] }, () => {
  it('is shown as it was understood before it is added, with what was not', async () => {
    const app = await openGroup();
    await paste(app, '姓名\t单位\t手机\n王芳\t甲公司\t13900002222\n？？？');
    await eventually(() => expect(mainText()).toContain('识别出 1 人'));
    expect(mainText()).toContain('甲公司 · 139****2222');
    expect(mainText()).toContain('？？？');
  });

  it('keeps beside a person what was not used of the line, also over a reload, until it is dismissed', async () => {
    const app = await openGroup();
    await paste(app, '姓名：王芳，手机：13900002222，车位：B2-17');
    await eventually(() => expect(mainText()).toContain('未使用：'));
    await tap(app, /^加入名单/);
    await heading('多人登记');
    expect(people().find((one) => one.includes('王芳'))).toContain('未使用：');
    expect(mainText()).toContain('B2-17');

    app.close();
    const again = await openApp(address);
    await heading('多人登记');
    await eventually(() => expect(people().find((one) => one.includes('王芳'))).toContain('B2-17'));
    await tap(again, '填写：王芳');
    await heading('同行人员信息');
    expect(mainText()).toContain('B2-17');
    await tap(again, '返回名单');
    await heading('多人登记');

    pauseBetweenTaps();
    await tap(again, '更多操作：王芳');
    const menu = within(await screen.findByRole('dialog', { name: '王芳' }));
    await again.user.click(menu.getByRole('button', { name: '不再显示未使用内容' }));
    await eventually(() => expect(mainText()).not.toContain('B2-17'));
  });

  it('keeps what was not added on the list, also over a reload, until it is corrected and added', async () => {
    const app = await openGroup();
    await addPasted(app, '参会名单\n姓名\t单位\t手机\n王芳\t甲公司\t13900002222\n？？？', 1);
    expect(mainText()).toContain('粘贴的名单里还有这些没有加入：');

    app.close();
    const again = await openApp(address);
    await heading('多人登记');
    await eventually(() => expect(mainText()).toContain('？？？'));
    pauseBetweenTaps();
    await tap(again, '修改后再加入');
    await heading('粘贴名单');
    const text = screen.getByLabelText<HTMLTextAreaElement>('名单');
    expect(text.value).toBe('姓名\t单位\t手机\n？？？');
    await again.user.click(text);
    text.setSelectionRange(text.value.length - 3, text.value.length);
    await again.user.paste('李明\t乙公司\t13900003333');
    await eventually(() => expect(button('加入名单（1 人）')).toBeTruthy());
    await tap(again, '加入名单（1 人）');
    await heading('多人登记');
    expect(people().some((one) => one.includes('李明'))).toBe(true);
    expect(mainText()).not.toContain('粘贴的名单里还有这些没有加入：');
  });

  it('that was left out is no longer shown once it is dismissed', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳 13900002222\n？？？', 1);
    await tap(app, '不再显示');
    expect(mainText()).not.toContain('？？？');
  });

  it('without anybody says so at the tap', async () => {
    const app = await openGroup();
    await paste(app, '？？？');
    await tap(app, /^加入名单/);
    expect(document.getElementById('paste-error')?.textContent).toBe(
      '请先粘贴至少一个人的姓名、联系方式或证件号。',
    );
    expect(document.activeElement?.id).toBe('paste');
  });

  it('of more people than a list holds says how many were left out', async () => {
    const app = await openGroup();
    await addPasted(
      app,
      Array.from({ length: 60 }, (_, at) => `人${at}\t甲公司\t1390000${1000 + at}`).join('\n'),
      49,
    );
    expect(people()).toHaveLength(50);
    expect(mainText()).toContain('名单已满 50 人');
  });
});

describe('what one person has answered', { tags: ['participants'] }, () => {
  it('is copied to everybody who has not answered it themselves', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳\n李强', 2);
    await fillIn(app, '周闻溪');
    pauseBetweenTaps();
    await tap(app, '批量复制行程食宿');
    await heading('批量复制');
    await tap(app, '复制');
    expect(document.getElementById('copy-what-error')?.textContent).toBe('请至少选择一项内容。');
    await app.user.click(screen.getByRole('checkbox', { name: '登记信息' }));
    pauseBetweenTaps();
    await tap(app, '复制');
    await heading('多人登记');
    // The consent is everybody's own.
    expect(people().map((one) => /还差 \d 项|已填好/.exec(one)?.[0])).toEqual([
      '已填好',
      '还差 1 项',
      '还差 1 项',
    ]);
  });
});

describe('a link for others to fill in themselves', { tags: ['participants'] }, () => {
  const groupId = '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11';

  it('stays the same for the same list', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳', 1);
    const link = await invitation(app);
    expect(new URL(link).pathname).toBe(address);
    const again = await openApp(address);
    await heading('多人登记');
    expect(await invitation(again)).toBe(link);
  });

  it('is shown as what others will see, and not as an address', async () => {
    const app = await openGroup();
    await app.user.click(button(/^邀请同行人自己填/));
    const sheet = await screen.findByRole('dialog', { name: '邀请同行人自己填' });
    expect(sheet.textContent).toContain('邀请您一起登记第十二届江海国际智能制造展览会');
    expect(sheet.textContent).not.toContain('/group/');
    expect(sheet.textContent).not.toContain('周闻溪');
  });

  it('shows who has followed it by name', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳', 1);
    const link = new URL(await invitation(app));
    await phone.call(insert, {
      record: {
        ExhibitionId: open.exhibitionId,
        ChannelId: open.channelId,
        Name: '李强',
        Mob: '13900004444',
        GroupId: link.searchParams.get('join'),
      },
    });
    await openApp(address);
    await eventually(() => expect(mainText()).toContain('通过链接登记（1 人）李强'));
    expect(mainText()).not.toContain('13900004444');
  });

  it('adds the visitor who follows it to the group, once they were told who will see it', async () => {
    await leaveIdentity({ ...open, name: '王芳' });
    const other = await openApp(`${address}?join=${groupId}`);
    await shortForm();
    expect(mainText()).toContain(
      '邀请您一起登记第十二届江海国际智能制造展览会邀请人会看到您的姓名和登记状态',
    );
    await fillForm(other);
    await tap(other, '完成登记');
    await eventually(async () =>
      expect(await phone.registrations(open.exhibitionId)).toMatchObject([
        { Name: '王芳', GroupId: groupId },
      ]),
    );
  });

  it('says what one is invited to before the contact is proven', async () => {
    await openApp(`${address}?join=${groupId}`);
    expect(await screen.findByText('邀请您一起登记第十二届江海国际智能制造展览会')).toBeTruthy();
    expect(screen.queryByRole('button', { name: '单独登记' })).toBeNull();
  });

  it('may be followed without the group', async () => {
    await leaveIdentity({ ...open, name: '王芳' });
    const app = await openApp(`${address}?join=${groupId}`);
    await shortForm();
    await tap(app, '单独登记');
    expect(mainText()).not.toContain('邀请人会看到');
    const tab = await openTab();
    const { findJoining } = await import('#entities/registration/joining.ts');
    expect(findJoining(open.exhibitionId)).toBeUndefined();
    tab.kill();
  });

  it.each(['', 'x', '<b>', '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11/../..'])(
    'with "%s" in place of a group leads to an ordinary registration',
    async (joined) => {
      await leaveIdentity({ ...open, name: '王芳' });
      await openApp(`${address}?join=${encodeURIComponent(joined)}`);
      await shortForm();
      expect(mainText()).not.toContain('邀请人会看到');
    },
  );
});

describe('the review of a group', { tags: ['participants'] }, () => {
  async function reachReview(contact = ''): Promise<App> {
    const app = await openGroup();
    await addPasted(app, `王芳\t甲公司\t${contact}`, 1);
    await fillIn(app, '周闻溪');
    await fillIn(app, '王芳');
    pauseBetweenTaps();
    await tap(app, '下一步：核对');
    await heading('核对名单');
    return app;
  }

  it('sends everybody with one tap and leads to the code of the group', async () => {
    const app = await reachReview();
    expect(mainText()).toContain('甲公司 · 未填联系方式，由您代为出示');
    await tap(app, '提交 2 人的登记');
    await eventually(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=\w{24}&group=1$/));
    const rows = await phone.registrations(open.exhibitionId);
    expect(rows).toHaveLength(2);
    const label = `团体码二维码，编号 ${String(rows[0]?.['GroupCode'])}`;
    expect(await screen.findByRole('img', { name: label })).toBeTruthy();
  });

  it('does not show or replace the registration of a person whose number was only typed', async () => {
    await phone.call(insert, {
      record: {
        ExhibitionId: open.exhibitionId,
        ChannelId: open.channelId,
        Name: '别的人',
        Mob: '13900002222',
      },
    });
    const app = await reachReview('13900002222');
    await tap(app, '提交 2 人的登记');
    await eventually(() => expect(mainText()).toContain('已登记过本展会'));
    expect(mainText()).not.toContain('别的人');
    expect(screen.queryByRole('button', { name: '用新内容替换' })).toBeNull();
    pauseBetweenTaps();
    await tap(app, '移出');
    await eventually(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
    expect(await phone.registrations(open.exhibitionId)).toHaveLength(2);
  });

  it('offers to send everybody, not the rest, where none was stored', async () => {
    const app = await reachReview();
    await phone.fault({ name: 'serverError500' });
    await tap(app, '提交 2 人的登记');
    await eventually(() => expect(mainText()).toContain('尚未提交'));
    await phone.clearFaults();
    pauseBetweenTaps();
    await tap(app, '提交 2 人的登记');
    await eventually(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
  });

  it('says why one person was refused, registers those after them, and sends the corrected one once more', async () => {
    const app = await openGroup();
    await addPasted(app, '王芳\t甲公司\n李强\t甲公司', 2);
    for (const name of ['周闻溪', '王芳', '李强']) await fillIn(app, name);
    phone.answerInstead(({ path, body }) => {
      const record = body.params['record'] as Record<string, unknown> | undefined;
      return path === insert && record?.['Name'] === '王芳'
        ? Response.json({ resCode: 400_000, resMsg: '姓名与证件不符', result: [] })
        : undefined;
    });
    pauseBetweenTaps();
    await tap(app, '下一步：核对');
    await heading('核对名单');
    await tap(app, '提交 3 人的登记');
    await screen.findByText('2 / 3 人登记成功');
    const named = async () => (await phone.registrations(open.exhibitionId)).map((row) => row['Name']);
    expect(await named()).toEqual(['周闻溪', '李强']);
    expect(mainText()).toContain('姓名与证件不符');
    expect(mainText()).not.toContain('李强甲公司');

    pauseBetweenTaps();
    await tap(app, '修改');
    await heading('同行人员信息');
    const field = screen.getByLabelText<HTMLInputElement>(/姓名/);
    await app.user.clear(field);
    await app.user.type(field, '王方');
    pauseBetweenTaps();
    await tap(app, '保存');
    await heading('多人登记');
    pauseBetweenTaps();
    await tap(app, '下一步：核对');
    await heading('核对名单');
    pauseBetweenTaps();
    await tap(app, /^提交/);
    await eventually(() => expect(addressOf(app)).toMatch(/^\/code\?voucher=/));
    expect(await named()).toEqual(['周闻溪', '李强', '王方']);
  });

  it('is not opened before everybody is complete', async () => {
    await leaveIdentity(open);
    const app = await openApp(`${address}?step=review`);
    await heading('多人登记');
    expect(addressOf(app)).toBe(address);
  });
});

it('a person who is not on the list any more is said to be gone', async () => {
  await leaveIdentity(open);
  const app = await openApp(`${address}?member=nobody`);
  await eventually(() => expect(mainText()).toContain('名单里没有这个人'));
  await tap(app, '返回名单');
  await heading('多人登记');
});

describe('a person who was registered along', { tags: ['participants'] }, () => {
  /** Stored by the person of this phone, who holds the code; answers the record's id. */
  async function registerAlong(): Promise<string> {
    await leaveIdentity(open);
    const record = {
      ExhibitionId: open.exhibitionId,
      ChannelId: open.channelId,
      Name: '王芳',
      CompanyName: '甲公司',
      GroupMob: '13900001111',
      GroupId: '0f4b1c1e-7f8e-4d49-9a65-0d6a7d1f3b11',
      VisitorCategory: 'integrator',
      Interests: ['robots'],
      Job: '采购',
      PrivacyAgreed: true,
    };
    const { result } = await phone.call(insert, { record });
    const { RecordId: recordId = '', VisitorId: visitorId = '' } = result as Record<string, string>;
    const tab = await openTab();
    const { keepVoucher } = await import('#entities/registration/stored/keepVisitor.ts');
    const { readRegistration } = await import('#entities/registration/api/registrationRecord.ts');
    await keepVoucher(readRegistration({ ...record, RecordId: recordId, VisitorId: visitorId })!);
    tab.kill();
    return recordId;
  }

  async function correct(recordId: string, word: RegExp | string = /^修改同行人员信息/): Promise<App> {
    const app = await openApp(`/mine/${open.exhibitionId}?voucher=${recordId}`);
    await eventually(() => button(word));
    await tap(app, word);
    await heading('同行人员信息');
    return app;
  }

  /** The last place goes to another person. */
  async function fillUp(value: string): Promise<void> {
    const forms = (await phone.rows('CustomBasic')) as unknown as readonly FormRow[];
    const form = forms.find(({ ExhibitionId }) => ExhibitionId === open.exhibitionId)!;
    const CommonFields = form.CommonFields.map(({ Options, ...field }) => ({
      ...field,
      ...(Options && { Options: Options.map((one) => (one.Value === value ? { ...one, Full: true } : one)) }),
    }));
    await phone.call('update/CustomBasic', { recordId: form.RecordId, setValue: { CommonFields } });
  }

  const agree = (app: App) => app.user.click(screen.getByRole('checkbox', { name: /我已阅读并同意/ }));
  const job = () => screen.getByLabelText<HTMLInputElement>(/^职务/);

  it('is corrected by who registered them: in the list again with what is stored, to the same record', async () => {
    const recordId = await registerAlong();
    const app = await correct(recordId);
    expect(job().value).toBe('采购');
    await app.user.clear(job());
    await agree(app);
    await tap(app, '保存');
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('王芳')]);
    await tap(app, '下一步：核对');
    await heading('核对名单');
    await tap(app, '提交 1 人的登记');
    await eventually(async () =>
      expect(await phone.registrations(open.exhibitionId)).toMatchObject([
        { RecordId: recordId, Name: '王芳', VisitorCategory: 'integrator', Job: null },
      ]),
    );
  });

  it('keeps the place they hold although it is full by now: in the form, in the check and in the review', {
    tags: ['U17'],
  }, async () => {
    const recordId = await registerAlong();
    await fillUp('integrator');
    await fillUp('trader');
    const app = await correct(recordId);
    const place = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });
    expect(place(/^系统集成商$/).checked).toBe(true);
    expect(place(/^经销或贸易商/).disabled).toBe(true);
    await agree(app);
    await tap(app, '保存');
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('已填好')]);
    // A new person takes no place that is full.
    await tap(app, '添加一个人');
    await heading('同行人员信息');
    expect(place(/^系统集成商/).disabled).toBe(true);
    await app.router.navigate(-1);
    await heading('多人登记');
    await remove(app, '未填姓名');
    await eventually(() => expect(people()).toHaveLength(1));
    app.close();

    const again = await openApp(address);
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('已填好')]);
    await tap(again, '下一步：核对');
    await heading('核对名单');
    await tap(again, '提交 1 人的登记');
    await eventually(() => expect(addressOf(again)).toMatch(/^\/code\?voucher=/));
    expect(await phone.registrations(open.exhibitionId)).toMatchObject([
      { RecordId: recordId, VisitorCategory: 'integrator' },
    ]);
  });

  it('keeps that place where the correction was cut off while it was sent', { tags: ['U17'] }, async () => {
    const recordId = await registerAlong();
    const app = await correct(recordId);
    await agree(app);
    await tap(app, '保存');
    await heading('多人登记');
    await tap(app, '下一步：核对');
    await heading('核对名单');
    await phone.fault({ name: 'forbidden403', path: 'update/VisitorExhibitionInfo' });
    await tap(app, '提交 1 人的登记');
    const isRefused = [{ state: { at: 'parked', because: 'forbidden' } }];
    await eventually(async () =>
      expect(await (await app.localStores()).outbox.list()).toMatchObject(isRefused),
    );
    await fillUp('integrator');
    app.close();
    sessionStorage.clear();

    const again = await openApp(address);
    await again.user.click(await screen.findByRole('button', { name: '修改：王芳' }));
    await heading('同行人员信息');
    const place = screen.getByRole<HTMLInputElement>('radio', { name: /^系统集成商$/ });
    expect([place.checked, place.disabled]).toEqual([true, false]);
  });

  it('and is typed in again keeps the place they hold although it is full by now', {
    tags: ['U17'],
  }, async () => {
    const recordId = await registerAlong();
    await fillUp('integrator');
    const app = await openApp(address);
    await heading('多人登记');
    await remove(app, '周闻溪');
    const sure = within(await screen.findByRole('dialog', { name: '移出名单？' }));
    await app.user.click(sure.getByRole('button', { name: '移出' }));
    await eventually(() => expect(people()).toEqual([]));
    await tap(app, '添加一个人');
    await heading('同行人员信息');
    const place = () => screen.getByRole<HTMLInputElement>('radio', { name: /^系统集成商/ });
    expect(place().disabled).toBe(true);
    await app.user.type(screen.getByLabelText(/^姓名/), '王芳');
    await app.user.type(screen.getByLabelText(/^单位/), '甲公司');
    await eventually(() => expect(place().disabled).toBe(false));
    await fillForm(app);
    await app.user.type(job(), '经理');
    await tap(app, '保存');
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('已填好')]);
    await tap(app, '下一步：核对');
    await heading('核对名单');
    await tap(app, '提交 1 人的登记');
    await app.user.click(await screen.findByRole('button', { name: '用新内容替换' }));
    const dialog = await screen.findByRole('dialog');
    await app.user.click(within(dialog).getByRole('button', { name: '覆盖' }));
    await eventually(async () =>
      expect(await phone.registrations(open.exhibitionId)).toMatchObject([
        { RecordId: recordId, VisitorCategory: 'integrator', Job: '经理' },
      ]),
    );
  });

  it('is led to what the organiser wants completed, with the organiser’s words beside it', async () => {
    const recordId = await registerAlong();
    const notes = [{ Key: 'Job', Text: '请写明部门。', TextEn: 'Please name the department.' }];
    await phone.review({ recordId, state: '3', reason: '资料不完整', notes });
    await correct(recordId, '去补充');
    expect(mainText()).toContain('请补充 1 项');
    expect(mainText()).toContain('主办方：请写明部门。');
    await eventually(() => expect(document.activeElement).toBe(job()));
  });

  it('is not shown without what is stored of them; it is asked for again', async () => {
    const recordId = await registerAlong();
    (await correct(recordId)).close();
    await phone.fault({ name: 'serverError500', path: 'queryList/VisitorExhibitionInfo' });
    const app = await openApp(address);
    await eventually(() => expect(mainText()).toContain('登记信息加载失败'));
    expect(people()).toEqual([]);
    await phone.clearFaults();
    await tap(app, '重试');
    await heading('多人登记');
    expect(people()).toEqual([expect.stringContaining('王芳')]);
  });
});

it('the pass of another person who has registered on the same phone is none of the group', async () => {
  const { exhibitionId } = open;
  await registerHere(phone, exhibitionId, { Name: '甲', Mob: '13900001357' });
  await registerHere(phone, exhibitionId, { Name: '乙', Mob: '13900002468' });
  await leaveIdentity({ ...open, contact: { kind: 'mobile', value: '13900002468' }, name: '' });
  await openApp(address);
  const registered = await screen.findByRole('heading', { name: '已登记（1 人）' });
  expect(registered.nextElementSibling?.textContent).toBe('乙');
});
