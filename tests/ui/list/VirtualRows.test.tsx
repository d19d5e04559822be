// @vitest-environment jsdom
import { render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { VirtualRows } from '../../../src/ui/list/VirtualRows.tsx';

afterEach(() => vi.restoreAllMocks());

const rows = Array.from({ length: 1_000 }, (_, at) => `row ${at}`);

it('a list that is rendered again with the same rows does not compute the positions of all of them again', () => {
  // Rows without a height would all be in the window.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const keyOf = vi.fn((row: string) => row);
  const list = (label: string) => (
    <VirtualRows
      rows={rows}
      keyOf={keyOf}
      render={(row) => row}
      label={label}
      estimatedRowRem={4}
      initialOffsetRem={0}
    />
  );
  const { rerender } = render(list('one'));
  expect(keyOf.mock.calls.length).toBeGreaterThanOrEqual(rows.length);
  keyOf.mockClear();
  rerender(list('another'));
  expect(keyOf.mock.calls.length).toBeLessThan(rows.length / 10);
});
