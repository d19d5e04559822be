// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { SearchBar } from '#ui/list/SearchBar.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

async function renderBar(takesFocus = false) {
  const onChange = vi.fn<(value: string) => void>();
  const onSubmit = vi.fn<(value: string) => void>();
  function Screen() {
    const [value, setValue] = useState('');
    const change = (next: string) => {
      onChange(next);
      setValue(next);
    };
    return (
      <SearchBar
        label="搜索展商"
        value={value}
        onChange={change}
        onSubmit={onSubmit}
        takesFocus={takesFocus && value === ''}
      />
    );
  }
  await renderInLanguage(<Screen />);
  return { onChange, onSubmit, input: screen.getByRole<HTMLInputElement>('searchbox', { name: '搜索展商' }) };
}

describe('a search bar', () => {
  it('is a named search landmark, and submits what was typed', async () => {
    const { input, onSubmit } = await renderBar();
    expect(screen.getByRole('search', { name: '搜索展商' }).contains(input)).toBe(true);
    await userEvent.type(input, 'led{Enter}');
    expect(onSubmit.mock.calls).toEqual([['led']]);
  });

  it('has the focus from the beginning where it takes it, and never takes it later', async () => {
    const { input } = await renderBar(true);
    expect(document.activeElement).toBe(input);
    await userEvent.type(input, 'a');
    input.blur();
    await userEvent.clear(input);
    input.blur();
    fireEvent.change(input, { target: { value: '' } });
    expect(document.activeElement).toBe(document.body);
  });

  it('has no focus from the beginning where it does not take it', async () => {
    await renderBar();
    expect(document.activeElement).toBe(document.body);
  });

  it('reports nothing while an input method composes, and the text once it has ended', async () => {
    const { input, onChange, onSubmit } = await renderBar();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: 'deng' } });
    fireEvent.submit(screen.getByRole('search'));
    expect([input.value, onChange.mock.calls, onSubmit.mock.calls]).toEqual(['deng', [], []]);
    fireEvent.change(input, { target: { value: '灯' } });
    fireEvent.compositionEnd(input);
    expect(onChange.mock.calls).toEqual([['灯']]);
    fireEvent.change(input, { target: { value: '灯具' } });
    expect(onChange.mock.lastCall).toEqual(['灯具']);
  });

  it('does not search by the Enter that takes a word, which Safari reports after the composition', async () => {
    const { input } = await renderBar();
    fireEvent.compositionStart(input);
    fireEvent.change(input, { target: { value: '灯' } });
    fireEvent.compositionEnd(input);
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(input, { key: 'Enter', keyCode: 13 })).toBe(true);
  });

  it('has a clear button only while there is a text, which empties it and keeps the focus in the field', async () => {
    const { input, onChange } = await renderBar();
    expect(screen.queryByRole('button')).toBeNull();
    await userEvent.type(input, 'led');
    await userEvent.click(screen.getByRole('button', { name: '清除搜索内容' }));
    expect([input.value, onChange.mock.lastCall, document.activeElement]).toEqual(['', [''], input]);
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('keeps the focus after Enter, with no keyboard on the screen until the next tap', async () => {
    const { input, onSubmit } = await renderBar();
    await userEvent.type(input, 'led{Enter}');
    expect([onSubmit.mock.calls.length, document.activeElement, input.inputMode]).toEqual([1, input, 'none']);
    await userEvent.keyboard('s');
    await userEvent.click(input);
    expect([input.inputMode, input.value]).toEqual(['search', 'leds']);
  });
});
