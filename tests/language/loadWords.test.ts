import type { i18n } from 'i18next';
import { beforeEach, describe, expect, it, vi } from 'vitest';

/** The one that the modules of the test use. */
let i18next: i18n;

async function load() {
  const [words, first, texts] = await Promise.all([
    import('#language/loadWords.ts'),
    import('#language/shellMessages.ts'),
    import('i18next'),
  ]);
  i18next = texts.default;
  return { ...words, ...first };
}

/** A network that loses one file. */
function lose(file: string): () => void {
  vi.doMock(file, () => {
    throw new TypeError('Failed to fetch dynamically imported module');
  });
  return () => vi.doUnmock(file);
}

beforeEach(() => vi.resetModules());

describe('the language', () => {
  it('of a screen’s texts is the current one', async () => {
    const { switchLanguage, loadWords } = await load();
    await switchLanguage('en');
    await loadWords(['vouchers']);
    expect(i18next.t('codeTitle', { ns: 'vouchers' })).toBe('Ticket');
    await switchLanguage('zh');
    expect(i18next.t('codeTitle', { ns: 'vouchers' })).toBe('参观码');
  });

  it('changes to English for every namespace in use, including those loaded in Chinese', {
    tags: ['language-default'],
  }, async () => {
    const { switchLanguage, loadWords } = await load();
    await switchLanguage('zh');
    await loadWords(['vouchers']);
    await switchLanguage('en');
    await loadWords(['signposts']);
    expect(i18next.t('codeTitle', { ns: 'vouchers' })).toBe('Ticket');
    expect(i18next.t('notFoundTitle', { ns: 'signposts' })).toBe('Page not found');
  });

  it('stays when a file of the other one fails to load, and can be switched later', async () => {
    const { switchLanguage, loadWords, languageStore, shellMessage } = await load();
    await switchLanguage('zh');
    await loadWords(['vouchers']);
    const find = lose('../../src/language/en/vouchers.json');
    await expect(switchLanguage('en')).rejects.toThrow();
    expect([languageStore.getState().language, shellMessage('shell', 'retry')]).toEqual(['zh', '重试']);
    expect(i18next.t('codeTitle', { ns: 'vouchers' })).toBe('参观码');
    find();
    await switchLanguage('en');
    expect([languageStore.getState().language, shellMessage('shell', 'retry')]).toEqual(['en', 'Try again']);
  });

  it('inserts no text as HTML and escapes none', async () => {
    const { switchLanguage, loadWords } = await load();
    await switchLanguage('zh');
    await loadWords(['identity']);
    const text = i18next.t('notRegisteredText', { ns: 'identity', contact: '<b>&' });
    expect(text).toMatch(/^<b>& /);
  });
});
