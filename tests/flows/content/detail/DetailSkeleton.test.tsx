// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { DetailSkeleton } from '#flows/content/detail/DetailSkeleton.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const count = (container: Element, part: string) =>
  container.querySelectorAll(`.DetailSkeleton-${part}`).length;

describe('the page that is awaited', () => {
  it.each([
    ['exhibitor', 'low', { logo: 1, plate: 1, item: 3, price: 0, tile: 0 }],
    ['product', 'square', { logo: 0, plate: 0, item: 0, price: 1, tile: 3 }],
  ] as const)('of one %s begins with its %s picture and has its parts', async (of, picture, parts) => {
    const { container } = await renderInLanguage(<DetailSkeleton picture={picture} of={of} />);
    expect(container.querySelector(`.pictures-picture--${picture}`)).not.toBeNull();
    const found = Object.keys(parts).map((part) => [part, count(container, part)]);
    expect(Object.fromEntries(found)).toEqual(parts);
    expect(container.textContent).toBe('');
  });
});
