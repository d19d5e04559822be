import { beforeAll, describe, expect, it } from 'vitest';
import { loadLaterRoutes } from '#app/routes.ts';
import { pathAfterWechat } from '#domain/address/wechat/pathAfterWechat.ts';
import { returnPaths } from '#flows/navigation/screenRoutes.ts';

const exhibitionId = 'open00000000000000000001';
const register = `/register/${exhibitionId}/visitor00000000000000001`;
const pathOf = (target: string | undefined, ...registrations: string[]) =>
  pathAfterWechat({ target, exhibitionId, registrations, isProven: true, returnPaths: returnPaths() });

beforeAll(async () => void (await loadLaterRoutes()));

describe('after the WeChat login', () => {
  it.each([
    ['wanted to register and is not registered', register, [], register],
    ['wanted to register and is registered', register, ['r1'], '/code?voucher=r1'],
    ['is registered several times', register, ['r2', 'r1'], '/list'],
    ['came from the landing page and is registered', `/select/${exhibitionId}`, ['r1'], '/code?voucher=r1'],
    ['was refused at their own registration', `/mine/${exhibitionId}`, ['r1'], `/mine/${exhibitionId}`],
    [
      'wanted to answer questions',
      `/question-page/${exhibitionId}`,
      ['r1'],
      `/question-page/${exhibitionId}`,
    ],
    ['wanted nothing that is known', undefined, [], `/select/${exhibitionId}`],
  ])('a visitor who %s is led to the right screen', (_what, target, registrations, path) => {
    expect(pathOf(target, ...registrations)).toBe(path);
  });

  it.each([register, `/information/${exhibitionId}/visitor00000000000000001`])(
    'a visitor who wanted to %s without a proven contact is led straight to the proof, because Back must not lead through a redirect',
    (target) => {
      const arrived = {
        target,
        exhibitionId,
        registrations: [],
        isProven: false,
        returnPaths: returnPaths(),
      };
      expect(pathAfterWechat(arrived)).toBe(`/login/${exhibitionId}/visitor00000000000000001?next=register`);
    },
  );

  it.each([
    'https://evil.example.com/',
    '//evil.example.com',
    'javascript:alert(1)',
    '/questFinish',
    '/wechat_login/x',
  ])('a stored target %s is ignored', { tags: ['X05'] }, (target) => {
    expect(pathOf(target)).toBe(`/select/${exhibitionId}`);
  });
});
