// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';
import type { Language } from '#language/language.ts';
import { RichText, type RichTextProps } from '#ui/richText/RichText.tsx';
import { provideStorageHost } from '#ui/media/storageHost.ts';
import { renderInLanguage } from '../renderInLanguage.tsx';

const app = { origin: 'https://expo.example.com', screens: ['/select/:id/:channelId?'] };

async function draw(html: string, props: Partial<RichTextProps> = {}, language: Language = 'zh') {
  const open = vi.fn();
  const rule = { find: (value: unknown) => classifyLink(value, app), open };
  const { container } = await renderInLanguage(<RichText html={html} rule={rule} {...props} />, language);
  return { open, container };
}

afterEach(() => provideStorageHost(''));

describe('an organiser’s rich text', () => {
  it.each(['', '  \n ', '<p></p>', '<p>&nbsp;</p><br>', '<script>alert(1)</script>', '<!-- note -->'])(
    'draws nothing for %j',
    async (html) => {
      const { container } = await draw(html);
      expect(container.childElementCount).toBe(0);
    },
  );

  it('makes a paragraph of each line of a plain text, and reads its entities', async () => {
    const { container } = await draw('上午 9:00 签到\n\n下午 A &amp; B < C\r\n结束');
    expect([...container.querySelectorAll('p')].map((p) => p.textContent)).toEqual([
      '上午 9:00 签到',
      '下午 A & B < C',
      '结束',
    ]);
  });

  it('keeps the elements of a text, and drops blank paragraphs', async () => {
    const { container } = await draw(
      '<p>一<strong>二</strong></p><p><br></p><ul><li>三</li></ul><blockquote>四</blockquote>',
    );
    expect(container.firstElementChild?.innerHTML).toBe(
      '<p>一<strong>二</strong></p><ul><li>三</li></ul><blockquote>四</blockquote>',
    );
  });

  it.each([
    [2, ['h2', 'h3', 'h4']],
    [3, ['h3', 'h4', 'h5']],
  ] as const)('moves its headings down to level %d, in their order', async (headingLevel, levels) => {
    const { container } = await draw('<h1>一</h1><h2>二</h2><h3>三</h3>', { headingLevel });
    expect([...container.querySelectorAll('h1,h2,h3,h4,h5,h6')].map((h) => h.localName)).toEqual(levels);
  });

  it('moves headings up where its highest is deeper than asked', async () => {
    const { container } = await draw('<h4>一</h4><h6>二</h6>');
    expect([...container.querySelectorAll('h2,h4')].map((h) => h.textContent)).toEqual(['一', '二']);
  });

  it('keeps of a style only the alignment, as a class', async () => {
    const { container } = await draw('<p style="text-align: center; position: fixed; width: 2000px">一</p>');
    const paragraph = container.querySelector('p')!;
    expect(paragraph.getAttribute('style')).toBeNull();
    expect(paragraph.className).toMatch(/center/);
  });

  it('sends links through the rule, and draws none for a place in the text', async () => {
    const { open } = await draw(
      '<a href="https://talks.example.com/a" target="_blank" onclick="x()">外</a> <a href="#b">内</a>',
    );
    const link = screen.getByRole('link');
    expect(link.getAttribute('href')).toBe('https://talks.example.com/a');
    expect(link.getAttributeNames().sort()).toEqual(['href', 'rel']);
    fireEvent.click(link);
    expect(open.mock.calls).toEqual([['https://talks.example.com/a']]);
    expect(screen.getByText(/内/)).toBeDefined();
  });

  it.each([
    ['zh', '表格，可左右滚动'],
    ['en', 'Table, scrolls sideways'],
  ] as const)('lets a wide table scroll in a region that takes the focus (%s)', async (language, name) => {
    await draw('<table><tr><td colspan="2">一</td></tr></table>', {}, language);
    const region = screen.getByRole('region', { name });
    expect(region.tabIndex).toBe(0);
    expect(region.querySelector('td')?.colSpan).toBe(2);
  });

  it('lets long lines of code scroll, with their line breaks', async () => {
    await draw('<pre>a\n  b</pre>');
    expect(screen.getByRole('region', { name: '代码，可左右滚动' }).textContent).toBe('a\n  b');
  });
});

describe('an image of a rich text', () => {
  const stored = 'http://files.example.com/a.png';

  it('is fetched by https, no wider than the page, and lazily', async () => {
    provideStorageHost('files.example.com');
    vi.stubGlobal('innerWidth', 390);
    vi.stubGlobal('devicePixelRatio', 3);
    await draw(`<img src="${stored}" alt="展位" width="1600" height="900">`);
    const image = screen.getByRole<HTMLImageElement>('img', { name: '展位' });
    expect(image.src).toBe('https://files.example.com/a.png?imageMogr2/thumbnail/780x9999/quality/85');
    expect([image.getAttribute('loading'), image.width, image.height]).toEqual(['lazy', 1600, 900]);
  });

  it('of a small icon is fetched as small as it is shown', async () => {
    provideStorageHost('files.example.com');
    vi.stubGlobal('devicePixelRatio', 2);
    await draw(`<img src="${stored}" alt="图标" width="24px">`);
    expect(screen.getByRole<HTMLImageElement>('img').src).toContain('/48x9999/');
  });

  it('opens the viewer with its number among those that can be shown', async () => {
    const onImage = vi.fn();
    await draw(
      `<img src="${stored}" alt="一"><img src="x:y" alt="二"><p><img src="//img.example.com/c.jpg"></p>`,
      { onImage },
    );
    expect(screen.getByRole('button', { name: /^一\s*查看图片 1\/2$/ })).toBeDefined();
    fireEvent.click(screen.getByRole('button', { name: '查看图片 2/2' }));
    expect(onImage.mock.calls).toEqual([[1, [stored, '//img.example.com/c.jpg']]]);
    expect(screen.getByText('二', { exact: false })).toBeDefined();
  });

  it('within a link belongs to the link', async () => {
    await draw(`<a href="https://a.example.com/"><img src="${stored}" alt="一"></a>`, { onImage: vi.fn() });
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: '一' })).toBeDefined();
  });

  it('that fails leaves its description', async () => {
    await draw(`<img src="${stored}" alt="展位图">`);
    fireEvent.error(screen.getByRole('img'));
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText('展位图')).toBeDefined();
  });
});
