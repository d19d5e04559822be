import { afterEach, describe, expect, it } from 'vitest';
import { registrationRecord } from '#entities/registration/api/registrationRecord.ts';
import {
  countRegistrations,
  findRegistrations,
  findRegistrationsByVisitor,
  insertRegistration,
  updateRegistration,
} from '#entities/registration/api/registrations.ts';
import { classifySend } from '#sending/rules/classifySend.ts';
import {
  type RecordingServer,
  reply,
  type Responder,
  startRecordingServer,
} from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const exhibitionId = 'open00000000000000000001';
const key = { exhibitionId, contact: { kind: 'mobile', value: '138 0000 0009' } } as const;
const record = registrationRecord({
  exhibitionId,
  channelId: 'visitor00000000000000001',
  clientRef: '5f0c1c1e-7f8e-4d49-9a65-0d6a7d1f3b11',
  name: '林予安',
  company: '江海样本公司',
  contact: key.contact,
  answers: { VisitorCategory: 'trader', Interests: ['robots'], PrivacyAgreed: true },
});
let server: RecordingServer;

async function serverOf(respond: Responder) {
  server = await startRecordingServer(respond);
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('a registration at the sandbox', () => {
  it('is absent, then stored, then found once, and counted', async () => {
    const sandbox = await startSandboxServer();
    server = sandbox;
    const { client } = testClient(server.baseUrl);
    expect(await findRegistrations(client, key)).toEqual({ kind: 'absent' });

    const sent = await insertRegistration(client, record);
    expect(classifySend(sent)).toBe('stored');
    expect(sent.envelope?.result).toMatchObject({
      ...record,
      RecordId: expect.stringMatching(/^\w{24}$/) as string,
      VoucherCode: expect.stringMatching(/^\d{12}$/) as string,
    });

    const lookup = await findRegistrations(client, key);
    expect(lookup).toMatchObject({ kind: 'found', rows: [{ ClientRef: record['ClientRef'] }] });
    expect(await countRegistrations(client, key)).toBe(1);
    const { VisitorId } = sent.envelope!.result as { VisitorId: string };
    const visitors = await findRegistrationsByVisitor(client, {
      visitorId: VisitorId,
      exhibitionId: key.exhibitionId,
    });
    expect(visitors).toMatchObject({ kind: 'found', rows: [{ VisitorId }] });
    const elsewhere = { visitorId: VisitorId, exhibitionId: 'soon00000000000000000001' };
    expect(await findRegistrationsByVisitor(client, elsewhere)).toEqual({ kind: 'absent' });
  });

  it('is corrected by its RecordId, which frees a booked seat', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const known = {
      exhibitionId: 'known0000000000000000001',
      contact: { kind: 'mobile', value: '13800000001' },
    } as const;
    const before = await findRegistrations(client, known);
    if (before.kind !== 'found') throw new Error(before.kind);
    expect(before.rows[0]).toMatchObject({ SeatNo: 'A-12' });
    const sent = await updateRegistration(client, String(before.rows[0]!['RecordId']), {
      CompanyName: '新公司',
    });
    expect(classifySend(sent, 'update')).toBe('stored');
    expect(await findRegistrations(client, known)).toMatchObject({
      rows: [{ CompanyName: '新公司', SeatNo: '' }],
    });
  });

  it('is refused while registration is closed', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const late = { ...record, ExhibitionId: 'ended0000000000000000001', ChannelId: '' };
    const sent = await insertRegistration(client, late);
    expect(sent).toMatchObject({ status: 200, envelope: { resCode: 1101 } });
    expect(classifySend(sent)).toBe('refused');
  });
});

