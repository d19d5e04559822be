import { describe, expect, it } from 'vitest';
import { openSandbox } from '../openSandbox.ts';

const phoneNumber = '13900001111';

describe('verification codes', () => {
  it('the answer never holds the code; the inbox does', async () => {
    const { call, codeFor } = openSandbox();
    const answer = await call('getsmscode', { phoneNumber, ExhibitionId: 'open00000000000000000001' });
    const code = await codeFor(phoneNumber);
    expect(code).toMatch(/^\d{6}$/);
    expect(answer).toEqual({ resCode: 0, resMsg: 'success', result: [] });
  });

  it('a right code is right, and stays so for a client whose answer got lost', async () => {
    const { call, codeFor } = openSandbox();
    await call('getsmscode', { phoneNumber });
    const verifyCode = await codeFor(phoneNumber);
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(0);
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(0);
  });

  it('an e-mail address gets its code like a mobile, whatever its letters', async () => {
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

  it('after five wrong tries even the right code is no longer taken', async () => {
    const { call, codeFor } = openSandbox();
    await call('getsmscode', { phoneNumber });
    const verifyCode = await codeFor(phoneNumber);
    for (let i = 0; i < 5; i++) {
      expect((await call('valismscode', { phoneNumber, verifyCode: 'wrong' })).resCode).toBe(1006);
    }
    expect((await call('valismscode', { phoneNumber, verifyCode })).resCode).toBe(1007);
  });

  it('a contact that never asked has no code, and a malformed one cannot ask', async () => {
    const { call } = openSandbox();
    expect((await call('valismscode', { phoneNumber, verifyCode: '123456' })).resCode).toBe(1007);
    expect((await call('getsmscode', { phoneNumber: 'not a number' })).resCode).toBe(400000);
    expect((await call('getsmscode', {})).resCode).toBe(400000);
  });
});

describe('logging in with a proven contact', () => {
  it('an unknown mobile is refused with 1004', async () => {
    const { call } = openSandbox();
    expect((await call('Login', { Type: '2', Phone: phoneNumber, LoginType: '手机号码登录' })).resCode).toBe(
      1004,
    );
  });

  it('the mock user 13800000001 is known, and gets a row per role with a token of its own', {
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

  it('an empty contact finds nobody', async () => {
    expect((await openSandbox().call('Login', { Type: '2', Email: '' })).resCode).toBe(1004);
  });
});
