import i18next from 'i18next';
import { describe, expect, it } from 'vitest';
import { problemKey } from '#language/problemKey.ts';
import { loadWords, switchLanguage } from '#language/loadWords.ts';

describe('copying, saving and deleting', { tags: ['save-copy-delete'] }, () => {
  it.each([
    ['zh', 'copy', '已复制', /复制失败/],
    ['zh', 'save', '已保存', /保存失败/],
    ['zh', 'delete', '已删除', /删除失败/],
    ['en', 'copy', 'Copied', /couldn’t copy/i],
    ['en', 'save', 'Saved', /couldn’t save/i],
    ['en', 'delete', 'Deleted', /couldn’t delete/i],
  ] as const)('say in %s whether a %s succeeded', async (language, what, done, failed) => {
    await switchLanguage(language);
    await loadWords(['messages']);
    expect(i18next.t(`${what}Done`, { ns: 'messages' })).toBe(done);
    expect(i18next.t(`${what}Failed`, { ns: 'messages' })).toMatch(failed);
  });
});

it.each([
  ['zh', '请求失败，请重试'],
  ['en', 'The request failed, please retry'],
] as const)(
  'a request that failed for no better known reason says in %s to try again',
  { tags: ['retry-message'] },
  async (language, said) => {
    await switchLanguage(language);
    await loadWords(['shell']);
    expect(i18next.t(problemKey({ kind: 'refused' }), { ns: 'shell' })).toBe(said);
  },
);
