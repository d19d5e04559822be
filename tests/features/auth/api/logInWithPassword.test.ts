import { afterEach, describe, expect, it } from 'vitest';
import { exhibitorWithProvenContact } from '#api/login/login.ts';
import { logInWithPassword } from '#features/auth/api/logInWithPassword.ts';
import { roles } from '#domain/person/role.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const entry = { userName: '13800000001', password: ' right one ' };
const visitorRow = { Type: '2', token: 't', UserId: 'u', VisitorRecordId: 'v', Phone: '13800000001' };
let server: RecordingServer;

async function answering(envelope: unknown, status = 200) {
  server = await startRecordingServer((response) => reply(response, envelope, status));
  return testClient(server.baseUrl);
}

async function sandbox() {
  const started = await startSandboxServer();
  server = started;
  return { ...testClient(started.baseUrl), pass: started.pass };
}

afterEach(() => server.close());

describe('a login with a password', () => {
  it.each([
    ['visitor', '/v2/data/VisitorLogin', { Type: '2', UserName: '13800000001', UserPassword: ' right one ' }],
    ['exhibitor', '/v2/data/exhibitorLogin', { UserName: '13800000001', UserPassword: ' right one ' }],
    ['host', '/v2/data/hostLogin', { UserName: '13800000001', UserPassword: ' right one ' }],
  ] as const)(
    'of a %s is asked of %s, with the password as it was typed',
    { tags: ['logins'] },
    async (role, path, params) => {
      const { client } = await answering({ resCode: 1004, result: [] });
      await logInWithPassword(client, role, entry);
      expect(server.requests.map(({ path: asked, body }) => [asked, body['params']])).toEqual([
        [path, params],
      ]);
    },
  );

  it.each([
    [
      'visitor',
      [{ ...visitorRow, Type: '1', token: 'x' }, visitorRow],
      { role: 'visitor', visitorId: 'v', userId: 'u', token: 't' },
    ],
    [
      'exhibitor',
      [{ RecordId: 'e', UserId: 'u', CompanyName: 'C', Name: 'N', Mob: '13800000001', SignToken: 's' }],
      {
        role: 'exhibitor',
        exhibitorId: 'e',
        userId: 'u',
        contactId: '',
        name: 'N',
        company: 'C',
        token: 's',
      },
    ],
    [
      'host',
      [{ token: 't', UserId: 'u', OrganizationName: 'O', UserName: 'n' }],
      { role: 'host', userId: 'u', name: 'O', token: 't' },
    ],
  ] as const)('brings what is kept of a %s, and no more', async (role, result, login) => {
    const { client } = await answering({ resCode: '0', result });
    expect(await logInWithPassword(client, role, entry)).toEqual({ kind: 'in', login });
  });

  it.each([
    [{ resCode: 1004, result: [] }, 200, { kind: 'noSuchUser' }],
    [{ resCode: 1005, result: [] }, 200, { kind: 'wrongPassword' }],
    [{ resCode: 1009, result: [] }, 200, { kind: 'tooMany' }],
    [{ resCode: 1005, result: [] }, 401, { kind: 'wrongPassword' }],
    [
      { resCode: 0, result: [{ ...visitorRow, Type: '1', VisitorRecordId: '' }] },
      200,
      { kind: 'notAVisitor' },
    ],
    [{ resCode: 0, result: [{ ...visitorRow, HasFreeZe: true }] }, 200, { kind: 'notAVisitor' }],
    [{ resCode: 10000, result: [] }, 200, { kind: 'notAVisitor' }],
    [{ resCode: 0, result: null }, 200, { kind: 'failed' }],
    [{ resCode: 400000, result: [] }, 200, { kind: 'failed' }],
    [{ message: 'slow down' }, 429, { kind: 'tooMany' }],
    [{ message: 'down' }, 503, { kind: 'busy' }],
    [{ message: 'who' }, 404, { kind: 'failed', cause: 'refused' }],
    [{ message: 'no' }, 200, { kind: 'failed', cause: 'unreadable' }],
  ])('answered by %j with HTTP %i is %j, after one attempt', async (envelope, status, result) => {
    const { client } = await answering(envelope, status);
    expect(await logInWithPassword(client, 'visitor', entry)).toEqual(result);
    expect(server.requests).toHaveLength(1);
  });

  it.each(['exhibitor', 'host'] as const)(
    'of a %s finds no one where only a visitor is known',
    async (role) => {
      const { client } = await answering({ resCode: 0, result: [visitorRow] });
      expect(await logInWithPassword(client, role, entry)).toEqual({ kind: 'noSuchUser' });
    },
  );

  it('of a host is asked of userLogin where the server has no hostLogin', async () => {
    server = await startRecordingServer((response, { path }) =>
      path.endsWith('hostLogin')
        ? reply(response, { message: 'not found' }, 404)
        : reply(response, { resCode: 0, result: [{ UserId: 'u', token: 't', UserName: 'n' }] }),
    );
    const result = await logInWithPassword(testClient(server.baseUrl).client, 'host', entry);
    expect(result).toMatchObject({ kind: 'in', login: { role: 'host', userId: 'u' } });
    expect(server.requests.map(({ path }) => path)).toEqual(['/v2/data/hostLogin', '/v2/data/userLogin']);
  });

  it('without a network fails with its cause', async () => {
    const { client } = await answering({});
    await server.close();
    expect(await logInWithPassword(client, 'visitor', entry)).toEqual({ kind: 'failed', cause: 'offline' });
  });

  it('warns of a refusal without the password and the name', async () => {
    const { client, warnings } = await answering({ resCode: 1005, resMsg: entry.password, result: [] });
    await logInWithPassword(client, 'visitor', entry);
    expect(warnings).toEqual(['resCode 1005 from /data/VisitorLogin']);
  });
});

