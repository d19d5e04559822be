import { describe, expect, it } from 'vitest';
import { formatVenueTime } from '#domain/time/formatVenueTime.ts';
import { openSandbox, registration } from '../openSandbox.ts';

const insert = (values = {}) => ['insert/VisitorExhibitionInfo', { record: registration(values) }] as const;
const day = 24 * 3_600_000;

describe('a registration', () => {
  it('is stored with an id, a voucher code of twelve digits and its approval', async () => {
    const sandbox = openSandbox();
    const { resCode, result } = await sandbox.call(
      ...insert({ VoucherCode: '1', ApproveState: '9', SeatNo: 'Z-1' }),
    );
    expect(resCode).toBe(0);
    expect(result['RecordId']).toMatch(/^[0-9a-f]{24}$/);
    expect(result['VoucherCode']).toMatch(/^\d{12}$/);
    expect(result).toMatchObject({ ApproveState: '2', SeatNo: '', ClientRef: 'client-ref-1' });
    expect((await sandbox.rows('VisitorExhibitionInfo')).map((row) => row['RecordId'])).toContain(
      result['RecordId'],
    );
  });

  it('creates a visitor and an account once, however often the same mobile registers', async () => {
    const sandbox = openSandbox();
    const first = await sandbox.call(...insert());
    const second = await sandbox.call(...insert({ ExhibitionId: 'known0000000000000000001', ChannelId: '' }));
    expect(second.result['VisitorId']).toBe(first.result['VisitorId']);
    const users = (await sandbox.rows('User')).filter((user) => user['Phone'] === '13900001111');
    expect(users).toHaveLength(1);
  });

  it('of the same mobile for the same exhibition is stored twice: there is no unique index', async () => {
    const sandbox = openSandbox();
    await sandbox.call(...insert());
    await sandbox.call(...insert());
    expect(
      (await sandbox.call('queryCount/VisitorExhibitionInfo', { condition: { Mob: '13900001111' } })).result,
    ).toBe(2);
  });

  it('by e-mail finds the same account again, ignoring case', async () => {
    const { call } = openSandbox();
    const guest = {
      ExhibitionId: 'guest0000000000000000001',
      ChannelId: 'mainguest000000000000001',
      Mob: '',
    };
    const first = await call(...insert({ ...guest, Email: 'mira@example.com' }));
    const second = await call(...insert({ ...guest, Email: 'MIRA@example.com' }));
    expect(second.result['UserId']).toBe(first.result['UserId']);
  });

  it('needs a review where the exhibition requires it', async () => {
    const { call } = openSandbox();
    const { result } = await call(
      ...insert({ ExhibitionId: 'review000000000000000001', ChannelId: 'mainreview00000000000001' }),
    );
    expect(result['ApproveState']).toBe('0');
  });

  it.each([
    ['before sign-up begins', 'soon00000000000000000001'],
    ['after sign-up has ended', 'ended0000000000000000001'],
    ['while sign-up is paused', 'paused000000000000000001'],
  ])('%s is refused with 1101 and not stored', async (_, ExhibitionId) => {
    const sandbox = openSandbox();
    const before = await sandbox.rows('VisitorExhibitionInfo');
    expect((await sandbox.call(...insert({ ExhibitionId, ChannelId: '' }))).resCode).toBe(1101);
    expect(await sandbox.rows('VisitorExhibitionInfo')).toEqual(before);
  });

  it.each(['00:00:00', '24:00', '23:59'])(
    'is possible on the day that the end of sign-up names with %s',
    async (clock) => {
      const { call, nowMs } = openSandbox();
      const recordId = 'open00000000000000000001';
      const SignUpEndTime = `${formatVenueTime(nowMs(), 'yyyy-MM-dd')} ${clock}`;
      await call('update/Exhibition', { recordId, setValue: { SignUpEndTime } });
      const { resCode } = await call(...insert({ ExhibitionId: recordId, ChannelId: '' }));
      expect(resCode).toBe(0);
    },
  );

  it('becomes possible when the registration period begins', async () => {
    const sandbox = openSandbox();
    sandbox.pass(4 * day);
    const { resCode } = await sandbox.call(
      ...insert({ ExhibitionId: 'soon00000000000000000001', ChannelId: '' }),
    );
    expect(resCode).toBe(0);
  });

  it('through a closed channel is refused with 1101', async () => {
    const { call } = openSandbox();
    await call('update/Channel', { recordId: 'visitor00000000000000001', setValue: { HasOpen: false } });
    expect((await call(...insert())).resCode).toBe(1101);
  });

  it.each([
    ['without a name', { Name: ' ' }],
    ['without mobile and e-mail', { Mob: '' }],
    ['for an unknown exhibition', { ExhibitionId: 'x'.repeat(24) }],
    ["through another exhibition's channel", { ChannelId: 'mainsoon0000000000000001' }],
  ])('%s is a bad parameter', async (_, values) => {
    expect((await openSandbox().call(...insert(values))).resCode).toBe(400000);
  });
});

