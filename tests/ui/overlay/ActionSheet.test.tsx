// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { ActionSheet, type SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { installPopInterceptor } from '#ui/overlay/interceptPops.ts';
import { renderInLanguage } from '../renderInLanguage.tsx';

// As the router does before it listens.
beforeAll(() => installPopInterceptor());

async function renderSheet(title?: string) {
  const calls: string[] = [];
  const actions: readonly SheetAction[] = [
    {
      key: 'edit',
      text: '修改',
      disabled: true,
      description: '审核中不能修改',
      onSelect: () => calls.push('edit'),
    },
    { key: 'share', text: '分享', onSelect: () => calls.push('share') },
    { key: 'delete', text: '删除', danger: true, onSelect: () => calls.push('delete') },
  ];
  const onClose = vi.fn(() => void calls.push('close'));
  const { container } = await renderInLanguage(
    <ActionSheet actions={actions} onClose={onClose} {...(title !== undefined && { title })} />,
  );
  return { calls, container };
}

describe('an action sheet', () => {
  it('is a dialog with its title, and the focus is on its first possible action', async () => {
    await renderSheet('名片');
    expect(screen.getByRole('dialog', { name: '名片' }).getAttribute('aria-modal')).toBe('true');
    expect(document.activeElement).toBe(screen.getByRole('button', { name: '分享' }));
  });

  it('is named also where it has no title', async () => {
    await renderSheet();
    expect(screen.getByRole('dialog', { name: '操作' })).toBeTruthy();
  });

  it('closes before the chosen action runs', async () => {
    const { calls } = await renderSheet();
    await userEvent.click(screen.getByRole('button', { name: '删除' }));
    await waitFor(() => expect(calls).toEqual(['close', 'delete']));
  });

  it('does nothing for a disabled action, and says why', async () => {
    const { calls } = await renderSheet();
    const edit = screen.getByRole('button', { name: /修改/ });
    expect([edit.getAttribute('aria-disabled'), edit.textContent]).toEqual(['true', '修改审核中不能修改']);
    await userEvent.click(edit);
    expect(calls).toEqual([]);
  });

  it.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['its button', () => userEvent.click(screen.getByRole('button', { name: '取消' }))],
    ['a tap beside it', () => userEvent.click(screen.getByRole('dialog').parentElement!)],
  ])('is closed by %s', async (_how, act) => {
    const { calls } = await renderSheet();
    await userEvent.click(screen.getByRole('heading'));
    expect(calls).toEqual([]);
    await act();
    expect(calls).toEqual(['close']);
  });

  it('stays open at the Escape that drops a word of an input method', async () => {
    const { calls } = await renderSheet();
    fireEvent.keyDown(document.body, { key: 'Escape', isComposing: true });
    fireEvent.keyDown(document.body, { key: 'Escape', keyCode: 229 });
    expect(calls).toEqual([]);
  });
});
