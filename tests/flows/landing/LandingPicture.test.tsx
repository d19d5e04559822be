// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { stories } from '../../../sandbox/stories/stories.ts';
import { writeNodes } from '../../../src/boot/writeNodes.ts';
import { checkInTree, landingTree, type LandingPayload } from '../../../src/boot/landingTree.ts';
import { LandingPicture } from '../../../src/flows/landing/LandingPicture.tsx';
import { exhibitionOfStory } from '../../boot/storyExhibition.ts';
import { noonMs } from '../../sandbox/openSandbox.ts';

const markup = '<b>&amp;</b><img src=x onerror="document.title=\'pwned\'">';
const open = exhibitionOfStory('open');

const payloads: readonly (readonly [string, LandingPayload])[] = [
  ...stories.map(
    ({ name }) => [`the ${name} story`, { kind: 'found', exhibition: exhibitionOfStory(name) }] as const,
  ),
  ['an open exhibition with the bar', { kind: 'found', exhibition: open, foot: 'l-foot' }],
  [
    'an open exhibition with the bar above the tabs',
    { kind: 'found', exhibition: open, foot: 'l-foot l-foot--tabs' },
  ],
  ['an exhibition that is looked for', { kind: 'loading' }],
  ['an exhibition that does not exist', { kind: 'missing' }],
  ['an exhibition that cannot be fetched', { kind: 'failed' }],
  [
    'an exhibition without a cover',
    { kind: 'found', exhibition: { ...open, Cover: '', organization: undefined } },
  ],
  [
    'an exhibition with markup in its names',
    {
      kind: 'found',
      exhibition: { ...open, ExName: markup, ExNameEn: markup, Place: markup, Cover: `"${markup}` },
    },
  ],
];

const asGiven = (url: string) => url;

/** Elements with their attributes sorted, and texts: what a reader sees, whoever wrote it. */
function normalised(node: Node): unknown {
  if (!(node instanceof Element)) return node.textContent;
  const attributes = Array.from(node.attributes, ({ name, value }) => `${name}=${value}`).sort();
  return { tag: node.tagName, attributes, children: Array.from(node.childNodes, normalised) };
}

function writtenByBoot(payload: LandingPayload, language: 'zh' | 'en'): HTMLElement {
  const picture = document.createElement('div');
  picture.id = 'landing';
  writeNodes(landingTree(payload, language, noonMs, asGiven), picture);
  return picture;
}

const drawn = (payload: LandingPayload, language: 'zh' | 'en') => (
  <LandingPicture nodes={landingTree(payload, language, noonMs, asGiven)} />
);

afterEach(() => {
  delete window.boot;
});

/** The page as the boot script leaves it. */
function leaveCover(cover: HTMLImageElement): void {
  window.boot = {
    early: {},
    cover,
    taken: true,
    styled: Promise.resolve(),
    fitCover: (url: string) => url,
    sayProblem: () => {},
  };
}

describe('the landing picture drawn by React', () => {
  const cases = payloads.flatMap(([what, payload]) =>
    (['zh', 'en'] as const).map((language) => [what, language, payload] as const),
  );

  it.each(cases)('of %s in %s is what the boot script writes', (_, language, payload) => {
    const { container } = render(drawn(payload, language));
    expect(normalised(container.firstElementChild!)).toEqual(normalised(writtenByBoot(payload, language)));
  });

  it.each([
    ['known', 'zh', open],
    ['known', 'en', open],
    ['looked for', 'zh', undefined],
    ['without a cover', 'en', { ...open, Cover: '', organization: undefined }],
  ] as const)(
    'of a place at an exhibition that is %s in %s is what the boot script writes',
    (_, language, exhibition) => {
      const nodes = checkInTree(exhibition, language, asGiven);
      const picture = document.createElement('div');
      picture.id = 'landing';
      writeNodes(nodes, picture);
      const { container } = render(<LandingPicture nodes={nodes} />);
      expect(normalised(container.firstElementChild!)).toEqual(normalised(picture));
      expect(picture.querySelectorAll('.l-head > .l-tile')).toHaveLength(1);
    },
  );

  it('shows markup in names as text', { tags: ['X09'] }, () => {
    const { container } = render(drawn({ kind: 'found', exhibition: { ...open, ExName: markup } }, 'zh'));
    expect(container.querySelector('h1')?.textContent).toBe(markup);
    expect(container.querySelectorAll('img')).toHaveLength(1);
    expect(document.title).not.toBe('pwned');
  });

  it('keeps the very cover that the boot script has painted', () => {
    const painted = writtenByBoot({ kind: 'found', exhibition: open }, 'zh').querySelector('img')!;
    leaveCover(painted);
    const { container, rerender } = render(drawn({ kind: 'found', exhibition: open }, 'zh'));
    expect(container.querySelector('img')).toBe(painted);
    rerender(drawn({ kind: 'found', exhibition: open }, 'en'));
    expect(container.querySelector('img')).toBe(painted);
    expect(container.querySelectorAll('img')).toHaveLength(1);
  });

  it('makes its own cover where the boot script has painted another', () => {
    const painted = writtenByBoot(
      { kind: 'found', exhibition: exhibitionOfStory('soon') },
      'zh',
    ).querySelector('img')!;
    leaveCover(painted);
    const { container } = render(drawn({ kind: 'found', exhibition: open }, 'zh'));
    expect(container.querySelector('img')).not.toBe(painted);
    expect(container.querySelector('img')?.getAttribute('src')).toBe('/sandbox/pictures/cover-open.svg');
  });

  it('changes the cover with the exhibition', () => {
    const { container, rerender } = render(drawn({ kind: 'found', exhibition: open }, 'zh'));
    rerender(drawn({ kind: 'found', exhibition: exhibitionOfStory('soon') }, 'zh'));
    expect(Array.from(container.querySelectorAll('img'), ({ src }) => new URL(src).pathname)).toEqual([
      '/sandbox/pictures/cover-soon.svg',
    ]);
    rerender(drawn({ kind: 'missing' }, 'zh'));
    expect(container.querySelectorAll('img')).toHaveLength(0);
  });
});