describe('findRegistrations', () => {
  it('asks for this person at this exhibition, newest first', async () => {
    const { client } = await serverOf((response) => reply(response, { resCode: 10000, result: [] }));
    await findRegistrations(client, { exhibitionId, contact: { kind: 'email', value: 'Lin@Example.com' } });
    expect(server.requests[0]!.path).toBe('/v2/data/queryList/VisitorExhibitionInfo');
    expect(server.requests[0]!.body['params']).toEqual({
      condition: { ExhibitionId: exhibitionId, Email: 'lin@example.com' },
      options: { sort: { CreatedAtMesc: -1 } },
    });
  });

  it.each<[string, unknown, number]>([
    ['another resCode', { resCode: 500, result: [] }, 200],
    ['a result that is no list', { resCode: 0, result: null }, 200],
    [
      'rows of another person',
      { resCode: 0, result: [{ RecordId: 'r', ExhibitionId: exhibitionId, Mob: '1' }] },
      200,
    ],
    ['HTTP 500', {}, 500],
    ['HTTP 403', {}, 403],
    ['no envelope', 'busy', 200],
  ])('%s leaves unknown whether the person is registered', { tags: ['N17'] }, async (_, body, status) => {
    const { client } = await serverOf((response) => reply(response, body, status));
    expect((await findRegistrations(client, key, { policy: 'schedule' })).kind).toBe('unknown');
  });

  it('several registrations where one was asked for come newest first, with a warning without personal data', {
    tags: ['N21'],
  }, async () => {
    const rowOf = (RecordId: string, CreatedAtMesc?: unknown) => ({
      RecordId,
      ExhibitionId: exhibitionId,
      Mob: '13800000009',
      CreatedAtMesc,
    });
    const result = [rowOf('undated'), rowOf('older', 1_000), rowOf('newest', '3000'), rowOf('newer', 2_000)];
    const { client, warnings } = await serverOf((response) => reply(response, { resCode: 0, result }));
    const lookup = await findRegistrations(client, key);
    const ids = lookup.kind === 'found' ? lookup.rows.map((row) => row['RecordId']) : [];
    expect(ids).toEqual(['newest', 'newer', 'older', 'undated']);
    expect(warnings).toEqual(['4 rows of VisitorExhibitionInfo where one was meant']);
  });

  it('an empty lookup is an error, not a request for all rows', { tags: ['X12'] }, async () => {
    const { client } = await serverOf((response) => reply(response, { resCode: 0, result: [] }));
    const nobody = { exhibitionId, contact: { kind: 'mobile', value: ' ' } } as const;
    await expect(findRegistrations(client, nobody)).rejects.toThrow('Mob is missing');
    await expect(findRegistrationsByVisitor(client, { visitorId: '' })).rejects.toThrow(
      'VisitorId is missing',
    );
    expect(server.requests).toEqual([]);
  });
});

describe('one send of a registration', () => {
  it.each<[string, Responder, object, string]>([
    ['HTTP 500', (response) => reply(response, {}, 500), { status: 500, cause: 'serverBusy' }, 'ambiguous'],
    ['HTTP 408', (response) => reply(response, {}, 408), { status: 408, cause: 'serverBusy' }, 'ambiguous'],
    ['HTML', (response) => void response.end('<p>'), { status: 200, cause: 'unreadable' }, 'ambiguous'],
    [
      'a broken connection',
      (response) => void response.socket?.destroy(),
      { status: undefined, cause: 'offline' },
      'ambiguous',
    ],
    ['HTTP 403', (response) => reply(response, {}, 403), { status: 403, cause: 'forbidden' }, 'forbidden'],
    [
      'HTTP 422 with an envelope',
      (response) => reply(response, { resCode: 400000, resMsg: 'm', result: [] }, 422),
      { status: 422, cause: 'refused', envelope: { resCode: 400000, resMsg: 'm', result: [] } },
      'refused',
    ],
    [
      'success without a row',
      (response) => reply(response, { resCode: 0, resMsg: '', result: null }),
      { status: 200, envelope: { resCode: 0, resMsg: '', result: null } },
      'ambiguous',
    ],
  ])(
    '%s is told, not thrown, and not repeated',
    { tags: ['N08'] },
    async (_, respond, outcome, sendClass) => {
      const { client, warnings } = await serverOf(respond);
      const sent = await insertRegistration(client, record);
      expect(sent).toEqual(outcome);
      expect(classifySend(sent)).toBe(sendClass);
      expect(server.requests).toHaveLength(1);
      expect(warnings.join()).not.toMatch(/1380000|林/);
    },
  );

  it('a correction without its row is never sent', async () => {
    const { client } = await serverOf((response) => reply(response, { resCode: 0 }));
    await expect(updateRegistration(client, '', record)).rejects.toThrow('without a RecordId');
    expect(server.requests).toEqual([]);
  });
});
