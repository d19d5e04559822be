// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { stories } from '#sandbox/stories/stories.ts';
import { type PageNode, writeNodes } from '#domain/page/writeNodes.ts';
import { actionsTree, checkInTree, landingTree, messageTree } from '#boot/landingTree.ts';
import { noonMs } from '#tests/sandbox/openSandbox.ts';
import { exhibitionOfStory } from '#tests/boot/storyExhibition.ts';

const open = exhibitionOfStory('open');
const asGiven = (url: string) => url;
const treeOf = (exhibition: typeof open, language: 'zh' | 'en' = 'zh') =>
  landingTree({ exhibition }, language, noonMs, asGiven);

function write(nodes: readonly PageNode[], into: HTMLElement = document.createElement('div')): HTMLElement {
  writeNodes(nodes, into);
  return into;
}

describe('the writer of what is painted before React', () => {
  it.each(['<b>bold</b>', '<img src=x onerror=alert(1)>', '&lt;i&gt;', '</h1><script>1</script>'])(
    'shows a name like %s as text',
    { tags: ['X09'] },
    (ExName) => {
      const picture = write(treeOf({ ...open, ExName }));
      expect(picture.querySelector('h1')?.textContent).toBe(ExName);
      expect(picture.querySelectorAll('b, i, script, img:not(.l-cover-picture)')).toHaveLength(0);
    },
  );

  it('writes a cover’s address as an attribute, for any content', () => {
    const Cover = '/a.svg" onerror="alert(1)';
    const image = write(treeOf({ ...open, Cover })).querySelector('img')!;
    expect(image.getAttribute('src')).toBe(Cover);
    expect(image.hasAttribute('onerror')).toBe(false);
  });

  const trees: readonly (readonly [string, readonly PageNode[]])[] = [
    ...stories.flatMap(({ name }) =>
      (['zh', 'en'] as const).map(
        (language) =>
          [`the ${name} story in ${language}`, treeOf(exhibitionOfStory(name), language)] as const,
      ),
    ),
    ['an exhibition that is looked for', landingTree(undefined, 'zh', noonMs, asGiven)],
    ['an exhibition without a cover', treeOf({ ...open, Cover: '', organization: undefined })],
    ['a message', messageTree('没有找到这个展会', '链接可能已失效')],
    ['the place of a check-in', checkInTree(open, 'zh', asGiven)],
    ['an unknown bar', actionsTree(undefined, 'zh')],
    [
      'a bar',
      actionsTree(
        {
          mine: { href: '/l', text: '参观码', label: '查看' },
          action: { href: '/r', text: '登记' },
          isQuiet: true,
        },
        'zh',
      ),
    ],
  ];

  it.each(trees)('makes %s out of anything that was there', (_, nodes) => {
    const fresh = write(nodes).innerHTML;
    for (const [, before] of trees) expect(write(nodes, write(before)).innerHTML).toBe(fresh);
  });

  it('keeps every element of which only texts and attributes change', () => {
    const picture = write(treeOf(open));
    const before = Array.from(picture.querySelectorAll('*'));
    const from = picture.textContent;
    write(treeOf({ ...open, ExName: '新的名称', Place: '另一个馆' }), picture);
    expect(picture.textContent).not.toBe(from);
    expect(Array.from(picture.querySelectorAll('*'))).toEqual(before);
  });

  it('creates a new element for another cover', () => {
    const picture = write(treeOf(open));
    const kept = picture.querySelector('img')!;
    write(treeOf({ ...open, Cover: '/other.svg' }), picture);
    expect(picture.querySelector('img')).not.toBe(kept);
    expect(kept.getAttribute('src')).toBe('/sandbox/pictures/cover-open.svg');
  });

  it('draws icons as SVG', () => {
    const icon = write(
      actionsTree(
        { mine: { href: '/l', text: '', label: '' }, action: { href: '', text: '' }, isQuiet: false },
        'zh',
      ),
    ).querySelector('svg')!;
    expect([icon.namespaceURI, icon.firstElementChild?.namespaceURI, icon.getAttribute('viewBox')]).toEqual([
      'http://www.w3.org/2000/svg',
      'http://www.w3.org/2000/svg',
      '0 0 24 24',
    ]);
  });
});
