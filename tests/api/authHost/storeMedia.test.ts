import { afterEach, describe, expect, it } from 'vitest';
import { storeMedia } from '#api/authHost/storeMedia.ts';
import { type RecordingServer, reply, startRecordingServer } from '../recordingServer.ts';

let server: RecordingServer | undefined;
afterEach(() => server?.close());

async function authHost(answer: unknown, suffix = '', status = 200) {
  server = await startRecordingServer((response) => reply(response, answer, status));
  return { base: server.baseUrl, suffix, timeoutMs: 5_000 };
}

const url = 'https://files.example/a.jpg';

describe('a picture that was uploaded to WeChat', { tags: ['call-wechat'] }, () => {
  it.each([
    ['', '/oauth/upload-media?mediaId=m%201%26x'],
    ['luohe', '/oauth/upload-media-luohe?mediaId=m%201%26x'],
  ])('is stored by the auth host (suffix "%s"), which answers its address', async (suffix, path) => {
    expect(await storeMedia(await authHost({ resCode: 0, resMsg: 'ok', result: url }, suffix), 'm 1&x')).toBe(
      url,
    );
    const [request] = server?.requests ?? [];
    expect([request?.method, request?.path]).toEqual(['GET', path]);
    expect(request?.headers.authorization).toBeUndefined();
  });

  it('may have its address in a list, and its code as text', async () => {
    expect(await storeMedia(await authHost({ resCode: '0', resMsg: '', result: [url] }), 'm')).toBe(url);
  });

  it.each(['//files.example/a.jpg', 'files.example/a.jpg'])(
    'whose address is %s is answered by its https address',
    async (result) => {
      expect(await storeMedia(await authHost({ resCode: 0, resMsg: '', result }), 'm')).toBe(url);
    },
  );

  it('that is not stored is a refusal with the server’s own sentence', async () => {
    const auth = await authHost({ resCode: 100, resMsg: 'storing the media failed', result: [] });
    await expect(storeMedia(auth, 'expired-1')).rejects.toMatchObject({
      kind: 'refused',
      envelope: { resCode: 100, resMsg: 'storing the media failed' },
    });
  });

  it.each([
    ['no address', { resCode: 0, resMsg: 'ok', result: [] }],
    ['an address that is a script', { resCode: 0, resMsg: 'ok', result: 'javascript:alert(1)' }],
    ['a success that is none of its own', { resCode: 10000, resMsg: 'ok', result: url }],
    ['no envelope', [url]],
  ])('with %s in the answer is not stored', async (_, answer) => {
    await expect(storeMedia(await authHost(answer), 'm')).rejects.toThrow('/oauth/upload-media');
  });
});
