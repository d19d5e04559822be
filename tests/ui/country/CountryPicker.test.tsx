// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Answer } from '#domain/form/formDefinition.ts';
import { loadCountries } from '#ui/country/loadCountries.ts';
import { pickerMeasures } from '#ui/country/pickerMeasures.ts';
import { FormField } from '#ui/fields/FormField.tsx';
import { question, renderInLanguage } from '../renderInLanguage.tsx';

beforeAll(() => loadCountries());

const field = question({ type: 'country', label: { zh: '国籍', en: 'Nationality' }, required: true });
let answered: Answer | undefined;
let sent = 0;
let blurred = 0;

function Asked({ start }: { readonly start: Answer | undefined }) {
  const [answer, setAnswer] = useState(start);
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent++;
      }}
    >
      <FormField
        field={field}
        answer={answer}
        onChange={(next) => {
          answered = next;
          setAnswer(next);
        }}
        onBlur={() => blurred++}
      />
      <button type="submit">Send</button>
    </form>
  );
}

async function ask(widthPx: number, start?: Answer, language: 'zh' | 'en' = 'zh') {
  answered = undefined;
  sent = blurred = 0;
  vi.stubGlobal('innerWidth', widthPx);
  return renderInLanguage(<Asked start={start} />, language);
}

const opener = () => document.getElementById('field-Field')!;
const search = () => screen.getByRole('combobox');
const pointedAt = () =>
  document.getElementById(search().getAttribute('aria-activedescendant') ?? '')?.textContent;
const press = (keys: string) => userEvent.keyboard(keys);
const gone = () => waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());

async function open() {
  await userEvent.click(opener());
  await waitFor(() => expect(document.activeElement).toBe(search()));
}

// A list on its way out would be drawn once more after the test.
afterEach(async () => {
  if (screen.queryByRole('listbox') !== null) {
    await press('{Escape}');
    await gone();
  }
});

describe.each([
  ['a modal', 390],
  ['a popover', 1200],
])('choosing a country in %s', { tags: ['country-picker'] }, (look, widthPx) => {
  it('begins with the common ones, and with nothing chosen', async () => {
    await ask(widthPx);
    expect(opener().textContent).toBe('请选择');
    await open();
    const options = screen.getAllByRole('option').slice(0, 4);
    expect(options.map((option) => option.textContent)).toEqual([
      '中国+86',
      '中国香港+852',
      '中国澳门+853',
      '中国台湾+886',
    ]);
    expect(pointedAt()).toBeUndefined();
    await press('{Enter}');
    expect(answered).toBeUndefined();
    expect(sent).toBe(0);
  });

  it('finds by typing, chooses by Enter, and returns the focus', async () => {
    await ask(widthPx);
    await open();
    await press('nuowei');
    expect(pointedAt()).toBe('挪威+47 4, 9');
    expect(screen.getByText('找到 1 个')).toBeTruthy();
    await press('{Enter}');
    expect(answered).toBe('NO');
    expect(sent).toBe(0);
    expect(document.activeElement).toBe(opener());
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    expect(opener().textContent).toBe('挪威');
    await gone();
    expect(document.activeElement).toBe(opener());
  });

  it('moves by arrows, Home, End and page keys, and wraps around', async () => {
    await ask(widthPx, undefined, 'en');
    await open();
    await press('{ArrowDown}');
    expect(pointedAt()).toBe('China+86');
    await press('{ArrowUp}');
    expect(pointedAt()).toContain('Zimbabwe');
    await press('{Home}{ArrowDown}');
    expect(pointedAt()).toContain('Hong Kong, China');
    await press('{PageDown}{PageUp}');
    expect(pointedAt()).toContain('Hong Kong, China');
    await press('{End}{ArrowDown}{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    expect(answered).toBe('TW');
    expect(opener().textContent).toBe('Taiwan, China');
  });

  it('is cancelled by Escape, and the focus returns', async () => {
    await ask(widthPx, 'NO');
    await open();
    expect(pointedAt()).toContain('挪威');
    await press('zg{Escape}');
    expect(answered).toBeUndefined();
    expect(document.activeElement).toBe(opener());
    await gone();
  });

  it('says when nothing is found, and Enter then chooses nothing', async () => {
    await ask(widthPx);
    await open();
    await press('qqqq{Enter}');
    expect(screen.getByText(/没有找到/)).toBeTruthy();
    expect(search().getAttribute('aria-expanded')).toBe('false');
    expect(answered).toBeUndefined();
  });

  it('Enter that confirms an input method’s word chooses no country', async () => {
    await ask(widthPx);
    await open();
    await press('no');
    fireEvent.keyDown(search(), { key: 'Enter', keyCode: 229 });
    expect(answered).toBeUndefined();
  });

  it('chooses by a tap', async () => {
    await ask(widthPx);
    await open();
    await userEvent.click(screen.getByRole('option', { name: /中国香港/ }));
    expect(answered).toBe('HK');
    expect(document.activeElement).toBe(opener());
  });

  it('shows at most five area codes', async () => {
    await ask(widthPx);
    await open();
    await press('canada');
    expect(pointedAt()).toBe('加拿大+1 204, 226, 236, 249, 250 …');
  });

  it('has no accessibility fault that jsdom can detect', async () => {
    await ask(widthPx);
    await open();
    // Once the list with its groups, once what a search leaves of it.
    if (look === 'a popover') await press('jia');
    const { violations } = await axe.run(document.body, {
      rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
    });
    expect(violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)])).toEqual([]);
  });
});

