import { afterEach, describe, expect, it } from 'vitest';
import { loginWithProvenContact } from '#api/login/login.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { startSandboxServer } from '../sandboxServer.ts';
import { testClient } from '../testClient.ts';

const mobile = { kind: 'mobile', value: '138 0000 0001' } as const;
const visitorRow = {
  Type: '2',
  token: 't',
  UserId: 'u',
  TenantId: 'tenant',
  VisitorRecordId: 'v',
  RecordId: 'r',
};
let server: RecordingServer;

async function answering(envelope: unknown) {
  server = await startRecordingServer((response) => reply(response, envelope));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('loginWithProvenContact', () => {
  it('a visitor known to the sandbox is logged in', async () => {
    server = await startSandboxServer();
    const login = await loginWithProvenContact(testClient(server.baseUrl).client, mobile);
    expect(login?.token).toMatch(/.{20}/);
    expect(login?.visitorId).toMatch(/^\w{24}$/);
    expect(login?.userId).toMatch(/^\w{24}$/);
  });

  it('an unknown number is not logged in', async () => {
    server = await startSandboxServer();
    const stranger = { kind: 'mobile', value: '13900000000' } as const;
    expect(await loginWithProvenContact(testClient(server.baseUrl).client, stranger)).toBeUndefined();
  });

  it.each([
    [mobile, { Type: '2', Phone: '13800000001', LoginType: '手机号码登录' }],
    [
      { kind: 'email', value: 'Lin@Example.com' } as const,
      { Type: '2', Email: 'lin@example.com', LoginType: '邮箱登录' },
    ],
  ])('the contact %j is sent as a visitor’s', async (contact, params) => {
    const { client } = await answering({ resCode: 0, result: [visitorRow] });
    await loginWithProvenContact(client, contact);
    expect(server.requests[0]!.path).toBe('/v2/data/Login');
    expect(server.requests[0]!.body['params']).toEqual(params);
  });

  it('of several roles the visitor’s is taken', async () => {
    const result = [
      { ...visitorRow, Type: '1', token: 'exhibitor' },
      { ...visitorRow, Type: 2 },
    ];
    const { client } = await answering({ resCode: 0, result });
    expect(await loginWithProvenContact(client, mobile)).toEqual({
      token: 't',
      userId: 'u',
      tenantId: 'tenant',
      visitorId: 'v',
      recordId: 'r',
    });
  });

  it('a person without a visitor’s role is not logged in', async () => {
    const { client } = await answering({ resCode: 0, result: [{ ...visitorRow, Type: '1' }] });
    expect(await loginWithProvenContact(client, mobile)).toBeUndefined();
  });

  it('another resCode is a refusal', async () => {
    const { client } = await answering({ resCode: 1005, resMsg: 'x', result: [] });
    await expect(loginWithProvenContact(client, mobile)).rejects.toMatchObject({ kind: 'refused' });
  });
});