describe('an overwrite', () => {
  const recordId = 'registration000000000001';

  it('gives the seat back and keeps the voucher code', async () => {
    const { call } = openSandbox();
    const known = await call('query/VisitorExhibitionInfo', { recordId });
    expect(known.result).toMatchObject({ Mob: '13800000001', SeatNo: 'A-12', VoucherCode: '620418390571' });
    await call('update/VisitorExhibitionInfo', { recordId, setValue: { Name: '林予安', VoucherCode: '0' } });
    const after = await call('query/VisitorExhibitionInfo', { recordId });
    expect(after.result).toMatchObject({ SeatNo: '', VoucherCode: '620418390571', ApproveState: '2' });
  });

  it('resets a declined registration to the start of the review', async () => {
    const { call } = openSandbox();
    const declined = 'registration000000000003';
    await call('update/VisitorExhibitionInfo', { recordId: declined, setValue: { Job: '采购总监' } });
    expect((await call('query/VisitorExhibitionInfo', { recordId: declined })).result['ApproveState']).toBe(
      '0',
    );
  });
});

describe('an account with a password', () => {
  const record = { ...registration(), UserName: '13900001111', UserPassword: 'river-9' };

  it('is created together with visitor and registration, and opens with that password only', async () => {
    const sandbox = openSandbox();
    const { result } = await sandbox.call('syncDatas/visitor', { records: [record] });
    expect(result[0]).toMatchObject({ UserName: '13900001111' });
    const stored = await sandbox.rows('VisitorExhibitionInfo');
    expect(stored.at(-1)).toMatchObject({ Mob: '13900001111', UserId: result[0]?.['UserId'] });
    expect(stored.at(-1)).not.toHaveProperty('UserPassword');
    const logIn = (UserPassword: string) =>
      sandbox.call('VisitorLogin', { Type: '2', UserName: '13900001111', UserPassword });
    expect((await logIn('wrong')).resCode).toBe(1005);
    expect((await logIn('river-9')).result[0]).toMatchObject({ UserId: result[0]?.['UserId'], Type: '2' });
  });

  it('without a password cannot be opened by an empty one', async () => {
    const { call } = openSandbox();
    await call(...insert());
    expect((await call('VisitorLogin', { UserName: '13900001111', UserPassword: '' })).resCode).toBe(1005);
  });
});

describe('the organiser’s page', () => {
  const recordId = 'registration000000000002';
  const decide = (sandbox: ReturnType<typeof openSandbox>, decision: object) =>
    sandbox.send('/sandbox/review', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(decision),
    });
  const stored = async (sandbox: ReturnType<typeof openSandbox>) =>
    (await sandbox.rows('VisitorExhibitionInfo')).find((row) => row['RecordId'] === recordId);

  it('declines with what is to be completed, and the time', async () => {
    const sandbox = openSandbox();
    const notes = [{ Key: 'Job', Text: '请写全称', TextEn: 'In full' }];
    await decide(sandbox, { recordId, state: '3', reason: '缺资料', notes });
    expect(await stored(sandbox)).toMatchObject({
      ApproveState: '3',
      ReviewTime: '2027-03-10 12:00:00',
      ReviewReason: '缺资料',
      ReviewNotes: notes,
    });
  });

  it('refuses an unknown state, and an unknown registration', async () => {
    const sandbox = openSandbox();
    const before = await stored(sandbox);
    expect((await decide(sandbox, { recordId, state: '9' })).status).toBe(400);
    expect((await decide(sandbox, { recordId: 'nobody', state: '2' })).status).toBe(404);
    expect(await stored(sandbox)).toEqual(before);
  });

  it('lists every registration of the exhibitions that review them', async () => {
    const text = await (await openSandbox().send('/sandbox/review?lang=en')).text();
    expect(text).toContain('沈知夏');
    expect(text).not.toContain('林予安');
  });

  it('reviews a correction again where every registration is reviewed, and keeps its remarks', async () => {
    const sandbox = openSandbox();
    await decide(sandbox, { recordId, state: '2' });
    sandbox.pass(60_000);
    const setValue = { Job: '总监', ReviewTime: '1999-01-01', RoomNo: '1', Interests: null };
    await sandbox.call('update/VisitorExhibitionInfo', { recordId, setValue });
    expect(await stored(sandbox)).toMatchObject({
      ApproveState: '0',
      Job: '总监',
      Interests: null,
      ReviewTime: '2027-03-10 12:00:00',
      UpdatedAt: '2027-03-10 12:01:00',
    });
  });
});
