// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { Stepper } from '#ui/controls/Stepper.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

async function renderStepper(start: number, disabled = false) {
  const onChange = vi.fn<(value: number) => void>();
  function Screen() {
    const [value, setValue] = useState(start);
    const change = (next: number) => {
      onChange(next);
      setValue(next);
    };
    return <Stepper label="数量" value={value} min={1} max={20} onChange={change} disabled={disabled} />;
  }
  await renderInLanguage(<Screen />);
  return { onChange, number: screen.getByRole<HTMLInputElement>('spinbutton', { name: '数量' }) };
}
const button = (name: string) => screen.getByRole('button', { name });

describe('a stepper', () => {
  it('tells its value and limits, and is one stop of the keyboard', async () => {
    const { number } = await renderStepper(3);
    const told = ['valuenow', 'valuemin', 'valuemax'].map((part) => number.getAttribute(`aria-${part}`));
    expect(told).toEqual(['3', '1', '20']);
    await userEvent.tab();
    expect(document.activeElement).toBe(number);
    await userEvent.tab();
    expect(document.activeElement).toBe(document.body);
  });

  it('is changed by keys, within its limits', async () => {
    const { number, onChange } = await renderStepper(3);
    await userEvent.click(number);
    await userEvent.keyboard('{ArrowUp}{ArrowDown}{PageUp}{PageUp}{PageDown}{Home}{ArrowDown}{End}{ArrowUp}');
    expect(onChange.mock.calls.flat()).toEqual([4, 3, 13, 20, 10, 1, 20]);
  });

  it('is changed by its buttons, which announce the value and end at the limits', async () => {
    const { onChange } = await renderStepper(2);
    await userEvent.click(button('减少 数量'));
    await userEvent.click(button('减少 数量'));
    expect([onChange.mock.calls.flat(), button('减少 数量').getAttribute('aria-disabled')]).toEqual([
      [1],
      'true',
    ]);
    await vi.waitFor(() => expect(screen.getByRole('log').textContent).toBe('1'));
    await userEvent.click(button('增加 数量'));
    expect(onChange.mock.lastCall).toEqual([2]);
  });

  it('takes a typed number, no letters, and the limit for one beyond it', async () => {
    const { number, onChange } = await renderStepper(3);
    await userEvent.clear(number);
    await userEvent.type(number, '1a5');
    expect([number.value, onChange.mock.lastCall]).toEqual(['15', [15]]);
    await userEvent.type(number, '0');
    expect([number.value, onChange.mock.lastCall]).toEqual(['150', [15]]);
    await userEvent.tab();
    expect([number.value, onChange.mock.lastCall]).toEqual(['20', [20]]);
    await userEvent.clear(number);
    await userEvent.tab();
    expect([number.value, onChange.mock.lastCall]).toEqual(['20', [20]]);
  });

  it.each(['１５', ' 15 ', '１5'])('reads %j as 15', async (typed) => {
    const { number, onChange } = await renderStepper(3);
    await userEvent.clear(number);
    await userEvent.paste(typed);
    expect(onChange.mock.lastCall).toEqual([15]);
    await userEvent.tab();
    expect([number.value, onChange.mock.calls]).toEqual(['15', [[15]]]);
  });

  it('keeps the Enter that takes a word of an input method from the form around it', async () => {
    const { number } = await renderStepper(3);
    expect(fireEvent.keyDown(number, { key: 'Enter', keyCode: 229 })).toBe(false);
    expect(fireEvent.keyDown(number, { key: 'Enter', keyCode: 13 })).toBe(true);
  });

  it('changes nothing while it is disabled', async () => {
    const { number, onChange } = await renderStepper(3, true);
    await userEvent.click(button('增加 数量'));
    expect([number.disabled, onChange.mock.calls]).toEqual([true, []]);
  });
});
