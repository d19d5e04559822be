import { describe, expect, it } from 'vitest';
import { actionsTree, coverOf, exhibitionName, failedTree, landingTree } from '#boot/landingTree.ts';
import type { PageElement, PageNode } from '#domain/page/writeNodes.ts';
import { bootWords } from '#boot/bootWords.ts';
import { landingWords } from '#boot/landingWords.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { noonMs } from '../sandbox/openSandbox.ts';
import { exhibitionOfStory } from './storyExhibition.ts';

const asGiven = (url: string) => url;

function textsIn(nodes: readonly PageNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsIn(node.children ?? [])));
}

function picturesIn(nodes: readonly PageNode[]): PageElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : node.tag === 'img' ? [node] : picturesIn(node.children ?? []),
  );
}

const show = (story: string, language: 'zh' | 'en') =>
  textsIn(landingTree({ exhibition: exhibitionOfStory(story) }, language, noonMs, asGiven));

describe('the landing page', () => {
  it.each([
    ['open', 'zh', '登记进行中'],
    ['open', 'en', 'Registration open'],
    ['soon', 'zh', '登记尚未开始'],
    ['soon', 'en', 'Registration not open yet'],
    ['ended', 'zh', '登记已结束'],
    ['ended', 'en', 'Registration closed'],
    ['paused', 'zh', '登记暂停'],
    ['paused', 'en', 'Registration paused'],
  ] as const)(
    'of the %s exhibition in %s begins with its state: %s',
    { tags: ['registration-period'] },
    (story, language, sentence) => {
      expect(show(story, language)[0]).toBe(sentence);
    },
  );

  it.each([
    ['zh', ['en', 'en', 'en']],
    ['en', []],
  ] as const)('in %s marks fallback texts with their language: %o', (language, expected) => {
    const exhibition = {
      ...exhibitionOfStory('open'),
      ExName: '',
      ExNameEn: 'Expo',
      Place: '',
      PlaceEn: 'Hall 1',
      organization: { Name: '', NameEn: 'Group', Logo: '', LongLogo: '', BackgroundImage: '' },
    };
    const tree = landingTree({ exhibition }, language, noonMs, asGiven);
    const langs = (nodes: readonly PageNode[]): string[] =>
      nodes.flatMap((node) =>
        typeof node === 'string'
          ? []
          : [...(node.attributes?.['lang'] ?? '').split(' '), ...langs(node.children ?? [])].filter(Boolean),
      );
    expect(langs(tree)).toEqual(expected);
  });

  it('begins with the state of its channel if that is known', () => {
    const exhibition = exhibitionOfStory('open');
    const state = { state: 'temporarilyClosed' } as const;
    expect(textsIn(landingTree({ exhibition, state }, 'zh', noonMs, asGiven))[0]).toBe('登记暂停');
  });

  it('shows the exhibition, when, where and who, in this order', () => {
    expect(show('open', 'zh')).toEqual([
      '登记进行中',
      '第十二届江海国际智能制造展览会',
      '时间',
      '3月',
      '30',
      '3月30日 周二–',
      '4月1日 周四',
      '每天 09:00–17:00',
      '地点',
      '江海国际会展中心 1、2 号馆',
      '主办',
      '江海会展集团',
    ]);
    expect(show('open', 'en').slice(3, 9)).toEqual([
      'Mar',
      '30',
      'Tue 30 Mar –',
      ' ',
      'Thu 1 Apr',
      '09:00–17:00 daily',
    ]);
  });

  it('hides the leaf of the calendar and the pin, which say nothing new, from screen readers', () => {
    const hiddenIn = (nodes: readonly PageNode[]): (string | undefined)[] =>
      nodes.flatMap((node) => {
        if (typeof node === 'string') return [];
        const own = node.attributes?.['aria-hidden'] === 'true' ? [node.className] : [];
        return [...own, ...hiddenIn(node.children ?? [])];
      });
    const tree = landingTree({ exhibition: exhibitionOfStory('open') }, 'zh', noonMs, asGiven);
    expect(hiddenIn(tree)).toEqual(['l-leaf', 'l-pin']);
  });

  it('has a bar that says its action before it is known, and then links to it', () => {
    const action = { href: '/register/e', text: '登记参观' };
    const mine = { href: '/login/e', text: '参观码', label: '已登记？查看参观码' };
    expect(textsIn(actionsTree(undefined, 'zh'))).toEqual(['登记参观']);
    const linksOf = (nodes: readonly PageNode[]) =>
      nodes.map((node) => (typeof node === 'string' ? node : [node.tag, node.className, node.attributes]));
    expect(linksOf(actionsTree({ mine, action, isQuiet: false }, 'zh'))).toEqual([
      ['a', 'l-mine', { href: '/login/e', 'aria-label': '已登记？查看参观码' }],
      ['a', 'l-go', { href: '/register/e' }],
    ]);
    expect(linksOf(actionsTree({ action, isQuiet: true }, 'zh'))).toEqual([
      ['a', 'l-go l-go--quiet', { href: '/register/e' }],
    ]);
  });

  it('shows the other language where the organiser wrote none', () => {
    const guest = exhibitionOfStory('guest');
    expect(show('guest', 'zh')).toContain('Pier 9, Jianghai Riverside');
    expect(exhibitionName({ ...guest, ExName: '', ExNameEn: 'Fair' }, 'zh')).toBe('Fair');
    expect(exhibitionName({ ...guest, ExName: '展会', ExNameEn: '' }, 'en')).toBe('展会');
  });

  it('leaves out missing facts, and shows -- for a missing time', { tags: ['N22'] }, () => {
    const bare = readExhibition({ RecordId: 'open00000000000000000001', ExName: '展会' })!;
    expect(textsIn(landingTree({ exhibition: bare }, 'zh', noonMs, asGiven))).toEqual([
      '登记进行中',
      '展会',
      '时间',
      '',
      '',
      '--',
    ]);
  });

  it('shows the exhibition’s own cover, else the organisation’s, else none', () => {
    const exhibition = exhibitionOfStory('open');
    expect(coverOf(exhibition)).toBe('/sandbox/pictures/cover-open.svg');
    expect(coverOf({ ...exhibition, Cover: '' })).toBe('/sandbox/pictures/organizer.svg');
    const omit = { ...exhibition, Cover: '', organization: undefined };
    expect(picturesIn(landingTree({ exhibition: omit }, 'zh', noonMs, asGiven))).toEqual([]);
  });

  it.each([
    ['zh', '正在打开展会…'],
    ['en', 'Opening the exhibition…'],
  ] as const)('of an exhibition that is looked for says so in %s', (language, text) => {
    expect(textsIn(landingTree(undefined, language, noonMs, asGiven))).toEqual([text]);
  });

  it.each(['zh', 'en'] as const)('of an exhibition that could not be loaded says so in %s', (language) => {
    const { failedTitle, failedText } = bootWords[language];
    expect(textsIn(failedTree(language))).toEqual([failedTitle, failedText]);
  });

  it('has every text in both languages', () => {
    expect(Object.keys(landingWords.en)).toEqual(Object.keys(landingWords.zh));
  });
});
