// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import DOMPurify from 'dompurify';
import { afterEach, describe, expect, it } from 'vitest';
import { classifyLink } from '#domain/address/classifyLink.ts';
import type { Language } from '#language/language.ts';
import { RichText } from '#ui/richText/RichText.tsx';
import { htmlCases } from '#tests/domain/richText/htmlCases.ts';
import { renderInLanguage } from '../renderInLanguage.tsx';

const rule = {
  find: (value: unknown) => classifyLink(value, { origin: 'https://expo.example.com', screens: [] }),
  open: () => {},
};
const draw = (html: string, language: Language = 'zh') =>
  renderInLanguage(<RichText html={html} rule={rule} />, language);
/** The browser's parser is the measure: the same characters, apart from spaces and the form of raised digits. */
const bare = (text: string) => text.normalize('NFKC').replace(/\s/g, '').replace(/−/g, '-');

describe('what an editor has written', () => {
  it.each(htmlCases)('is drawn with the words of its paragraphs: $what', async ({ html, shown, drawn }) => {
    const { container } = await draw(html);
    expect(bare(container.textContent ?? '')).toBe(bare(drawn ?? shown.join('')));
  });
});

describe('a picture that an editor loads late', () => {
  it.each([
    '<img data-src="https://img.example/a.png" alt="展位">',
    '<img src="data:image/gif;base64,R0lGOD" data-src="https://img.example/a.png" alt="展位">',
    '<img src="/blank.gif" data-original="https://img.example/a.png" alt="展位">',
    '<img src="https://img.example/a.png" data-src="javascript:x" alt="展位">',
  ])('is shown from its real address: %s', async (html) => {
    await draw(html);
    expect(screen.getByRole<HTMLImageElement>('img', { name: '展位' }).src).toBe('https://img.example/a.png');
  });
});

describe('what a text embeds', () => {
  it.each([
    ['<video src="https://files.example/a.mp4"></video>', '打开原内容', 'https://files.example/a.mp4'],
    [
      '<p><video><source src="//files.example/a.mp4"></video></p>',
      '打开原内容',
      'https://files.example/a.mp4',
    ],
    ['<audio src="https://files.example/a.mp3"></audio>', '打开原内容', 'https://files.example/a.mp3'],
    ['<iframe src="https://v.example/1"></iframe>', '打开原内容', 'https://v.example/1'],
    ['<iframe data-src="https://v.example/1"></iframe>', '打开原内容', 'https://v.example/1'],
    ['<object><embed src="https://v.example/1"></object>', '打开原内容', 'https://v.example/1'],
  ])('is said in a line with the way to it: %s', async (html, name, href) => {
    const { container } = await draw(html);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe(href);
    expect(container.querySelector('video,audio,iframe,embed,object,source')).toBeNull();
  });

  it('and names no address is asked for where the text comes from', async () => {
    const { container } = await draw('<video src="blob:x"></video>', 'en');
    expect(container.textContent).toBe(
      'There is a video or a recording here that can’t be played on this page. To see it, please ask the publisher of this text.',
    );
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('and shows nothing, as a counter does, is no line', async () => {
    const { container } = await draw(
      '<p>文</p><iframe src="https://count.example/" width="1" height="1"></iframe>',
    );
    expect(container.textContent).toBe('文');
  });
});

describe('an engine that cannot clean HTML', () => {
  afterEach(() => {
    DOMPurify.isSupported = true;
  });

  it('shows the words of a text', async () => {
    DOMPurify.isSupported = false;
    await draw('<p onclick="alert(1)">&ldquo;智造&rdquo;</p><p>欢迎</p>');
    expect((await screen.findByText('“智造”')).getAttributeNames()).toEqual([]);
    expect(screen.getByText('欢迎')).toBeDefined();
  });
});
