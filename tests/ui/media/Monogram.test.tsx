// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { Monogram, type MonogramProps } from '#ui/media/Monogram.tsx';

const draw = (props: MonogramProps) => render(<Monogram {...props} />).container.firstElementChild;

describe('a monogram', () => {
  it.each([
    [{ name: '云津精密机械' }, '云津'],
    [{ name: '林小满', shape: 'round' }, '林'],
    [{ name: 'Anna Maria Berg', shape: 'round' }, 'AM'],
    [{ name: 'Harbour Runners' }, 'HR'],
    [{ name: 'otto', shape: 'round' }, 'ot'],
    [{ name: '🌅 晨光队' }, '🌅晨'],
    [{ name: '🇨🇳 华队' }, '🇨🇳华'],
    [{ name: '👍🏽好队' }, '👍🏽好'],
    [{ name: '👨‍👩‍👧队', shape: 'round' }, '👨‍👩‍👧'],
    [{ name: 'O\u0308tto O\u0308sterberg', shape: 'round' }, 'O\u0308O\u0308'],
    [{ name: '' }, ''],
  ] as const)('shows the beginning of %o as "%s"', (props, letters) => {
    expect(draw(props)?.textContent).toBe(letters);
  });

  it('has the same colour for the same name, and is hidden from screen readers', () => {
    const [one, other] = [draw({ name: '云津' }), draw({ name: '云津' })];
    expect(one?.className).toBe(other?.className);
    expect(one?.getAttribute('aria-hidden')).toBe('true');
    expect(draw({ name: '海工' })?.className).not.toBe(one?.className);
  });
});
