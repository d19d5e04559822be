// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { scannedAs, type Wish } from '#tests/support/fakeWechat/answers.ts';
import type { HostKind } from '#tests/support/fakeWechat/hosts.ts';
import { openInHost } from '#tests/flows/openInHost.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  document.body.textContent = '';
  openPhone();
});

async function open(kind: HostKind, ...wishes: readonly Wish[]) {
  const page = await openInHost(kind, { scanQRCode: wishes });
  const { switchLanguage } = await import('#language/loadWords.ts');
  await switchLanguage('zh');
  return { ...page, ...(await import('#entities/scan/scanCode.tsx')) };
}

const says = (platform: 'ios' | 'android', text: string) => ({
  errMsg: 'scanQRCode:ok',
  resultStr: scannedAs(platform, text),
});

describe('a code', { tags: ['scan-code'] }, () => {
  it.each([
    ['wechatIos', 'ios'],
    ['wechatAndroid', 'android'],
    ['miniIos', 'ios'],
    ['miniAndroid', 'android'],
  ] as const)('is scanned by %s itself', async (kind, platform) => {
    const { scanCode } = await open(kind, says(platform, '/list'));
    expect(await scanCode()).toBe('/list');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('that the person thinks better of is none, and nothing more is asked', async () => {
    const { scanCode } = await open('wechatIos', 'cancel');
    expect(await scanCode()).toBeUndefined();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([
    ['where WeChat fails', 'wechatAndroid', 'fail'],
    ['in a browser', 'browser', 'usual'],
  ] as const)('%s is scanned or typed in the page', async (_, kind, wish) => {
    const { scanCode } = await open(kind, wish);
    const code = scanCode();
    fireEvent.change(await screen.findByRole('textbox'), { target: { value: 'T001' } });
    fireEvent.submit(screen.getByRole('textbox'));
    expect(await code).toBe('T001');
  });
});

describe('what a code says', () => {
  const group = '/group/open00000000000000000001/visitor00000000000000001?join=abc';
  it.each([
    ['/list', '/list'],
    [`http://localhost:3000${group}`, group],
    ['http://localhost:3000/select/open00000000000000000001', '/select/open00000000000000000001'],
  ])(
    '(%s) opens where it is a screen of this app',
    { tags: ['link-internal', 'scan-code'] },
    async (text, path) => {
      const { openScanned, done } = await open('browser');
      openScanned(text);
      expect(done).toEqual([`went to ${path}`]);
    },
  );

  it.each([
    'https://prizes.example/win',
    'http://localhost:3000/nowhere',
    'http://localhost:3000@prizes.example/list',
    'javascript:alert(1)',
    'weixin://dl/business',
    'tel:+862112345678',
    'https://files.example.com/a.zip',
    'ticket 42',
    '',
  ])(
    '(%s) opens nothing where it is not, with a word',
    { tags: ['link-unrecognised', 'scan-code'] },
    async (text) => {
      const { openScanned, done } = await open('browser');
      openScanned(text);
      expect(done).toEqual(['said that it is not recognised']);
    },
  );
});
