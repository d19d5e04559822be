import { afterEach, describe, expect, it } from 'vitest';
import {
  findTeam,
  findTeamByCode,
  findTeamSetup,
  findLedTeams,
  findMemberships,
  listMembers,
  listTeams,
} from '#features/teams/api/teams.ts';
import { type RecordingServer, reply, startRecordingServer } from '#tests/api/recordingServer.ts';
import { startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const exhibitionId = 'teams0000000000000000001';
const entranceId = 'entrance0000000000000001';
const teamId = 'team00000000000000000001';
let server: RecordingServer | undefined;

async function answering(...envelopes: unknown[]) {
  const opened = await startRecordingServer((response, _, count) =>
    reply(response, envelopes[Math.min(count, envelopes.length) - 1]),
  );
  server = opened;
  return { ...testClient(opened.baseUrl), server: opened };
}

afterEach(() => server?.close());

describe('what an exhibition says about teams', { tags: ['call-team-settings'] }, () => {
  it.each([
    ['its own id', { exhibitionId, entranceId }, exhibitionId],
    ['the entrance id of the phone', { exhibitionId: undefined, entranceId }, entranceId],
    ['the entrance id where its own is none', { exhibitionId: 'short', entranceId }, entranceId],
  ])('is asked for by %s, on the system tenant', async (_, wanted, RecordId) => {
    const result = [{ RecordId, TeamSignSetup: { IsOpenTeam: true } }];
    const { client, server: asked } = await answering({ resCode: 0, result });
    expect((await findTeamSetup(client, wanted))?.IsOpenTeam).toBe(true);
    expect(asked.requests.map(({ path, body }) => [path, body])).toEqual([
      ['/v2/data/queryList/Exhibition', { tenantId: 'sys', params: { condition: { RecordId } } }],
    ]);
  });

  it('is nothing where its row says nothing', async () => {
    const { client } = await answering({ resCode: 0, result: [{ RecordId: exhibitionId }] });
    expect(await findTeamSetup(client, { exhibitionId, entranceId })).toBeUndefined();
  });

  it.each<[string, unknown]>([
    ['no exhibition', { resCode: 10000, result: [] }],
    ['another exhibition', { resCode: 0, result: [{ RecordId: entranceId, TeamSignSetup: {} }] }],
    ['null', { resCode: 0, result: null }],
    ['another code', { resCode: 500, result: [] }],
  ])('is not known where the answer is %s', { tags: ['team-messages', 'N20'] }, async (_, envelope) => {
    const { client } = await answering(envelope);
    await expect(findTeamSetup(client, { exhibitionId, entranceId })).rejects.toMatchObject({
      kind: 'unreadable',
    });
  });

  it('is not requested without an id', async () => {
    const { client, server: asked } = await answering({ resCode: 0, result: [] });
    await expect(findTeamSetup(client, { exhibitionId: undefined, entranceId: undefined })).rejects.toThrow(
      'RecordId is missing',
    );
    expect(asked.requests).toEqual([]);
  });
});

describe('the list of teams', () => {
  const row = (number: number) => ({
    RecordId: `team${String(number).padStart(20, '0')}`,
    ExhibitionId: exhibitionId,
    TeamCode: `T${String(number).padStart(3, '0')}`,
    ApproveState: '2',
  });

  it('goes on where a server sends fewer per page than it was asked for, until all are there', async () => {
    const pages = [[1, 2], [3, 4], [5]].map((numbers) => ({ resCode: 0, result: numbers.map(row) }));
    const opened = await startRecordingServer((response, { path, body }) => {
      if (path.endsWith('/queryCount/Team')) return reply(response, { resCode: 0, result: 5 });
      const { options } = body['params'] as { options: { pageIndex: number } };
      return reply(response, pages[options.pageIndex - 1] ?? { resCode: 10000, result: [] });
    });
    server = opened;
    const { client } = testClient(opened.baseUrl);
    expect((await listTeams(client, exhibitionId)).map(({ TeamCode }) => TeamCode)).toEqual([
      'T001',
      'T002',
      'T003',
      'T004',
      'T005',
    ]);
  });

  it('is asked for page by page as soon as the count is there, before the first page is', async () => {
    let answerFirst = () => {};
    const opened = await startRecordingServer((response, { path, body }) => {
      if (path.endsWith('/queryCount/Team')) return reply(response, { resCode: 0, result: 1001 });
      const { options } = body['params'] as { options: { pageIndex: number } };
      if (options.pageIndex === 1) {
        answerFirst = () => reply(response, { resCode: 0, result: [row(1)] });
        return undefined;
      }
      if (options.pageIndex === 2) answerFirst();
      return reply(response, { resCode: 0, result: options.pageIndex === 2 ? [row(2)] : [] });
    });
    server = opened;
    const { client } = testClient(opened.baseUrl);
    expect((await listTeams(client, exhibitionId)).map(({ TeamCode }) => TeamCode)).toEqual(['T001', 'T002']);
  });

  it('ends where a server repeats its first page, and shows each team once', { tags: ['N24'] }, async () => {
    const { client } = await answering({ resCode: 0, result: [row(1), row(2)] });
    expect(await listTeams(client, exhibitionId)).toHaveLength(2);
  });

  it('has only approved ones, with the counts of who has checked in', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const teams = await listTeams(client, exhibitionId);
    expect(
      teams.map(({ TeamCode, SignedCount, MemberCount }) => [TeamCode, SignedCount, MemberCount]),
    ).toEqual([
      ['T001', 7, 9],
      ['T002', 7, 12],
      ['T003', 7, 7],
      ['T004', 4, 6],
      ['T005', 4, 8],
      ['T006', 2, 5],
      ['T007', 0, 4],
    ]);
  });
});

