// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addressOf, mainText, openApp } from '#tests/app/openApp.ts';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { askForCode, codeInput, contactInput, pauseBetweenTaps, prove } from '#tests/features/steps.ts';

const openId = 'open00000000000000000001';
const knownId = 'known0000000000000000001';
const visitorId = 'visitor00000000000000001';
const mobile = '13900001111';
const login = `/login/${openId}/${visitorId}`;
const loginKnown = `/login/${knownId}/mainknown000000000000001`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const goOn = (app: { user: { click: (element: Element) => Promise<void> } }) =>
  app.user.click(screen.getByRole('button', { name: '登录' }));
const codePaths = () => phone.takePaths().filter((path) => path.endsWith('smscode'));
const live = () => document.getElementById('x-live')?.textContent;

describe('proving a mobile number', () => {
  it.each([
    ['nothing', '', '请填写手机号'],
    ['ten digits', '1390000111', '手机号应为 1 开头的 11 位数字，请核对'],
    ['another beginning', '23900001111', '手机号应为 1 开头的 11 位数字，请核对'],
    ['a foreign number', '+44 7700 900123', '手机号应为 1 开头的 11 位数字，请核对'],
  ])(
    'with %s says what is wrong, moves there, and sends nothing',
    { tags: ['mobile-number'] },
    async (_, typed, sentence) => {
      const app = await openApp(login);
      const input = await contactInput();
      if (typed !== '') await app.user.type(input, typed);
      await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
      expect(await screen.findByText(sentence)).toBeTruthy();
      expect(document.activeElement).toBe(input);
      expect([input.getAttribute('aria-invalid'), codePaths()]).toEqual(['true', []]);
    },
  );

  it('is not counted down for a number to which no code was sent, where it is corrected meanwhile', async () => {
    const app = await openApp(login, { timeFactor: 1 });
    await app.user.type(await contactInput(), '13900001112');
    let answer = () => {};
    phone.answerInstead(async ({ path }) => {
      if (path === 'getsmscode') await new Promise<void>((done) => (answer = done));
      return undefined;
    });
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(codePaths()).toEqual(['getsmscode']));
    await app.user.clear(await contactInput());
    await app.user.type(await contactInput(), mobile);
    answer();
    await waitFor(() => expect(live()).toBe('验证码已发送，请查收'));
    expect(screen.queryByRole('timer')).toBeNull();
  });

  for (const [typed, fault] of [
    ['+86 139 0000 1111', 'X18'],
    ['139-0000-1111', 'X18'],
    ['１３９００００１１１１', 'X17'],
  ] as const)
    it(`takes ${typed} for 13900001111`, { tags: [fault] }, async () => {
      const app = await openApp(login);
      await app.user.type(await contactInput(), typed);
      await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
      await waitFor(() => expect(codePaths()).toEqual(['getsmscode']));
      const sent = phone.asked.find(({ path }) => path === 'getsmscode');
      expect(sent?.body.params).toEqual({ phoneNumber: mobile, ExhibitionId: openId });
      // What comes of the answer belongs to this phone, not to the next test's.
      await waitFor(() => expect(live()).toBe('验证码已发送，请查收'));
    });

  it('takes back what it said about the code when a new one is sent', async () => {
    const app = await openApp(login);
    await app.user.type(await contactInput(), mobile);
    await goOn(app);
    expect(await screen.findByText('请输入有效的验证码')).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(live()).toBe('验证码已发送，请查收'));
    expect(screen.queryByText('请输入有效的验证码')).toBeNull();
  });

  it('says that the code was sent, and counts down to the next one', {
    tags: ['code-messages', 'code-countdown'],
  }, async () => {
    const app = await openApp(login, { timeFactor: 1 });
    await askForCode(app, phone, mobile);
    await waitFor(() => expect(live()).toBe('验证码已发送，请查收'));
    expect((await screen.findByRole('timer', { name: '重新获取' })).textContent).toMatch(/^(60|5\d) 秒$/);
    expect(screen.queryByRole('button', { name: '获取验证码' })).toBeNull();
  });

  it('goes on counting down after a reload, for this number only', { tags: ['code-countdown'] }, async () => {
    const app = await openApp(login, { timeFactor: 1 });
    await askForCode(app, phone, mobile);
    await screen.findByRole('timer');
    const again = await openApp(login, { timeFactor: 1 });
    await again.user.type(await contactInput(), mobile);
    expect(await screen.findByRole('timer')).toBeTruthy();
    await again.user.type(await contactInput(), '{Backspace}2');
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  });

  it('offers another code when the wait is over', { tags: ['code-countdown'] }, async () => {
    const app = await openApp(login);
    await askForCode(app, phone, mobile);
    expect(await screen.findByRole('button', { name: '获取验证码' })).toBeTruthy();
  });

  it('says that a code was asked for too soon', async () => {
    const app = await openApp(login);
    await askForCode(app, phone, mobile);
    await app.user.click(await screen.findByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(live()).toBe('发送太频繁，请稍候再试'));
  });

  it.each(['serverError500', 'html200'] as const)(
    'says after %s that no code was sent, after one attempt',
    { tags: ['code-messages'] },
    async (name) => {
      await phone.fault({ name, path: 'getsmscode' });
      const app = await openApp(login);
      await app.user.type(await contactInput(), mobile);
      await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
      const words = '验证码发送失败，请稍后重试';
      const said = await screen.findByText(words);
      expect([said.getAttribute('data-announce'), said.textContent]).toEqual(['', words]);
      expect(codePaths()).toEqual(['getsmscode']);
      const ask = screen.getByRole('button', { name: '获取验证码' });
      expect(ask.getAttribute('aria-describedby')).toBe(said.id);
    },
  );

  it('names the network where a code is asked for, or checked, without one', {
    tags: ['code-messages'],
  }, async () => {
    let isDown = true;
    phone.answerInstead(({ path }) => (isDown && path.endsWith('smscode') ? Response.error() : undefined));
    const app = await openApp(login);
    await app.user.type(await contactInput(), mobile);
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText('网络未连接，没能获取验证码，请检查网络后重试')).toBeTruthy();
    isDown = false;
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    await waitFor(() => expect(live()).toBe('验证码已发送，请查收'));
    isDown = true;
    await app.user.type(codeInput(), await phone.codeFor(mobile));
    expect(await screen.findByText('网络未连接，没能核对验证码，请检查网络后重试')).toBeTruthy();
  });

  it('keeps beside the button that no code was sent, until another contact or another try', {
    tags: ['code-messages'],
  }, async () => {
    await phone.fault({ name: 'serverError500', path: 'getsmscode' });
    const app = await openApp(login);
    const contact = await contactInput();
    await app.user.type(contact, mobile);
    const ask = screen.getByRole('button', { name: '获取验证码' });
    const region = document.querySelector('#contact')?.closest('.fieldRow-field')?.querySelector('p');
    // It is there before its text, which would not be announced otherwise.
    expect(region?.textContent).toBe('');
    await app.user.click(ask);
    await waitFor(() => expect(region?.textContent).toBe('验证码发送失败，请稍后重试'));
    await new Promise((done) => setTimeout(done, 2_500));
    expect(region?.textContent).toBe('验证码发送失败，请稍后重试');
    await app.user.type(contact, '{Backspace}2');
    expect(region?.textContent).toBe('');
    await app.user.type(contact, '{Backspace}1');
    expect(region?.textContent).toBe('验证码发送失败，请稍后重试');
    await phone.clearFaults();
    await app.user.click(ask);
    await waitFor(() => expect(codePaths()).toHaveLength(2));
    expect(screen.queryByText('验证码发送失败，请稍后重试')).toBeNull();
  });

  it('without a code asks for one and sends nothing', { tags: ['not-empty'] }, async () => {
    const app = await openApp(login);
    await app.user.type(await contactInput(), mobile);
    await goOn(app);
    expect(await screen.findByText('请输入有效的验证码')).toBeTruthy();
    expect(document.activeElement).toBe(codeInput());
    expect(codePaths()).toEqual([]);
  });

  it('with a wrong code says so, empties the field and stays in it, and takes the right one afterwards', {
    tags: ['code-messages'],
  }, async () => {
    const app = await openApp(login);
    const code = await askForCode(app, phone, mobile);
    await app.user.type(codeInput(), code === '000000' ? '111111' : '000000');
    expect(await screen.findByText('验证码不正确，请重新输入')).toBeTruthy();
    expect((await contactInput()).value).toBe(mobile);
    expect([codeInput().value, document.activeElement]).toEqual(['', codeInput()]);
    await app.user.type(codeInput(), code.slice(0, 1));
    expect(screen.queryByText('验证码不正确，请重新输入')).toBeNull();
    await app.user.type(codeInput(), code.slice(1));
    expect(await screen.findByText('这个联系方式还没有登记')).toBeTruthy();
  });

  it('with a code that is older than five minutes says that it has expired', {
    tags: ['code-messages'],
  }, async () => {
    const app = await openApp(login);
    const code = await askForCode(app, phone, mobile);
    phone.pass(5 * 60_000 + 1);
    await app.user.type(codeInput(), code);
    expect(await screen.findByText('验证码已过期，请重新获取')).toBeTruthy();
  });

  it('whose check gets no answer says so and may be tried again', { tags: ['code-messages'] }, async () => {
    const app = await openApp(login);
    const code = await askForCode(app, phone, mobile);
    await phone.fault({ name: 'serverError500', path: 'valismscode', times: 1 });
    await app.user.type(codeInput(), code);
    expect(await screen.findByText('验证失败，请重试')).toBeTruthy();
    await goOn(app);
    expect(await screen.findByText('这个联系方式还没有登记')).toBeTruthy();
  });

  it('asks once for six digits, however often the button is tapped at that moment', async () => {
    const app = await openApp(login);
    const code = await askForCode(app, phone, mobile);
    codePaths();
    const button = screen.getByRole('button', { name: '登录' });
    await app.user.type(codeInput(), code);
    await Promise.all([app.user.click(button), app.user.click(button), app.user.click(button)]);
    await screen.findByText('这个联系方式还没有登记');
    expect(codePaths()).toEqual(['valismscode']);
  });
});

