import { afterEach, describe, expect, it } from 'vitest';
import { exhibitorMustRegister, visitorMustRegister } from '#api/login/registrationStatus.ts';
import { type RecordingServer, reply, type Responder, startRecordingServer } from '../recordingServer.ts';
import { testClient } from '../testClient.ts';

const exhibitionId = 'open00000000000000000001';
const visitor = { exhibitionId, visitorId: 'v1', loginStatus: '1' };
const exhibitor = { exhibitionId, exhibitorId: 'x1', exhibitorUserId: 'exhibitor-user' };
const needed = { mustRegister: true, failed: false };
const failed = { mustRegister: true, failed: true };
const notNeeded = { mustRegister: false, failed: false };
let server: RecordingServer;

async function serverOf(respond: Responder) {
  server = await startRecordingServer(respond);
  return testClient(server.baseUrl).client;
}

afterEach(() => server.close());

describe('visitorMustRegister', () => {
  it.each<[unknown, unknown, object]>([
    [0, [{ RecordId: 'r', ExhibitionId: exhibitionId, VisitorId: 'v1' }], notNeeded],
    ['0', [{ RecordId: 'r', ExhibitionId: exhibitionId, VisitorId: 'v1' }], notNeeded],
    [0, [], notNeeded],
    [0, [{ RecordId: 'r', ExhibitionId: exhibitionId, VisitorId: 'v2' }], needed],
    [10000, [], needed],
    ['10000', [], needed],
    [1004, [], failed],
    [-1, [{ RecordId: 'r', ExhibitionId: exhibitionId, VisitorId: 'v1' }], failed],
  ])(
    'a lookup with resCode %j and result %j',
    { tags: ['sign-up-visitor', 'call-sign-up', 'N16'] },
    async (resCode, result, status) => {
      const client = await serverOf((response) => reply(response, { resCode, result }));
      expect(await visitorMustRegister(client, visitor)).toEqual(status);
      expect(server.requests[0]!.path).toBe('/v2/data/queryList/VisitorExhibitionInfo');
      expect(server.requests[0]!.body).toEqual({
        tenantId: 'tenant-of-the-organiser',
        userId: 'user-of-the-visitor',
        params: { condition: { ExhibitionId: exhibitionId, VisitorId: 'v1' } },
      });
    },
  );

  it.each([
    { ...visitor, visitorId: undefined },
    { ...visitor, visitorId: '' },
    { ...visitor, loginStatus: '-1' },
    { ...visitor, loginStatus: -1 },
  ])('%j must sign up without a lookup', { tags: ['sign-up-visitor'] }, async (person) => {
    const client = await serverOf((response) => reply(response, { resCode: 0, result: [] }));
    expect(await visitorMustRegister(client, person)).toEqual(needed);
    expect(server.requests).toEqual([]);
  });

  it('a login status that was never stored does not count as logged out', async () => {
    const client = await serverOf((response) => reply(response, { resCode: 0, result: [] }));
    expect(await visitorMustRegister(client, { ...visitor, loginStatus: undefined })).toEqual(notNeeded);
  });

  it.each<[string, Responder]>([
    ['HTTP 500', (response) => reply(response, {}, 500)],
    ['HTTP 403', (response) => reply(response, {}, 403)],
    ['HTML', (response) => void response.end('<p>busy')],
    ['a broken connection', (response) => void response.socket?.destroy()],
  ])('after %s the visitor must sign up, and the failure is told', async (_, respond) => {
    const client = await serverOf(respond);
    expect(await visitorMustRegister(client, visitor)).toEqual({ mustRegister: true, failed: true });
  });

  it('a screen that is gone gets no answer', async () => {
    const controller = new AbortController();
    const client = await serverOf(() => controller.abort());
    const lookup = visitorMustRegister(client, visitor, { signal: controller.signal });
    await expect(lookup).rejects.toMatchObject({ kind: 'aborted' });
  });
});

describe('exhibitorMustRegister', () => {
  it.each([
    [0, notNeeded],
    [10000, needed],
    [1004, failed],
  ])(
    'a lookup with resCode %j, as the exhibitor user',
    { tags: ['sign-up-exhibitor', 'call-sign-up'] },
    async (resCode, status) => {
      const client = await serverOf((response) => reply(response, { resCode, result: [] }));
      expect(await exhibitorMustRegister(client, exhibitor)).toEqual(status);
      expect(server.requests[0]!.path).toBe('/v2/data/queryList/ExhibitorExhibitionInfo');
      expect(server.requests[0]!.body).toEqual({
        tenantId: 'tenant-of-the-organiser',
        userId: 'exhibitor-user',
        params: { condition: { ExhibitionId: exhibitionId, ExhibitorId: 'x1' } },
      });
    },
  );

  it('without an exhibitor id there is no lookup', { tags: ['sign-up-exhibitor'] }, async () => {
    const client = await serverOf((response) => reply(response, { resCode: 0, result: [] }));
    expect(await exhibitorMustRegister(client, { ...exhibitor, exhibitorId: undefined })).toEqual(needed);
    expect(server.requests).toEqual([]);
  });

  it('a failed lookup is told', async () => {
    const client = await serverOf((response) => reply(response, {}, 500));
    expect(await exhibitorMustRegister(client, exhibitor)).toEqual({ mustRegister: true, failed: true });
  });
});
