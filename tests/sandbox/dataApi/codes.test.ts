import { describe, expect, it } from 'vitest';
import { openSandbox } from '../openSandbox.ts';

const phoneNumber = '13900001111';

describe('verification codes', () => {
  it('are never in the answer, but in the inbox', async () => {
    const { call, codeFor } = openSandbox();
    const answer = await call('getsmscode', { phoneNumber, ExhibitionId: 'open00000000000000000001' });
    const code = await codeFor(phoneNumber);
    expect(code).toMatch(/^\d{6}$/);
    expect(answer).toEqual({ resCode: 0, resMsg: 'success', result: [] });
  });

  it('stay valid for a client whose answer was lost', async () => {
    const { call, codeFor } = openSandbox();
    await call('getsmscode', { phoneNumber });
    const verifyCode = await codeFor(phoneNumber);
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(0);
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(0);
  });

  it('for an e-mail address ignore upper and lower case', async () => {
    const { call, codeFor } = openSandbox();
    await call('getsmscode', { email: 'Mira@Example.com' });
    const verifyCode = await codeFor('mira@example.com');
    expect((await call('valismscode', { email: 'mira@example.com', verifyCode })).resCode).toBe(0);
  });

  it.each([
    [59_999, 1008],
    [60_000, 0],
  ])('asking again after %i ms gives %i', async (ms, resCode) => {
    const { call, pass } = openSandbox();
    await call('getsmscode', { phoneNumber });
    pass(ms);
    expect((await call('getsmscode', { phoneNumber })).resCode).toBe(resCode);
  });

  it.each([
    [300_000, 0],
    [300_001, 1007],
  ])('a code of %i ms ago gives %i', async (ms, resCode) => {
    const { call, codeFor, pass } = openSandbox();
    await call('getsmscode', { phoneNumber });
    const verifyCode = await codeFor(phoneNumber);
    pass(ms);
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(resCode);
  });

  it('after five wrong tries even the right code is refused', async () => {
    const { call, codeFor } = openSandbox();
    await call('getsmscode', { phoneNumber });
    const verifyCode = await codeFor(phoneNumber);
    for (let i = 0; i < 5; i++) {
      expect((await call('valismscode', { phoneNumber, verifyCode: 'wrong' })).resCode).toBe(1006);
    }
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(1007);
  });

  it('do not exist for a contact that never requested one, and a malformed contact cannot request one', async () => {
    const { call } = openSandbox();
    expect((await call('valismscode', { phoneNumber, verifyCode: '123456' })).resCode).toBe(1007);
    expect((await call('getsmscode', { phoneNumber: 'not a number' })).resCode).toBe(400000);
    expect((await call('getsmscode', {})).resCode).toBe(400000);
  });
});

describe('logging in with a proven contact', () => {
  it('refuses an unknown mobile with 1004', async () => {
    const { call } = openSandbox();
    expect((await call('Login', { Type: '2', Phone: phoneNumber, LoginType: '手机号码登录' })).resCode).toBe(
      1004,
    );
  });

  it('accepts the test user 13800000001 with a row and token per role', {
    tags: ['mock-user'],
  }, async () => {
    const { call } = openSandbox();
    const ask = () => call('Login', { Type: '2', Phone: '13800000001', LoginType: '手机号码登录' });
    const [first, second] = [(await ask()).result[0], (await ask()).result[0]];
    expect(first).toMatchObject({
      Type: '2',
      Mob: '13800000001',
      VisitorRecordId: 'person000000000000000001',
    });
    expect(first?.['token']).not.toBe(second?.['token']);
    expect(first).not.toHaveProperty('UserPassword');
  });

  it('finds no person for an empty contact', async () => {
    expect((await openSandbox().call('Login', { Type: '2', Email: '' })).resCode).toBe(1004);
  });
});
