import { describe, expect, it } from 'vitest';
import { pageSignature, sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { openSandbox } from '../openSandbox.ts';

const target = 'http://sandbox.test/questFinish';
const authorizePath = `/oauth/authorize?redirect_uri=${encodeURIComponent(target)}&exhibition_id=open00000000000000000001`;
const locationAfter = async (path: string) => (await openSandbox().send(path)).headers.get('location') ?? '';

describe('the consent page', () => {
  it.each([
    '/oauth/authorize',
    '/oauth/authorize?redirect_uri=javascript:alert(1)',
    '/oauth/authorize-hudong',
  ])('refuses %s with 400: there is nowhere to return to', async (path) => {
    expect((await openSandbox().send(path)).status).toBe(400);
  });

  it('offers three people, a new person, and a cancel link', async () => {
    const text = await (await openSandbox().send(authorizePath)).text();
    for (const choice of ['0', '1', '2', 'new', 'none']) expect(text).toContain(`person=${choice}`);
  });

  it('escapes the parameters of the address', async () => {
    const text = await (
      await openSandbox().send(`${authorizePath}&x=%22%3E%3Cscript%3Ealert(1)%3C/script%3E`)
    ).text();
    expect(text).not.toContain('<script>alert');
  });

  it('returns the identity: names encoded, the picture not', async () => {
    const location = await locationAfter(`${authorizePath}&person=1`);
    const [address, query = ''] = location.split('?');
    expect(address).toBe(target);
    expect(query).toContain('headimgurl=http://sandbox.test/sandbox/pictures/person-2.svg&');
    expect(Object.fromEntries(new URLSearchParams(query))).toMatchObject({
      openid: 'sandbox-openid-0002',
      nickname: '小满 🌾 & Co.',
      sex: '2',
      language: 'zh_CN',
      unionid: 'sandbox-unionid-0002',
    });
  });

  it('a new person is a different one each time', async () => {
    const ids = async () =>
      new URL(await locationAfter(`${authorizePath}&person=new`)).searchParams.get('unionid');
    const first = await ids();
    expect(first).toMatch(/^sandbox-unionid-\w{12}$/);
    expect(await ids()).not.toBe(first);
  });

  it('a missing union id arrives as the word "undefined"', async () => {
    expect(await locationAfter(`${authorizePath}&person=2`)).toMatch(/&unionid=undefined$/);
  });

  it('cancelling returns without an identity', async () => {
    expect(await locationAfter(`${authorizePath}&person=none`)).toBe(target);
  });

  it('the website variant gives ids only', async () => {
    const location = await locationAfter(
      `${authorizePath.replace('authorize', 'wechat-website-oauth')}&person=0`,
    );
    expect(location).toBe(`${target}?openid=sandbox-openid-0001&unionid=sandbox-unionid-0001`);
  });
});

describe('the page configuration', () => {
  it('the signature is the one of the public example', () => {
    expect(
      pageSignature({
        ticket: 'sM4AOVdWfPE4DxkXGEs8VMCPGGVi4C3VM0P37wVUCFvkVAy_90u5h9nbSlYy3-Sl-HhTdfl2fzFy1AOcHKP7qg',
        nonceStr: 'Wm3WZYTPz0wzccnW',
        timestamp: '1414587457',
        pageUrl: 'http://mp.weixin.qq.com?params=value',
      }),
    ).toBe('0f9de62fce790f9a083d5c99e95740ceb90c27ed');
  });

  it('is flat JSON, signed for exactly the given address', async () => {
    const pageUrl = 'http://sandbox.test/select/open00000000000000000001?from=a b&x=%25';
    const path = `/oauth/wechat-jsconfig-v2?url=${encodeURIComponent(pageUrl)}`;
    const configuration = (await (await openSandbox().send(path)).json()) as Record<string, string>;
    const { nonceStr = '', timestamp = '', signature } = configuration;
    expect(Object.keys(configuration).sort()).toEqual(['appId', 'nonceStr', 'signature', 'timestamp']);
    expect(signature).toBe(pageSignature({ ticket: sandboxTicket, nonceStr, timestamp, pageUrl }));
  });

  it('without an address fails with an envelope', async () => {
    const answer = await (await openSandbox().send('/oauth/wechat-jsconfig')).json();
    expect(answer).toMatchObject({ resCode: -1, result: [] });
  });
});

describe('media of WeChat', () => {
  const uploadMedia = async (query: string) => {
    const sandbox = openSandbox();
    const answer = await (await sandbox.send(`/oauth/upload-media?${query}`)).json();
    return { sandbox, ...(answer as { resCode: number; result: unknown }) };
  };

  it('become an image at an address', async () => {
    const { sandbox, resCode, result } = await uploadMedia('mediaId=m-1');
    expect(resCode).toBe(0);
    const picture = await sandbox.send(new URL(String(result)).pathname);
    expect(picture.headers.get('content-type')).toContain('image/');
  });

  it.each([
    ['mediaId=expired-1', 100],
    ['', -1],
  ])('upload-media?%s fails with resCode %i and a list instead of an address', async (query, resCode) => {
    expect(await uploadMedia(query)).toMatchObject({ resCode, result: [] });
  });
});
