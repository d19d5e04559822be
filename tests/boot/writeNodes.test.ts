// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { writeNodes } from '../../src/boot/writeNodes.ts';
import { landingTree } from '../../src/boot/landingTree.ts';
import { noonMs } from '../sandbox/openSandbox.ts';
import { exhibitionOfStory } from './storyExhibition.ts';

const open = exhibitionOfStory('open');

const asGiven = (url: string) => url;

function write(exhibition: typeof open, kept?: HTMLImageElement): HTMLElement {
  const picture = document.createElement('div');
  writeNodes(landingTree({ kind: 'found', exhibition }, 'zh', noonMs, asGiven), picture, kept);
  return picture;
}

describe('the boot script’s writer', () => {
  it.each(['<b>bold</b>', '<img src=x onerror=alert(1)>', '&lt;i&gt;', '</h1><script>1</script>'])(
    'shows a name like %s as text',
    { tags: ['X09'] },
    (ExName) => {
      const picture = write({ ...open, ExName });
      expect(picture.querySelector('h1')?.textContent).toBe(ExName);
      expect(picture.querySelectorAll('b, i, script, img:not(.l-cover-picture)')).toHaveLength(0);
    },
  );

  it('writes a cover’s address as an attribute, for any content', () => {
    const Cover = '/a.svg" onerror="alert(1)';
    const image = write({ ...open, Cover }).querySelector('img')!;
    expect(image.getAttribute('src')).toBe(Cover);
    expect(image.hasAttribute('onerror')).toBe(false);
  });

  it('reuses the element of the same cover, so that nothing is fetched twice', () => {
    const kept = write(open).querySelector('img')!;
    expect(write({ ...open, ExName: '新的名称' }, kept).querySelector('img')).toBe(kept);
  });

  it('creates a new element for another cover', () => {
    const kept = write(open).querySelector('img')!;
    expect(write({ ...open, Cover: '/other.svg' }, kept).querySelector('img')).not.toBe(kept);
    expect(kept.getAttribute('src')).toBe('/sandbox/pictures/cover-open.svg');
  });
});