describe('the list of countries', { tags: ['country-picker'] }, () => {
  it('stays visible for 300 ms as a popover, for 100 ms as a modal', async () => {
    for (const [widthPx, hideMs] of [
      [1200, 300],
      [390, 100],
    ] as const) {
      const { unmount } = await ask(widthPx);
      await open();
      vi.useFakeTimers();
      fireEvent.keyDown(search(), { key: 'Escape' });
      act(() => void vi.advanceTimersByTime(hideMs - 1));
      expect(screen.queryByRole('listbox')).not.toBeNull();
      act(() => void vi.advanceTimersByTime(1));
      expect(screen.queryByRole('listbox')).toBeNull();
      vi.useRealTimers();
      unmount();
    }
  });

  it('as a popover closes 80 ms after its field has lost the focus to another element, which keeps it', async () => {
    await ask(1200);
    await open();
    vi.useFakeTimers();
    const elsewhere = screen.getByRole('button', { name: 'Send' });
    act(() => elsewhere.focus());
    act(() => void vi.advanceTimersByTime(pickerMeasures.hideMs.input - 1));
    expect(opener().getAttribute('aria-expanded')).toBe('true');
    act(() => void vi.advanceTimersByTime(1));
    expect(opener().getAttribute('aria-expanded')).toBe('false');
    expect(document.activeElement).toBe(elsewhere);
    expect(blurred).toBe(1);
    act(() => void vi.advanceTimersByTime(pickerMeasures.hideMs.popover));
    expect(screen.queryByRole('listbox')).toBeNull();
    vi.useRealTimers();
  });

  it('is 440 px wide below its field and at most 350 px high; in the modal 240 px', async () => {
    const { unmount } = await ask(1200);
    await open();
    expect(screen.getByRole('dialog').style.width).toBe('440px');
    expect(screen.getByRole('listbox').style.maxHeight).toBe('350px');
    await press('{Escape}');
    await gone();
    unmount();
    await ask(991);
    await open();
    expect(screen.getByRole('listbox').style.maxHeight).toBe('240px');
  });

  it.each([320, 600])(
    'is at most 240 px high on a phone of %i px, also while something is searched',
    async (width) => {
      await ask(width);
      await open();
      expect(screen.getByRole('listbox').style.maxHeight).toBe('240px');
      await userEvent.type(search(), 'a');
      expect(screen.getByRole('listbox').style.maxHeight).toBe('240px');
    },
  );

  it('as a modal keeps Tab between its field and its button, and the button closes it', async () => {
    await ask(390);
    await open();
    await userEvent.tab();
    const close = screen.getByRole('button', { name: '关闭' });
    expect(document.activeElement).toBe(close);
    await userEvent.tab();
    expect(document.activeElement).toBe(search());
    await userEvent.click(close);
    expect(document.activeElement).toBe(opener());
    await gone();
  });

  it('an answer that is no country is shown unchanged, without a flag', async () => {
    await ask(390, 'ZZ');
    expect(opener().textContent).toBe('ZZ');
  });
});
