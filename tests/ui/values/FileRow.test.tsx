// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { FileRow } from '#ui/values/FileRow.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const nameOf = () => screen.getByRole('button').textContent?.replace(/\s+/g, ' ');

describe('a file', () => {
  it.each([
    ['zh', 'download', '参展手册.pdf PDF · 1.50 MB 下载'],
    ['en', 'open', '参展手册.pdf PDF · 1.50 MB Open'],
  ] as const)('is one button with name, type, size and action (%s)', async (language, action, name) => {
    const onAct = vi.fn();
    await renderInLanguage(
      <FileRow name="参展手册.pdf" bytes={1_572_864} action={action} onAct={onAct} />,
      language,
    );
    expect(nameOf()).toBe(name);
    fireEvent.click(screen.getByRole('button'));
    expect(onAct).toHaveBeenCalledOnce();
  });

  it('of another type says so, and one without a size shows none', async () => {
    await renderInLanguage(<FileRow name="图纸.dwg" action="download" onAct={vi.fn()} note="11月20日" />);
    expect(nameOf()).toBe('图纸.dwg 未知类型 11月20日 下载');
  });

  it('that is being opened is opened once', async () => {
    const onAct = vi.fn();
    await renderInLanguage(<FileRow name="a.zip" action="download" onAct={onAct} busy />);
    fireEvent.click(screen.getByRole('button'));
    expect(onAct).not.toHaveBeenCalled();
    expect(nameOf()).toBe('a.zip ZIP 正在打开…');
    expect(screen.getByRole('button').getAttribute('aria-busy')).toBe('true');
  });
});