it('the page says which exhibition and which channel it is for', async () => {
  await openApp(login);
  await contactInput();
  expect(mainText()).toMatch(/^第十二届江海国际智能制造展览会专业观众 · .*月/);
});

describe('a code', () => {
  it('has a field that gets the focus once it was sent, and says where to', async () => {
    const app = await openApp(login);
    await askForCode(app, phone, mobile);
    expect(await screen.findByText('验证码已发送，请查收：139****1111')).toBeTruthy();
    expect(document.activeElement).toBe(codeInput());
    expect(document.querySelector('.toast-box')).toBeNull();
  });

  it('that is pasted with a space in it submits itself', async () => {
    const app = await openApp(login);
    const code = await askForCode(app, phone, mobile);
    codePaths();
    await app.user.click(codeInput());
    await app.user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
    expect(await screen.findByText('这个联系方式还没有登记')).toBeTruthy();
    expect(codePaths()).toEqual(['valismscode']);
  });

  it('of five digits waits for the button', async () => {
    const app = await openApp(login);
    await askForCode(app, phone, mobile);
    codePaths();
    await app.user.type(codeInput(), '12345');
    expect(codePaths()).toEqual([]);
    await goOn(app);
    expect(await screen.findByText('验证码不正确，请重新输入')).toBeTruthy();
    expect(codePaths()).toEqual(['valismscode']);
  });

  it('is sent by Enter in the field of the number', async () => {
    const app = await openApp(login);
    await app.user.type(await contactInput(), `${mobile}{Enter}`);
    await waitFor(() => expect(codePaths()).toEqual(['getsmscode']));
    expect(screen.queryByText('请输入有效的验证码')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(codeInput()));
  });
});

