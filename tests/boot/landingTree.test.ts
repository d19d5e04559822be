import { describe, expect, it } from 'vitest';
import {
  coverOf,
  exhibitionName,
  type LandingElement,
  type LandingNode,
  landingTree,
} from '../../src/boot/landingTree.ts';
import { landingWords } from '../../src/boot/landingWords.ts';
import { readExhibition } from '../../src/domain/exhibition/exhibition.ts';
import { noonMs } from '../sandbox/openSandbox.ts';
import { exhibitionOfStory } from './storyExhibition.ts';

const asGiven = (url: string) => url;

function textsIn(nodes: readonly LandingNode[]): string[] {
  return nodes.flatMap((node) => (typeof node === 'string' ? [node] : textsIn(node.children ?? [])));
}

function picturesIn(nodes: readonly LandingNode[]): LandingElement[] {
  return nodes.flatMap((node) =>
    typeof node === 'string' ? [] : node.tag === 'img' ? [node] : picturesIn(node.children ?? []),
  );
}

const show = (story: string, language: 'zh' | 'en') =>
  textsIn(landingTree({ kind: 'found', exhibition: exhibitionOfStory(story) }, language, noonMs, asGiven));

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
    const tree = landingTree({ kind: 'found', exhibition }, language, noonMs, asGiven);
    const langs = (nodes: readonly LandingNode[]): string[] =>
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
    expect(textsIn(landingTree({ kind: 'found', exhibition, state }, 'zh', noonMs, asGiven))[0]).toBe(
      '登记暂停',
    );
  });

  it('shows the exhibition, when, where and who, in this order', () => {
    expect(show('open', 'zh')).toEqual([
      '登记进行中',
      '第十二届江海国际智能制造展览会',
      '时间',
      '3月',
      '30',
      '3月30日（周二）–',
      ' ',
      '4月1日（周四）',
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
      'Thu 1 Apr 2027',
      '9:00–17:00 daily',
    ]);
  });

  it('hides the leaf of the calendar and the pin, which say nothing new, from screen readers', () => {
    const hiddenIn = (nodes: readonly LandingNode[]): (string | undefined)[] =>
      nodes.flatMap((node) => {
        if (typeof node === 'string') return [];
        const own = node.attributes?.['aria-hidden'] === 'true' ? [node.className] : [];
        return [...own, ...hiddenIn(node.children ?? [])];
      });
    const tree = landingTree({ kind: 'found', exhibition: exhibitionOfStory('open') }, 'zh', noonMs, asGiven);
    expect(hiddenIn(tree)).toEqual(['l-leaf', 'l-pin']);
  });

  it.each([
    ['open', '登记参观'],
    ['soon', undefined],
    ['ended', undefined],
    ['paused', undefined],
  ] as const)('of the %s exhibition ends, where there is a bar, with its action: %s', (story, action) => {
    const payload = { kind: 'found', exhibition: exhibitionOfStory(story), foot: 'l-foot' } as const;
    const last = landingTree(payload, 'zh', noonMs, asGiven)[2];
    expect(last === undefined ? undefined : textsIn([last])[0]).toBe(action);
    expect(show(story, 'zh')).not.toContain(action);
  });

  it('shows the other language where the organiser wrote none', () => {
    const guest = exhibitionOfStory('guest');
    expect(show('guest', 'zh')).toContain('Pier 9, Jianghai Riverside');
    expect(exhibitionName({ ...guest, ExName: '', ExNameEn: 'Fair' }, 'zh')).toBe('Fair');
    expect(exhibitionName({ ...guest, ExName: '展会', ExNameEn: '' }, 'en')).toBe('展会');
  });

  it('leaves out missing facts, and shows -- for a missing time', { tags: ['N22'] }, () => {
    const bare = readExhibition({ RecordId: 'open00000000000000000001', ExName: '展会' })!;
    expect(textsIn(landingTree({ kind: 'found', exhibition: bare }, 'zh', noonMs, asGiven))).toEqual([
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
    expect(picturesIn(landingTree({ kind: 'found', exhibition: omit }, 'zh', noonMs, asGiven))).toEqual([]);
  });

  it.each([
    ['loading', 'zh', ['正在打开展会…']],
    ['loading', 'en', ['Opening the exhibition…']],
    ['missing', 'zh', [landingWords.zh.missingTitle, landingWords.zh.missingText]],
    ['missing', 'en', [landingWords.en.missingTitle, landingWords.en.missingText]],
    ['failed', 'zh', [landingWords.zh.failedTitle, landingWords.zh.failedText]],
    ['failed', 'en', [landingWords.en.failedTitle, landingWords.en.failedText]],
  ] as const)('of an exhibition that is %s says so in %s', (kind, language, texts) => {
    expect(textsIn(landingTree({ kind }, language, noonMs, asGiven))).toEqual(texts);
  });

  it('has every text in both languages', () => {
    expect(Object.keys(landingWords.en)).toEqual(Object.keys(landingWords.zh));
  });
});