describe('the accounts of the sandbox', () => {
  it.each([
    ['visitor', '13800000001', 'sandbox1'],
    ['exhibitor', '13800000011', 'sandbox2'],
    ['host', '13800000021', 'sandbox3'],
  ] as const)(
    'let the %s %s in with its password, in its own role alone',
    { tags: ['logins'] },
    async (role, userName, password) => {
      const { client } = await sandbox();
      for (const asked of roles) {
        const { kind } = await logInWithPassword(client, asked, { userName, password });
        expect([asked, kind === 'in']).toEqual([asked, asked === role]);
      }
      expect((await logInWithPassword(client, role, { userName, password: 'sandbox0' })).kind).toBe(
        'wrongPassword',
      );
    },
  );

  it('an exhibitor is no visitor', async () => {
    const { client } = await sandbox();
    const exhibitor = { userName: '13800000011', password: 'sandbox2' };
    expect(await logInWithPassword(client, 'visitor', exhibitor)).toEqual({ kind: 'notAVisitor' });
  });

  it('the sixth try after five wrong ones is refused, also with the right password, for five minutes', async () => {
    const { client, pass } = await sandbox();
    const userName = '13800000001';
    for (let count = 0; count < 5; count += 1)
      expect((await logInWithPassword(client, 'visitor', { userName, password: 'x' })).kind).toBe(
        'wrongPassword',
      );
    const right = { userName, password: 'sandbox1' };
    expect((await logInWithPassword(client, 'visitor', right)).kind).toBe('tooMany');
    pass(5 * 60_000 + 1);
    expect((await logInWithPassword(client, 'visitor', right)).kind).toBe('in');
  });

  it('an exhibitor is logged in by a proven mobile; a visitor’s mobile is none', async () => {
    const { client } = await sandbox();
    const by = (value: string) => exhibitorWithProvenContact(client, { kind: 'mobile', value });
    expect(await by('13800000011')).toMatchObject({
      role: 'exhibitor',
      exhibitorId: 'exhibitor000000000000001',
    });
    expect(await by('13800000001')).toBeUndefined();
    expect(await by('13900000000')).toBeUndefined();
  });
});