it('what its sender agrees to stands where the number is entered, and opens by a tap', async () => {
  const app = await openApp(login);
  await contactInput();
  await app.user.click(screen.getByRole('button', { name: '《个人信息保护说明》' }));
  const sheet = await screen.findByRole('dialog', { name: '个人信息保护说明' });
  expect(sheet.textContent).toContain('您的手机号或邮箱用于发送验证码');
  expect(sheet.textContent).toContain('信息仅用于本次展会的登记与入场');
  await app.user.click(within(sheet).getByRole('button', { name: '知道了' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

describe('a number that is not registered', () => {
  it('is offered to register, masked, and goes on without another code', async () => {
    const app = await openApp(login);
    await prove(app, phone, mobile);
    expect(await screen.findByText(/^139\*\*\*\*1111 在本展会没有登记记录/)).toBeTruthy();
    await app.user.click(screen.getByRole('button', { name: '现在登记' }));
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
    await screen.findByLabelText(/^姓名/);
    expect(addressOf(app)).toBe(`/information/${openId}/${visitorId}`);
  });

  it('goes straight on where the visitor came to register', async () => {
    const app = await openApp(`${login}?next=register`);
    await prove(app, phone, mobile);
    expect(await screen.findByRole('heading', { name: '填写信息' })).toBeTruthy();
  });

  it('can be exchanged for another', async () => {
    const app = await openApp(login);
    await prove(app, phone, mobile);
    await app.user.click(await screen.findByRole('button', { name: '换一个联系方式' }));
    expect((await contactInput()).value).toBe('');
  });

  it('rests nowhere in the clear', async () => {
    const app = await openApp(`${login}?next=register`);
    await prove(app, phone, mobile);
    await screen.findByRole('heading', { name: '填写信息' });
    expect(phone.storedText()).not.toContain(mobile);
  });
});

describe('a number that is registered', () => {
  it('gets its voucher on this phone', { tags: ['logins'] }, async () => {
    const app = await openApp(loginKnown);
    await prove(app, phone, '13800000001');
    expect(await screen.findByRole('heading', { name: '参观码' })).toBeTruthy();
    expect(addressOf(app)).toBe('/code?voucher=registration000000000001');
    expect(mainText()).toContain('林予安');
    expect(localStorage.getItem('token')).toMatch(/^\w{48}$/);
    expect(localStorage.getItem('visitorId')).toBe('person000000000000000001');
    expect(phone.storedText()).not.toContain('13800000001');
  });

  it('of two people asks who it is, and keeps the passes of both', { tags: ['logins'] }, async () => {
    const record = { ExhibitionId: knownId, Name: '林知夏', Mob: '13800000001', CompanyName: '江海精工' };
    const { result } = await phone.call('insert/VisitorExhibitionInfo', { record });
    const second = (result as { RecordId: string }).RecordId;
    const app = await openApp(loginKnown);
    await prove(app, phone, '13800000001');
    await screen.findByRole('heading', { name: '您是哪一位？' });
    await app.user.click(screen.getByRole('button', { name: /林予安/ }));
    expect(await screen.findByRole('heading', { name: '我的参观码' })).toBeTruthy();
    expect(mainText()).toContain('林知夏');
    const own = JSON.parse(localStorage.getItem('ownRecords') ?? '[]') as { recordId: string }[];
    expect(own.map(({ recordId }) => recordId)).toEqual(['registration000000000001']);
    expect(localStorage.getItem('vouchers')).toContain(second);
  });

  it('opens its ticket where the phone holds one of another exhibition', { tags: ['logins'] }, async () => {
    localStorage.setItem('vouchers', JSON.stringify([heldVoucher('7')]));
    const app = await openApp(loginKnown);
    await prove(app, phone, '13800000001');
    await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000001'));
  });

  it('opens the list where the phone holds another voucher of this exhibition', {
    tags: ['logins'],
  }, async () => {
    localStorage.setItem('vouchers', JSON.stringify([heldVoucher('7', { exhibitionId: knownId })]));
    const app = await openApp(loginKnown);
    await prove(app, phone, '13800000001');
    expect(await screen.findByRole('heading', { name: '我的参观码' })).toBeTruthy();
    expect(addressOf(app)).toBe('/list');
    expect(mainText()).toContain('林予安');
  });

  it('opens its ticket where the visitor came to register, and says that it is registered', async () => {
    const app = await openApp(`${loginKnown}?next=register`);
    await prove(app, phone, '13800000001');
    await waitFor(() => expect(addressOf(app)).toBe('/code?voucher=registration000000000001'));
    await waitFor(() => expect(live()).toBe('您已登记'));
    expect(await phone.registrations(knownId)).toMatchObject([{ Name: '林予安', SeatNo: 'A-12' }]);
  });

  it('that cannot be looked up says so and asks again without another code', async () => {
    const app = await openApp(loginKnown);
    await phone.fault({ name: 'serverError500', path: 'VisitorExhibitionInfo' });
    await prove(app, phone, '13800000001');
    expect(await screen.findByText('服务繁忙，请稍后重试。')).toBeTruthy();
    await phone.clearFaults();
    await app.user.click(screen.getByRole('button', { name: '重试' }));
    expect(await screen.findByRole('heading', { name: '参观码' })).toBeTruthy();
  });

  it('gets its voucher although the login itself fails', async () => {
    await phone.fault({ name: 'html200', path: 'Login' });
    const app = await openApp(loginKnown);
    await prove(app, phone, '13800000001');
    expect(await screen.findByRole('heading', { name: '参观码' })).toBeTruthy();
  });
});

describe('an exhibition’s way of proving', () => {
  it('by e-mail asks for an address and checks it', { tags: ['email-address'] }, async () => {
    const app = await openApp('/login/guest0000000000000000001/mainguest000000000000001?next=register');
    const input = await contactInput();
    expect([input.type, screen.queryByRole('radio')]).toEqual(['email', null]);
    await app.user.type(input, 'lin@example');
    await app.user.click(screen.getByRole('button', { name: '获取验证码' }));
    expect(await screen.findByText(/邮箱格式不正确/)).toBeTruthy();
    pauseBetweenTaps();
    await prove(app, phone, 'lin@example.com');
    await screen.findByLabelText(/^姓名/);
    expect(mainText()).toContain('l***@example.com');
  });

  it('by mobile or e-mail lets the visitor choose', async () => {
    const app = await openApp('/login/longform0000000000000001/mainlong0000000000000001');
    await app.user.click(await screen.findByRole('radio', { name: '邮箱' }));
    expect((await contactInput()).type).toBe('email');
  });

  it('that cannot be fetched lets the visitor choose as well', async () => {
    await phone.fault({ name: 'html200', path: 'getExhibition' });
    await openApp(login);
    expect(await screen.findAllByRole('radio')).toHaveLength(2);
  });
});
