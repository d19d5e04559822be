// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';

beforeEach(() => void vi.stubGlobal('scrollTo', vi.fn()));
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

it('the pictures of the first rows are fetched after the rows have been painted', async () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const paint = vi.fn<(frame: FrameRequestCallback) => number>();
  vi.stubGlobal('requestAnimationFrame', paint);
  const { container } = render(
    <VirtualRows
      rows={rows}
      keyOf={String}
      render={() => <StoredImage src="/logo.png" alt="" width={56} height={56} />}
      label="logos"
      estimatedRowRem={4}
      initialOffsetRem={0}
    />,
  );
  const addresses = () => Array.from(container.querySelectorAll('img'), (img) => img.getAttribute('src'));
  expect(addresses()).not.toEqual([]);
  expect(addresses().filter((src) => src !== null)).toEqual([]);
  for (const [frame] of paint.mock.calls) frame(0);
  await waitFor(() => expect(addresses().filter((src) => src === null)).toEqual([]));
  vi.unstubAllGlobals();
});

it('a list of 5,000 rows draws those in sight alone', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const many = Array.from({ length: 5_000 }, (_, at) => `row ${at}`);
  const { container } = render(
    <VirtualRows
      rows={many}
      keyOf={(row) => row}
      render={(row) => row}
      label="many"
      estimatedRowRem={4}
      initialOffsetRem={0}
    />,
  );
  const drawn = container.querySelectorAll('li').length;
  expect(drawn).toBeGreaterThan(0);
  expect(drawn).toBeLessThan(100);
});

it('what stands behind a row is an item of the list, and takes no place of a row', () => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
  const item = (
    <div role="listitem" aria-label="notice">
      notice
    </div>
  );
  render(
    <VirtualRows
      rows={rows}
      keyOf={(row) => row}
      render={(row) => row}
      label="rows"
      insert={{ at: 1, item }}
      estimatedRowRem={4}
      initialOffsetRem={0}
    />,
  );
  const items = screen.getAllByRole('listitem');
  const places = items.slice(0, 4).map((one) => one.getAttribute('aria-posinset'));
  expect(places).toEqual(['1', '2', null, '3']);
  expect(items[1]?.contains(screen.getByText('notice'))).toBe(false);
  expect(screen.getByRole('list', { name: 'rows' }).contains(screen.getByText('notice'))).toBe(true);
});
