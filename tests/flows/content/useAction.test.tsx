// @vitest-environment jsdom
import { act, renderHook, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { useAction } from '#flows/content/useAction.ts';

const reread = vi.fn(() => Promise.resolve());
const open = () => renderHook(() => useAction<'refused'>(reread)).result;

beforeEach(() => reread.mockClear());

describe('an action', () => {
  it('runs once, however often it is tapped', async () => {
    const action = open();
    const send = vi.fn(() => Promise.resolve('done' as const));
    const tap = () => action.current.run({ name: 'save', act: send, done: '已收藏' });
    const results = await act(() => Promise.all([tap(), tap()]));
    expect(results).toEqual([true, false]);
    expect(send).toHaveBeenCalledOnce();
    expect(reread).toHaveBeenCalledWith('done');
  });

  it('shows its outcome before the answer, and undoes it when the server refuses', async () => {
    const action = open();
    const undo = vi.fn();
    const apply = vi.fn(() => undo);
    const refuse = () => {
      expect(apply).toHaveBeenCalledOnce();
      return Promise.resolve('refused' as const);
    };
    const isDone = await act(() => action.current.run({ name: 'save', act: refuse, done: '', apply }));
    expect(isDone).toBe(false);
    expect(undo).toHaveBeenCalledOnce();
    expect(action.current.failed).toBe('refused');
    expect(action.current.running).toBeUndefined();
  });

  it('sends nothing when the visitor answers no', async () => {
    const action = open();
    const send = vi.fn(() => Promise.resolve('done' as const));
    const question = { body: '确定取消收藏？', yes: '确定', no: '取消' };
    let run: Promise<boolean> | undefined;
    await act(async () => {
      run = action.current.run({ name: 'remove', act: send, done: '', question });
    });
    await act(async () => screen.getByRole('button', { name: '取消' }).click());
    expect(await run).toBe(false);
    expect(send).not.toHaveBeenCalled();
  });
});
