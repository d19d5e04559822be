// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { askConfirm, showAlert, renderToast } from '#ui/overlay/appToast.tsx';

// Dialogs live in roots of their own, which render whenever they like, as in the app.
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});
afterEach(() => {
  vi.useRealTimers();
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true });
});

const drawn = () => Array.from(document.querySelectorAll('.toast-box'), ({ textContent }) => textContent);
const question = { body: '这个手机号已经登记过，要覆盖吗？', yes: '覆盖', no: '保留', noIsDefault: true };

describe('a toast', () => {
  it('stays 2000 ms, and is announced', { tags: ['toast-time'] }, () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderToast('验证码已发送，请查收');
    vi.advanceTimersByTime(1999);
    expect(drawn()).toEqual(['验证码已发送，请查收']);
    expect(screen.getByRole('log').textContent).toBe('验证码已发送，请查收');
    vi.advanceTimersByTime(1);
    expect(drawn()).toEqual([]);
  });

  it('is replaced by the next one', () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    renderToast('第一条', { ms: 5000 });
    renderToast('第二条', { ms: 300 });
    expect(drawn()).toEqual(['第二条']);
    vi.advanceTimersByTime(300);
    expect(drawn()).toEqual([]);
  });
});

describe('an alert', () => {
  it('shows exactly the given text, takes the focus, and returns it', async () => {
    const opener = document.body.appendChild(document.createElement('button'));
    opener.focus();
    const closed = showAlert('获取通道失败！', '知道了');
    const dialog = await screen.findByRole('alertdialog', { name: '获取通道失败！' });
    expect(dialog.querySelector('p')?.textContent).toBe('获取通道失败！');
    expect(dialog.getAttribute('aria-modal')).toBe('true');
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('button', { name: '知道了' })));
    await userEvent.keyboard('{Enter}');
    await closed;
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(document.activeElement).toBe(opener);
    opener.remove();
  });

  it('waits for the previous one', async () => {
    const first = showAlert('甲', '好');
    const second = showAlert('乙', '好');
    await screen.findByRole('alertdialog', { name: '甲' });
    expect(screen.queryByRole('alertdialog', { name: '乙' })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: '好' }));
    await first;
    await screen.findByRole('alertdialog', { name: '乙' });
    await userEvent.click(screen.getByRole('button', { name: '好' }));
    await second;
  });
});

describe('a question', () => {
  it.each([
    ['覆盖', true],
    ['保留', false],
  ])('is answered by %s', async (label, expected) => {
    const answer = askConfirm(question);
    await userEvent.click(await screen.findByRole('button', { name: label }));
    expect(await answer).toBe(expected);
  });

  it.each([true, false])('focuses the safe answer when no is the default (%s)', async (noIsDefault) => {
    const answer = askConfirm({ ...question, noIsDefault });
    const safe = await screen.findByRole('button', { name: noIsDefault ? '保留' : '覆盖' });
    await waitFor(() => expect(document.activeElement).toBe(safe));
    await userEvent.keyboard('{Escape}');
    expect(await answer).toBe(false);
  });

  it('has one filled button, red where nothing can be undone, and a quiet way out', async () => {
    for (const [noIsDefault, look] of [
      [false, 'primary'],
      [true, 'danger'],
    ] as const) {
      const answer = askConfirm({ ...question, noIsDefault });
      const yes = await screen.findByRole('button', { name: '覆盖' });
      expect(yes.className).toContain(`root--${look}`);
      const no = screen.getByRole('button', { name: '保留' });
      expect(no.className).toContain('root--quiet');
      await userEvent.click(no);
      expect(await answer).toBe(false);
    }
  });

  it('keeps Tab inside, even after a tap beside it', async () => {
    const outside = document.body.appendChild(document.createElement('button'));
    const answer = askConfirm(question);
    const no = await screen.findByRole('button', { name: '保留' });
    await waitFor(() => expect(document.activeElement).toBe(no));
    const seen: (string | null | undefined)[] = [];
    for (const step of ['{Tab}', '{Tab}', '{Shift>}{Tab}{/Shift}']) {
      await userEvent.keyboard(step);
      seen.push(document.activeElement?.textContent);
    }
    expect(seen).toEqual(['覆盖', '保留', '覆盖']);
    (document.activeElement as HTMLElement).blur();
    await userEvent.tab();
    expect(document.activeElement?.textContent).toBe('覆盖');
    window.dispatchEvent(new PopStateEvent('popstate'));
    expect(await answer).toBe(false);
    outside.remove();
  });
});
