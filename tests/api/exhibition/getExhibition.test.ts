import { afterEach, describe, expect, it } from 'vitest';
import { getExhibition } from '#api/exhibition/getExhibition.ts';
import { proofWindow } from '#domain/time/proofWindow.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { startSandboxServer } from '../sandboxServer.ts';
import { testClient } from '../testClient.ts';

const exhibitionId = 'longform0000000000000001';
const channelId = 'mainlong0000000000000001';
let server: RecordingServer;

async function answering(result: unknown) {
  server = await startRecordingServer((response) => reply(response, { resCode: 0, result }));
  return testClient(server.baseUrl);
}

afterEach(() => server.close());

describe('getExhibition', () => {
  it('the long form of the sandbox is read whole and without a warning', {
    tags: ['call-exhibition'],
  }, async () => {
    server = await startSandboxServer();
    const { client, warnings } = testClient(server.baseUrl);
    const { exhibition, form } = await getExhibition(client, exhibitionId, channelId);
    expect(exhibition?.RecordId).toBe(exhibitionId);
    expect(form?.fields.length).toBeGreaterThan(15);
    expect(form).toMatchObject({ version: '1', provenBy: 'mobileOrEmail' });
    expect(warnings).toEqual([]);
  });

  it('the request is the one the product is known to send', { tags: ['call-exhibition'] }, async () => {
    const { client } = await answering([]);
    expect(await getExhibition(client, exhibitionId, channelId)).toEqual({
      exhibition: undefined,
      form: undefined,
    });
    expect(server.requests[0]!.path).toBe('/v2/data/register/getExhibition');
    expect(server.requests[0]!.body).toEqual({
      tenantId: 'sys',
      params: { ExhibitionId: exhibitionId, ChannelId: channelId },
    });
  });

  it('an answer about another exhibition is not used', { tags: ['X13'] }, async () => {
    const { client, warnings } = await answering([
      { Exhibition: { RecordId: 'open00000000000000000001' }, CustomBasic: [] },
    ]);
    expect(await getExhibition(client, exhibitionId, channelId)).toEqual({
      exhibition: undefined,
      form: undefined,
    });
    expect(warnings).toEqual(['getExhibition answered for another exhibition']);
  });

  it.each([
    ['from 48 hours before the start', '2026-12-03 09:00:00', proofWindow(Date.UTC(2026, 11, 3, 1))],
    ['always, where nobody knows the start', '', undefined],
  ])('proofs of health are taken %s', { tags: ['health'] }, async (_, StartTime, window) => {
    const CommonFields = [
      { Key: 'Proof', Type: 'file', Within48Hours: true },
      { Key: 'Welcome', Type: 'file', Within48Hours: true, Required: false },
      { Key: 'Card', Type: 'file' },
    ];
    const { client } = await answering([
      { Exhibition: { RecordId: exhibitionId, StartTime }, CustomBasic: [{ CommonFields }] },
    ]);
    const { form } = await getExhibition(client, exhibitionId, channelId);
    expect(form?.fields.map((field) => field.proofWindow)).toEqual([window, window, undefined]);
    const demands = form?.fields.map(({ required, isProofDemanded }) => [required, isProofDemanded]);
    const unlimited = window === undefined;
    expect(demands).toEqual([
      [unlimited, unlimited ? undefined : true],
      [false, undefined],
      [false, undefined],
    ]);
  });

  it.each([null, 'x', {}, [null]])(
    'a result of %j brings neither exhibition nor form',
    { tags: ['N20'] },
    async (result) => {
      const { client } = await answering(result);
      expect(await getExhibition(client, exhibitionId, channelId)).toEqual({
        exhibition: undefined,
        form: undefined,
      });
    },
  );
});