describe('one team', () => {
  it('is found by its id, and only at its exhibition', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    expect((await findTeam(client, { exhibitionId, teamId }))?.TeamCode).toBe('T001');
    expect(await findTeam(client, { exhibitionId: 'open00000000000000000001', teamId })).toBeUndefined();
  });

  it('is found by its code; of two with one code the approved one, then the earlier', async () => {
    const team = (id: number, ApproveState: string, CreatedAtMesc: number) => ({
      RecordId: `team${String(id).padStart(20, '0')}`,
      ExhibitionId: exhibitionId,
      TeamCode: 'T001',
      ApproveState,
      CreatedAtMesc,
    });
    const result = [team(1, '0', 1), team(2, '2', 3), team(3, '2', 2)];
    const { client } = await answering({ resCode: 0, result });
    expect((await findTeamByCode(client, { exhibitionId, code: 'T001' }))?.CreatedAtMesc).toBe(2);
  });

  it.each<[string, unknown]>([
    ['null', { resCode: 0, result: null }],
    ['another code', { resCode: 500, result: [] }],
  ])('that is answered by %s is not said to be gone', { tags: ['N20'] }, async (_, envelope) => {
    const { client } = await answering(envelope);
    await expect(findTeam(client, { exhibitionId, teamId })).rejects.toMatchObject({ kind: 'unreadable' });
  });
});

describe('people of teams', () => {
  it('are asked for by team, or by who they are, never all of them', async () => {
    const { client, server: asked } = await answering({ resCode: 10000, result: [] });
    await listMembers(client, { exhibitionId, teamId });
    await findMemberships(client, { exhibitionId, visitorIds: ['a', 'b'] });
    await findMemberships(client, { exhibitionId, visitorIds: [] });
    await findLedTeams(client, { exhibitionId, visitorIds: [] });
    expect(asked.requests.map(({ body }) => body['params'])).toEqual([
      { condition: { ExhibitionId: exhibitionId, TeamId: teamId } },
      { condition: { ExhibitionId: exhibitionId, VisitorId: { $in: ['a', 'b'] } } },
    ]);
  });

  it('of another team are not shown, for any response', async () => {
    const stray = {
      RecordId: 'place0000000000000000009',
      ExhibitionId: exhibitionId,
      TeamId: 'team00000000000000000002',
      VisitorId: 'x',
      State: '2',
    };
    const { client } = await answering({
      resCode: 0,
      result: [stray, { ...stray, TeamId: teamId, RecordId: 'place0000000000000000008' }],
    });
    expect((await listMembers(client, { exhibitionId, teamId })).map(({ RecordId }) => RecordId)).toEqual([
      'place0000000000000000008',
    ]);
  });
});
