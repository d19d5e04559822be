import { beforeAll, describe, expect, it } from 'vitest';
import { loadLaterRoutes } from '#app/routes.ts';
import { returnPath } from '#domain/address/returnPath.ts';
import { returnPaths } from '#flows/navigation/screenRoutes.ts';

const openId = 'open00000000000000000001';
const home = `/select/${openId}`;

beforeAll(async () => void (await loadLaterRoutes()));

describe('the return path', () => {
  it.each([
    `/select/${openId}`,
    `/select/${openId}/visitor00000000000000001`,
    `/login/${openId}?next=register`,
    `/register/${openId}/visitor00000000000000001`,
    `/information/${openId}/visitor00000000000000001?step=review`,
    `/sign-in/${openId}/gate00000000000000000001`,
    `/teams/${openId}/join?code=T001`,
    `/teams/${openId}/ranking`,
    `/mine/${openId}/details?voucher=registration000000000001&section=trip`,
    `/mine/${openId}/signIns`,
    `/upload/${openId}/visitor00000000000000001`,
    `/wechat_login/${openId}`,
    `/wechat_login/${openId}/visitor00000000000000001`,
    `/group/${openId}/visitor00000000000000001?member=m1&step=review`,
    '/list',
    '/code?voucher=registration000000000001',
    '/xycode',
    '/code#top',
  ])('leads to %s', (target) => {
    expect(returnPath(target, openId, returnPaths())).toBe(target);
  });

  it.each([
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\\\evil.example',
    '/code\\..\\..\\evil',
    'https://evil.example/code',
    'HTTPS://evil.example',
    'javascript:alert(1)',
    'data:text/html,1',
    'code',
    '',
    ' /code',
    '/\t/evil.example',
    '/code\n//evil.example',
    '/select/..\\evil.example',
    '/list?next=\thttps:evil',
    '/authorize',
    '/404',
    '/sandbox/',
    '/v2/data/delete/Exhibition',
    '/codex',
    '/code.html',
    '/select@evil.example',
    '/%2F%2Fevil.example',
  ])('never leads to a stored %j, but to the exhibition', { tags: ['X04', 'X05'] }, (target) => {
    expect(returnPath(target, openId, returnPaths())).toBe(home);
  });

  it('without a target leads to the exhibition, and without an exhibition to /404', {
    tags: ['missing-exhibition'],
  }, () => {
    expect(returnPath(undefined, openId, returnPaths())).toBe(home);
    expect(returnPath('//evil.example', undefined, returnPaths())).toBe('/404');
  });

  it.each([openId.slice(1), `${openId}1`, ` ${openId}`])(
    'ignores the stored exhibition id %j',
    { tags: ['D07'] },
    (id) => {
      expect(returnPath(undefined, id, returnPaths())).toBe('/404');
    },
  );
});
