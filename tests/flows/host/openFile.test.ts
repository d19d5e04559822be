// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { HostKind } from '#tests/support/fakeWechat/hosts.ts';
import { openInHost } from '../openInHost.ts';
import { openPhone, startServer, stopServer } from '../openPhone.ts';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  document.body.textContent = '';
  openPhone();
});

const fileUrl = (type: string) => `https://files.example.com/visitor/1.${type}`;

async function open(kind: HostKind, language: 'zh' | 'en' = 'zh') {
  const page = await openInHost(kind);
  const { switchLanguage } = await import('#language/loadWords.ts');
  await switchLanguage(language);
  const [{ openFile }, { linkRule }] = await Promise.all([
    import('#flows/host/openFile.ts'),
    import('#flows/navigation/linkRule.ts'),
  ]);
  const inShell = () => page.fake?.mini.opened.map(({ url }) => decodeURIComponent(url)) ?? [];
  const previewed = () => page.fake?.calls('imagePreview').map(({ args }) => args['current']) ?? [];
  return { ...page, openFile, linkRule, inShell, previewed };
}

describe('a stored file', { tags: ['file-types', 'file-open'] }, () => {
  it.each([
    ['wechatIos', 'jpg'],
    ['wechatAndroid', 'png'],
    ['miniIos', 'jpeg'],
    ['miniAndroid', 'JPG'],
  ] as const)('in %s is shown by WeChat where it is a picture (%s)', async (kind, type) => {
    const { openFile, previewed } = await open(kind);
    await openFile(fileUrl(type));
    expect(previewed()).toEqual([fileUrl(type)]);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each(['doc', 'docx', 'xls', 'xlsx', 'ppt', 'pptx', 'pdf'])(
    'in a mini-program is opened by its own page for files where it is a %s',
    async (type) => {
      const { openFile, inShell } = await open('miniAndroid');
      await openFile(fileUrl(type));
      expect(inShell()).toEqual([`/pages/file/file?url=${fileUrl(type)}`]);
    },
  );

  it.each([
    ['wechatIos', 'zip', 'zh', '这里打不开 ZIP 文件', '在浏览器打开'],
    ['wechatIos', 'rar', 'en', 'RAR files can’t be opened here', 'Open in browser'],
    ['wechatIos', 'key', 'en', 'This type of file', 'Open in browser'],
    ['miniIos', 'mp4', 'zh', '这里打不开 MP4 文件', '在浏览器打开'],
    ['miniAndroid', 'txt', 'en', 'TXT files can’t be opened here', 'Open in browser'],
    ['miniAndroid', 'key', 'zh', '文件类型未知', '在浏览器打开'],
  ] as const)('in %s leads to a browser where it is a %s, in %s', async (kind, type, language, says, way) => {
    const { openFile, inShell } = await open(kind, language);
    void openFile(fileUrl(type));
    const box = await screen.findByRole('dialog');
    expect(box.textContent).toContain(says);
    expect(box.textContent).toContain(way);
    expect(inShell()).toEqual([]);
    fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('whose address is none of the web is not opened anywhere, with a word', async () => {
    const { openFile, done } = await open('miniIos');
    await openFile('javascript:alert(1)');
    expect(done).toEqual(['said that it is not recognised']);
  });
});

describe('the way to a browser', () => {
  it.each([
    ['says when the link is on the clipboard', true, '复制成功'],
    ['shows the link where it could not be copied', false, '复制失败，请长按下面的链接手动复制'],
  ] as const)('%s', { tags: ['save-copy-delete', 'file-open'] }, async (_, works, says) => {
    const { openFile } = await open('wechatIos');
    const copied: string[] = [];
    const writeText = async (text: string) => {
      if (!works) throw new Error('refused');
      copied.push(text);
    };
    Object.defineProperty(navigator, 'clipboard', { value: { writeText }, configurable: true });
    Object.assign(document, { execCommand: () => false });
    void openFile(fileUrl('zip'));
    fireEvent.click(await screen.findByRole('button', { name: '复制文件链接' }));
    const said = await screen.findByText(says);
    expect(said.closest('[role="status"]')?.textContent?.includes(fileUrl('zip'))).toBe(!works);
    expect(copied).toEqual(works ? [fileUrl('zip')] : []);
  });
});

describe('a link to a file', { tags: ['file-types', 'file-open'] }, () => {
  it('opens as the host shows files, and any other link as before', async () => {
    const { linkRule, inShell } = await open('miniIos');
    linkRule.open('https://files.example.com/hall-plan.pdf?v=2');
    await waitFor(() =>
      expect(inShell()).toEqual(['/pages/file/file?url=https://files.example.com/hall-plan.pdf?v=2']),
    );
    vi.spyOn(Date, 'now').mockReturnValue(Date.now() + 1_000);
    linkRule.open('https://talks.example.com/jianghai');
    await waitFor(() => expect(inShell()[1]).toBe('/pages/web/web?url=https://talks.example.com/jianghai'));
  });
});
