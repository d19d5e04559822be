// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { writeNodes } from '#domain/page/writeNodes.ts';
import { actionsTree, landingTree } from '#boot/landingTree.ts';
import { LandingPicture, Painted } from '#flows/landing/LandingPicture.tsx';
import { exhibitionOfStory } from '#tests/boot/storyExhibition.ts';
import { noonMs } from '#tests/sandbox/openSandbox.ts';

const open = exhibitionOfStory('open');
const asGiven = (url: string) => url;
const treeOf = (exhibition = open, language: 'zh' | 'en' = 'zh') =>
  landingTree({ exhibition }, language, noonMs, asGiven);
const actions = (href: string) => actionsTree({ action: { href, text: '登记参观' }, isQuiet: false }, 'zh');

/** The page as the boot script leaves it. */
function leavePage(): HTMLElement {
  const page = document.createElement('div');
  page.innerHTML = '<div id="boot"><div id="landing"></div><div id="actions"></div></div>';
  writeNodes(treeOf(), page.querySelector('#landing')!);
  writeNodes(actions('/register/e'), page.querySelector('#actions')!);
  document.body.append(page);
  return page;
}

afterEach(() => {
  document.getElementById('boot')?.parentElement?.remove();
});

describe('what the boot script has painted', () => {
  it('is taken over by React element by element', { tags: ['N27'] }, () => {
    const painted = Array.from(leavePage().querySelectorAll('#landing *'));
    const { container, rerender } = render(<LandingPicture nodes={treeOf()} />);
    expect(Array.from(container.querySelectorAll('#landing *'))).toEqual(painted);
    expect(document.querySelectorAll('#boot #landing *')).toHaveLength(0);
    const cover = container.querySelector('img');
    rerender(<LandingPicture nodes={treeOf(open, 'en')} />);
    expect(container.querySelector('img')).toBe(cover);
    expect(container.querySelector('h1')?.textContent).toBe(open.ExNameEn);
  });

  it('keeps the focus, and gets the address that React knows', () => {
    const link = leavePage().querySelector('a')!;
    link.focus();
    render(<Painted id="actions" nodes={actions('/register/e/c')} />);
    expect(document.activeElement).toBe(link);
    expect(link.getAttribute('href')).toBe('/register/e/c');
  });

  it('stays the same elements when React draws them in another place', () => {
    leavePage();
    const first = render(<LandingPicture nodes={treeOf()} />);
    const cover = first.container.querySelector('img');
    first.unmount();
    document.getElementById('boot')?.remove();
    const { container } = render(<LandingPicture nodes={treeOf()} />);
    expect(container.querySelector('img')).toBe(cover);
  });

  it('is drawn by React alone where there is none', () => {
    const { container } = render(<LandingPicture nodes={treeOf()} />);
    expect(container.querySelector('h1')?.textContent).toBe(open.ExName);
  });
});
