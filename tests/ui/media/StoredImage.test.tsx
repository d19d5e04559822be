// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { provideStorageHost } from '#ui/media/storageHost.ts';

const stored = 'http://files.example.com/logo.png';
const size = { width: 48, height: 32 };

beforeEach(() => provideStorageHost('files.example.com'));
afterEach(() => provideStorageHost(''));

const picture = () => screen.getByRole<HTMLImageElement>('img');

describe('an organiser’s image', () => {
  it('is offered for one to three dots per point, by https', { tags: ['image-rewrite'] }, () => {
    render(<StoredImage src={stored} alt="徽标" {...size} />);
    const at = (resize: string) => `https://files.example.com/logo.png?imageMogr2/thumbnail/${resize}`;
    expect(picture().src).toBe(at('96x64/quality/75'));
    expect(picture().srcset).toBe(
      `${at('48x32/quality/85')} 1x, ${at('96x64/quality/75')} 2x, ${at('144x96/quality/60')} 3x`,
    );
    expect(picture().hasAttribute('sizes')).toBe(false);
  });

  it('as wide as the page is chosen by the width of the page', { tags: ['image-rewrite'] }, () => {
    render(<StoredImage src={stored} alt="徽标" {...size} isPageWide />);
    expect(picture().srcset).toMatch(/390x390\S* 390w, \S*780x780\S* 780w, \S*1170x1170\S* 1170w$/);
    expect(picture().sizes).toBe('(min-width: 800px) 800px, 100vw');
    expect([picture().width, picture().height]).toEqual([48, 32]);
  });

  it('has an edge, as it may be nearly white, unless it is as wide as the page', () => {
    const { rerender } = render(<StoredImage src={stored} alt="徽标" className="logo" {...size} />);
    expect(picture().className).toBe('storedImage-image logo');
    rerender(<StoredImage src={stored} alt="徽标" {...size} isPageWide />);
    expect(picture().hasAttribute('class')).toBe(false);
  });

  it('that is the first of its page is fetched before others', () => {
    const { rerender } = render(<StoredImage src={stored} alt="徽标" {...size} isFirst />);
    const asked = () => ['loading', 'fetchpriority'].map((name) => picture().getAttribute(name));
    expect(asked()).toEqual(['eager', 'high']);
    rerender(<StoredImage src={stored} alt="徽标" {...size} />);
    expect(asked()).toEqual(['lazy', null]);
  });

  it('of another host is fetched unchanged', { tags: ['image-rewrite'] }, () => {
    render(<StoredImage src="https://files.example.com.evil.test/logo.png" alt="徽标" {...size} />);
    expect(picture().src).toBe('https://files.example.com.evil.test/logo.png');
  });

  it('reserves its space, and loads lazily unless it is in the first view', () => {
    const { rerender } = render(<StoredImage src={stored} alt="徽标" {...size} />);
    expect([picture().width, picture().height, picture().getAttribute('loading')]).toEqual([48, 32, 'lazy']);
    rerender(<StoredImage src={stored} alt="徽标" {...size} lazy={false} />);
    expect(picture().getAttribute('loading')).toBe('eager');
  });

  it('that fails is replaced by a placeholder of its size and name, and another one is loaded', () => {
    const { rerender } = render(<StoredImage src={stored} alt="徽标" className="logo" {...size} />);
    fireEvent.error(picture());
    const ground = screen.getByRole('img', { name: '徽标' });
    expect([ground.tagName, ground.className]).toEqual(['SPAN', 'storedImage-imageMissing logo']);
    expect([ground.style.width, ground.style.height]).toEqual(['48px', '32px']);
    rerender(<StoredImage src="/another.png" alt="徽标" {...size} />);
    expect(picture().tagName).toBe('IMG');
  });

  it('that is missing is a placeholder, silent where the text beside it says the same', {
    tags: ['N22'],
  }, () => {
    const { container } = render(<StoredImage src="" alt="" {...size} />);
    expect(container.querySelector('img')).toBeNull();
    expect(container.querySelector('.storedImage-imageMissing')?.getAttribute('aria-hidden')).toBe('true');
  });
});
