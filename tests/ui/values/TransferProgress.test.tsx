// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { TransferProgress } from '#ui/values/TransferProgress.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

it('tells how much of a file has come, and can be ended', async () => {
  const onCancel = vi.fn();
  const label = '正在下载：照片.zip';
  await renderInLanguage(
    <TransferProgress label={label} loadedBytes={512} totalBytes={2_048} onCancel={onCancel} />,
  );
  expect(screen.getByRole('progressbar', { name: label }).getAttribute('aria-valuenow')).toBe('25');
  expect(screen.getByText('25% · 512.00 B / 2.00 KB')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: '取消' }));
  expect(onCancel).toHaveBeenCalledOnce();
});

it('tells no share of what has no known length, and never more than all', async () => {
  await renderInLanguage(
    <>
      <TransferProgress label="a" loadedBytes={512} totalBytes={undefined} onCancel={vi.fn()} />
      <TransferProgress label="b" loadedBytes={512} totalBytes={100} onCancel={vi.fn()} />
    </>,
  );
  const values = screen.getAllByRole('progressbar').map((bar) => bar.getAttribute('aria-valuenow'));
  expect(values).toEqual([null, '100']);
  expect(screen.getByText('512.00 B')).toBeTruthy();
});
