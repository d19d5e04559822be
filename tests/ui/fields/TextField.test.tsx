// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

describe('a text in a form of our own', () => {
  it('is named by its label, and described by hint and error', async () => {
    await renderInLanguage(
      <TextField
        id="note"
        label="留言"
        required
        hint="对方可见"
        error="请填写留言"
        value=""
        onText={vi.fn()}
      />,
    );
    const input = screen.getByRole<HTMLInputElement>('textbox', { name: /^留言/ });
    expect(input.getAttribute('aria-invalid')).toBe('true');
    const described = (input.getAttribute('aria-describedby') ?? '').split(' ');
    expect(described.map((id) => document.getElementById(id)?.textContent)).toEqual([
      '对方可见',
      '请填写留言',
    ]);
    expect(input.name).toBe('note');
  });

  it.each([false, true])('tells what is typed (several lines: %s)', async (isLong) => {
    const onText = vi.fn();
    await renderInLanguage(<TextField id="note" label="留言" value="" onText={onText} isLong={isLong} />);
    const control = screen.getByRole('textbox');
    expect(control.localName).toBe(isLong ? 'textarea' : 'input');
    fireEvent.change(control, { target: { value: '你好' } });
    expect(onText.mock.calls).toEqual([['你好']]);
  });

  it.each([
    ['a short one', false, 79, ''],
    ['a short one near its limit', false, 80, '80'],
    ['a long one', true, 0, '0'],
  ])('counts the characters of %s', async (_, isLong, used, shown) => {
    const { container } = await renderInLanguage(
      <TextField
        id="note"
        label="留言"
        value={'字'.repeat(used)}
        onText={vi.fn()}
        max={100}
        isLong={isLong}
      />,
    );
    expect(container.querySelector('output')?.parentElement?.textContent).toMatch(
      shown === '' ? /^$/ : new RegExp(`^\\D*${shown}\\D+100`),
    );
  });

  it('says by how much a text is too long, and lets it be typed', async () => {
    const { container } = await renderInLanguage(
      <TextField id="note" label="留言" value={'字'.repeat(103)} onText={vi.fn()} max={100} />,
    );
    expect(container.querySelector('output')?.textContent).toContain('3');
    expect(screen.getByRole<HTMLInputElement>('textbox').value).toHaveLength(103);
  });
});
