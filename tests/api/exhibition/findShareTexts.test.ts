import { afterEach, describe, expect, it } from 'vitest';
import { findShareTexts } from '#api/exhibition/findShareTexts.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';
import { startSandboxServer } from '../sandboxServer.ts';
import { testClient } from '../testClient.ts';

const exhibitionId = 'open00000000000000000001';
const type = '观众线上多渠道注册';
const row = { RecordId: 's1', ExhibitionId: exhibitionId, type, ShareTitle: '来吧', ShareDescrible: '详情' };
const none = { zh: '', en: '' };
let server: RecordingServer;

async function find(result: unknown, resCode = 0) {
  server = await startRecordingServer((response) => reply(response, { resCode, result }));
  const { client, warnings } = testClient(server.baseUrl);
  return { texts: await findShareTexts(client, exhibitionId, 'multiChannelRegistration'), warnings };
}

afterEach(() => server.close());

describe('the organiser’s share texts', { tags: ['call-share'] }, () => {
  it.each([
    ['multiChannelRegistration', '观众线上多渠道注册'],
    ['wechatRegistration', '观众微信注册'],
  ] as const)('of %s are asked for by exhibition and type, on the system tenant', async (scenario, word) => {
    server = await startRecordingServer((response) => reply(response, { resCode: 0, result: [] }));
    await findShareTexts(testClient(server.baseUrl).client, exhibitionId, scenario);
    expect(server.requests.map(({ path, body }) => [path, body])).toEqual([
      [
        '/v2/data/register/queryList/CustomerShare',
        { tenantId: 'sys', params: { condition: { ExhibitionId: exhibitionId, type: word } } },
      ],
    ]);
  });

  it('of the sandbox are read for both scenarios', async () => {
    server = await startSandboxServer();
    const { client } = testClient(server.baseUrl);
    const channels = await findShareTexts(client, exhibitionId, 'multiChannelRegistration');
    const wechat = await findShareTexts(client, exhibitionId, 'wechatRegistration');
    expect(channels?.title.zh).toBe('{host}{company}邀您参加{exhibition}（{channel}）');
    expect(wechat?.title.en).toBe('{exhibition}: register with WeChat');
  });

  it('are a title and a description, in English too where there is one', async () => {
    expect((await find([row])).texts).toEqual({
      title: { zh: '来吧', en: '' },
      description: { zh: '详情', en: '' },
    });
  });

  it.each([undefined, null, 7, {}, ['a']])('are no text where the server has %j', async (ShareTitle) => {
    const { texts } = await find([{ ...row, ShareTitle, ShareDescrible: null }]);
    expect(texts).toEqual({ title: ShareTitle === 7 ? { zh: '7', en: '' } : none, description: none });
  });

  it('of another scenario or exhibition do not count', async () => {
    const others = [
      { ...row, type: '展商注册' },
      { ...row, RecordId: 's2', ExhibitionId: 'other0000000000000000001' },
    ];
    const { texts, warnings } = await find(others);
    expect([texts, warnings]).toEqual([undefined, ['2 rows of CustomerShare were not asked for']]);
  });

  it('are the newest where there are several', async () => {
    const newer = { ...row, RecordId: 's2', ShareTitle: '新', CreatedAtMesc: 2 };
    expect((await find([{ ...row, CreatedAtMesc: 1 }, newer])).texts?.title.zh).toBe('新');
  });

  it('are none where there is no row', { tags: ['N20'] }, async () => {
    expect((await find([])).texts).toBeUndefined();
  });
});
