import { afterEach, describe, expect, it } from 'vitest';
import { shellMessage, loadShellMessages, languageStore } from '#language/shellMessages.ts';

async function speak(language: 'zh' | 'en'): Promise<void> {
  languageStore.setState({ language, words: await loadShellMessages(language) });
}

afterEach(() => speak('zh'));

describe('a shell message', () => {
  it.each([
    ['zh', '获取通道失败！'],
    ['en', 'Failed to get the channel!'],
  ] as const)('exists in %s', async (language, text) => {
    await speak(language);
    expect(shellMessage('shell', 'channelFailed')).toBe(text);
  });

  it('gets its placeholders filled in, with text or number', async () => {
    await speak('zh');
    expect(shellMessage('shell', 'version', { version: '1.1.0' })).toBe('版本 1.1.0');
    expect(shellMessage('shell', 'version', { version: 2 })).toBe('版本 2');
  });

  it.each(['$&', '$1', '{{version}}', '<b>'])('inserts %s unchanged', async (name) => {
    await speak('zh');
    expect(shellMessage('shell', 'version', { version: name })).toBe(`版本 ${name}`);
  });

  it('leaves a placeholder without a value empty', async () => {
    await speak('zh');
    expect(shellMessage('shell', 'version')).toBe('版本 ');
  });

  it('is empty before its language is loaded', () => {
    languageStore.setState({ words: undefined });
    expect(shellMessage('shell', 'retry')).toBe('');
  });
});
