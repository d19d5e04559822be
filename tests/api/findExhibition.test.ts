import { afterEach, describe, expect, it } from 'vitest';
import { findExhibition } from '../../src/api/findExhibition.ts';
import { type RecordingServer, reply, startRecordingServer } from './recordingServer.ts';
import { startSandboxServer } from './sandboxServer.ts';
import { testClient } from './testClient.ts';

const id = 'open00000000000000000001';
let server: RecordingServer;

async function answering(envelope: unknown) {
  server = await startRecordingServer((response) => reply(response, envelope));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('findExhibition', () => {
  it('an exhibition of the sandbox comes with its organisation', async () => {
    server = await startSandboxServer();
    const exhibition = await findExhibition(testClient(server.baseUrl).client, id);
    expect(exhibition).toMatchObject({ RecordId: id, ExName: expect.stringMatching(/./) as string });
    expect(exhibition?.organization?.Name).toMatch(/./);
  });

  it('the request is exactly the one that the early fetch sends', async () => {
    const { client } = await answering({ resCode: 10000, result: [] });
    await findExhibition(client, id);
    expect(server.requests[0]!.path).toBe('/v2/data/register/queryList/Exhibition');
    expect(server.requests[0]!.body).toEqual({
      tenantId: 'sys',
      params: { condition: { RecordId: id }, properties: ['OrganizationId.Organization.___all'] },
    });
  });

  it('an unknown id finds nothing', async () => {
    server = await startSandboxServer();
    expect(await findExhibition(testClient(server.baseUrl).client, 'x'.repeat(24))).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['null', null],
    ['an object', { RecordId: id }],
    ['another exhibition', [{ RecordId: 'soon00000000000000000001' }]],
    ['a row with a short id', [{ RecordId: 'short' }]],
  ])('a result of %s finds nothing', async (_, result) => {
    const { client } = await answering({ resCode: 0, result });
    expect(await findExhibition(client, id)).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['a bare id', 'organisation'],
    ['an empty text', ''],
    ['null', null],
  ])('an organisation that stayed %s is no organisation', async (_, OrganizationId) => {
    const { client } = await answering({ resCode: 0, result: [{ RecordId: id, OrganizationId }] });
    expect(await findExhibition(client, id)).toMatchObject({ RecordId: id, organization: undefined });
  });

  it('another resCode is a refusal, not "no such exhibition"', async () => {
    const { client } = await answering({ resCode: 500, result: [] });
    await expect(findExhibition(client, id)).rejects.toMatchObject({ kind: 'refused' });
  });
});
