import { withoutMobiles } from '#entities/supply/rules/withoutMobiles.ts';
import { describe, expect, it } from 'vitest';
import { sharedPages, type SharedPageKind } from '#boot/shared/sharedPages.ts';
import { fairLine, headingTree } from '#boot/shared/sharedTree.ts';
import type { PageElement, PageNode } from '#domain/page/writeNodes.ts';
import { noonMs } from '#tests/sandbox/openSandbox.ts';
import { exhibitionOfStory } from '../storyExhibition.ts';

const elementsIn = (nodes: readonly PageNode[]): PageElement[] =>
  nodes.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elementsIn(node.children ?? [])]));

const drawn = (row: Record<string, unknown>, kind: keyof typeof sharedPages, language: 'zh' | 'en') => {
  const elements = elementsIn(headingTree(row, sharedPages[kind] as SharedPageKind, language));
  return {
    title: elements.find(({ tag }) => tag === 'h1'),
    hasPicture: elements.some(({ className }) => className === 'DetailScreen-gallery'),
  };
};

describe('the exhibition’s line over a page that a link leads to', () => {
  it.each([
    ['zh', '第十二届江海国际智能制造展览会', '登记参观'],
    ['en', 'Jianghai Smart Manufacturing Expo', 'Register to visit'],
  ] as const)('names it, its days and its place, and leads to it (%s)', (language, name, action) => {
    const exhibition = exhibitionOfStory('open');
    const line = fairLine(exhibition, language, noonMs);
    expect(line).toMatchObject({ name, action, to: `/select/${exhibition.RecordId}` });
    expect(line.facts).toMatch(/.+ · .+/);
  });

  it('leaves out what is not known', () => {
    const exhibition = { ...exhibitionOfStory('open'), Place: '', PlaceEn: '', StartTime: '' };
    expect(fairLine(exhibition, 'zh', noonMs).facts).toBe('');
  });
});

describe('the picture of a row before the app has come', () => {
  it.each([
    ['product', { PicList: ['/a.jpg'] }, 'pictures-picture--square'],
    ['exhibitor', { Banners: ['/a.jpg'] }, 'pictures-picture--low'],
    ['conference', { Cover: '/a.jpg' }, 'pictures-picture shared-box'],
  ] as const)('of the kind "%s" is as high as the app draws it', (kind, row, shape) => {
    const elements = elementsIn(headingTree(row, sharedPages[kind] as SharedPageKind, 'zh'));
    const box = elements.find(({ className = '' }) => className.startsWith('pictures-picture'));
    expect(box?.className).toContain(shape);
  });
});

describe('the heading of a row before the app has come', () => {
  it('keeps room for a picture where the row has one', () => {
    expect(drawn({ Title: '直播', Cover: '/a.jpg' }, 'live', 'zh').hasPicture).toBe(true);
    expect(drawn({ Title: '直播' }, 'live', 'zh').hasPicture).toBe(false);
    expect(drawn({ ProductName: '机床', PicList: [] }, 'product', 'zh').hasPicture).toBe(false);
  });

  it('has the other language’s title, marked as such, where its own is missing', () => {
    const { title } = drawn({ CompanyName: '江海机电', CompanyNameEn: '' }, 'exhibitor', 'en');
    expect(title).toMatchObject({ children: ['江海机电'], attributes: { lang: 'zh-CN' } });
  });

  it.each(['伺服 13812345678', '伺服 １３８.１２３４.５６７８', '伺服 一三八一二三四五六七八'])(
    'leaves to the app what a visitor has written with as many digits as a mobile number: %s',
    (productName) => {
      expect(withoutMobiles(productName)).not.toBe(productName);
      expect(drawn({ productName }, 'supply-demand', 'zh').title?.children).toEqual(['…']);
    },
  );

  it('shows a number of a few digits in what a visitor has written', () => {
    const { title } = drawn({ productName: '伺服 400V 三相' }, 'supply-demand', 'zh');
    expect(title?.children).toEqual(['伺服 400V 三相']);
  });

  it('says the language of what a visitor has written by its script', () => {
    const langOf = (productName: string, language: 'zh' | 'en') =>
      drawn({ productName }, 'supply-demand', language).title?.attributes?.['lang'];
    expect(langOf('Robot', 'zh')).toBe('en');
    expect(langOf('Robot', 'en')).toBeUndefined();
    expect(langOf('机器人', 'en')).toBe('zh-CN');
    expect(langOf('620', 'en')).toBeUndefined();
  });
});
