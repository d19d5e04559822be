// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '#ui/fields/TextField.tsx';
import { useSmallForm } from '#ui/forms/useSmallForm.ts';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

interface SampleProps {
  readonly send: (values: { readonly name: string; readonly note: string }) => Promise<unknown>;
  readonly isTried?: boolean;
  readonly hasSummary?: boolean;
}

function Sample({ send, isTried = false, hasSummary = false }: SampleProps) {
  const form = useSmallForm({
    id: 'sample',
    start: { name: '', note: '' },
    check: ({ name, note }) => ({
      name: name === '' ? '请填写姓名' : undefined,
      note: note === '' ? '请填写留言' : undefined,
    }),
    send,
    isTried,
  });
  return (
    <form noValidate onSubmit={form.submit}>
      {hasSummary && <ErrorSummary lines={form.lines} attempt={form.attempt} />}
      <TextField {...form.text('name')} label="姓名" required />
      <TextField {...form.text('note')} label="留言" required isLong />
      {form.failure instanceof Error && <p>{form.failure.message}</p>}
      <button type="submit">{form.isBusy ? '正在发送' : '发送'}</button>
    </form>
  );
}

const field = (name: RegExp) => screen.getByRole<HTMLInputElement>('textbox', { name });
const type = (name: RegExp, value: string) => fireEvent.change(field(name), { target: { value } });
const press = () => act(async () => void fireEvent.click(screen.getByRole('button')));

describe('a small form', () => {
  it('shows nothing wrong before it is sent', async () => {
    await renderInLanguage(<Sample send={vi.fn()} />);
    expect(screen.queryByText('请填写姓名')).toBeNull();
  });

  it('shows from the beginning what is wrong where an earlier attempt has failed', async () => {
    await renderInLanguage(<Sample send={vi.fn()} isTried />);
    expect(screen.getByText('请填写姓名')).toBeDefined();
  });

  it('sends nothing while something is wrong, and puts the focus on the first of it', async () => {
    const send = vi.fn();
    await renderInLanguage(<Sample send={send} />);
    type(/姓名/, '林小满');
    await press();
    expect(send).not.toHaveBeenCalled();
    expect(document.activeElement).toBe(field(/留言/));
    expect(screen.getByText('请填写留言')).toBeDefined();
    expect(screen.queryByText('请填写姓名')).toBeNull();
  });

  it('drops an error as soon as it is corrected, and adds none before the next attempt', async () => {
    await renderInLanguage(<Sample send={vi.fn()} />);
    type(/姓名/, '林小满');
    await press();
    type(/留言/, '你好');
    expect(screen.queryByText('请填写留言')).toBeNull();
    type(/姓名/, '');
    expect(screen.queryByText('请填写姓名')).toBeNull();
  });

  it('gives the focus to its summary where it has one', async () => {
    await renderInLanguage(<Sample send={vi.fn()} hasSummary />);
    await press();
    const summary = screen.getByRole('group');
    expect(document.activeElement).toBe(summary);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '#sample-name',
      '#sample-note',
    ]);
  });

  it('is sent once, however often the button is pressed', async () => {
    let finish = () => {};
    const send = vi.fn(() => new Promise<void>((resolve) => (finish = resolve)));
    await renderInLanguage(<Sample send={send} />);
    type(/姓名/, '林小满');
    type(/留言/, '你好');
    await press();
    await press();
    expect(send.mock.calls).toEqual([[{ name: '林小满', note: '你好' }]]);
    expect(screen.getByRole('button').textContent).toBe('正在发送');
    await act(async () => finish());
    expect(screen.getByRole('button').textContent).toBe('发送');
  });

  it('keeps what is typed after a failure, and forgets the failure at the next attempt', async () => {
    const send = vi.fn().mockRejectedValueOnce(new Error('网络断开')).mockResolvedValue(undefined);
    await renderInLanguage(<Sample send={send} />);
    type(/姓名/, '林小满');
    type(/留言/, '你好');
    await press();
    expect(screen.getByText('网络断开')).toBeDefined();
    expect(field(/姓名/).value).toBe('林小满');
    await press();
    expect(screen.queryByText('网络断开')).toBeNull();
    expect(send).toHaveBeenCalledTimes(2);
  });
});
