// @vitest-environment jsdom
import { describe, expect, it } from 'vitest';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const count = (container: Element, part: string) =>
  container.querySelectorAll(`.ListSkeleton-${part}`).length;

describe('a skeleton', () => {
  it.each([
    ['card', { box: 3, picture: 3, dot: 0, control: 0 }],
    ['tile', { box: 3, square: 3, wide: 0, tiles: 1, picture: 0 }],
    ['film', { box: 3, square: 3, wide: 3, tiles: 1, picture: 0 }],
    ['row', { box: 1, picture: 0, dot: 3, round: 0, control: 0 }],
    ['person', { box: 1, picture: 0, dot: 3, round: 3, control: 0 }],
    ['form', { box: 1, picture: 0, dot: 0, control: 3 }],
  ] as const)('of the shape %s has the parts of what comes', async (shape, parts) => {
    const { container } = await renderInLanguage(<ListSkeleton shape={shape} rows={3} />);
    const found = Object.keys(parts).map((part) => [part, count(container, part)]);
    expect(Object.fromEntries(found)).toEqual(parts);
    expect(count(container, 'heading')).toBe(0);
    expect(container.textContent).toBe('');
  });

  it('stands for the heading as well where the screen waits for it', async () => {
    const { container } = await renderInLanguage(<ListSkeleton hasHeading />);
    expect(count(container, 'heading')).toBe(1);
  });
});
