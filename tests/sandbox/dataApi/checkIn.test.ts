import { describe, expect, it } from 'vitest';
import { noonMs, openSandbox } from '../openSandbox.ts';

const exhibition = 'onsite000000000000000001';
const record = (place: string, registration = 'registration00000000000k') => ({
  record: {
    ExhibitionId: exhibition,
    SignInPlaceId: place,
    RegistrationId: registration,
    ClientRef: 'ref',
    SignedAt: '2001-01-01 00:00:00',
  },
});
const gate = 'gate00000000000000000001';

describe('the sandbox’s check-in', { tags: ['check-in-results'] }, () => {
  it('is stored with the server’s time, for anything the phone sends', async () => {
    const { call, rows } = openSandbox();
    const { resCode, result } = await call('insert/SignInRecord', record(gate));
    expect(resCode).toBe(0);
    expect(result['SignedAt']).toBe('2027-03-10 12:00:00');
    expect(await rows('SignInRecord', exhibition)).toHaveLength(1);
  });

  it('refuses a second one with the row of the first', async () => {
    const { call, rows, pass } = openSandbox();
    await call('insert/SignInRecord', record(gate));
    pass(60_000);
    const second = await call('insert/SignInRecord', record(gate));
    expect([second.resCode, second.result['SignedAt']]).toEqual([1303, '2027-03-10 12:00:00']);
    expect(await rows('SignInRecord', exhibition)).toHaveLength(1);
  });

  it.each([
    ['forum0000000000000000001', 'registration00000000000k', 1301],
    ['breakfast000000000000001', 'registration00000000000k', 1301],
    ['lounge000000000000000001', 'registration00000000000l', 1302],
    ['nowhere00000000000000001', 'registration00000000000k', 1304],
    [gate, 'registration00000000000z', 400_000],
  ])('at %s by %s is refused with %d', async (place, registration, code) => {
    const { call, rows } = openSandbox();
    expect((await call('insert/SignInRecord', record(place, registration))).resCode).toBe(code);
    expect(await rows('SignInRecord', exhibition)).toEqual([]);
  });

  it('accepts everything in an older system', async () => {
    const { call, rows } = openSandbox();
    for (const _ of [1, 2]) await call('insert/SignInRecord', record('yard00000000000000000001'));
    expect(await rows('SignInRecord', exhibition)).toHaveLength(2);
  });

  it('has the sandbox’s time in every answer', async () => {
    const { send, pass } = openSandbox();
    pass(86_400_000);
    const { headers } = await send('/sandbox/inbox.json');
    expect(headers.get('date')).toBe(new Date(noonMs + 86_400_000).toUTCString());
  });
});
