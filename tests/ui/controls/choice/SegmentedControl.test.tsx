// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { act, startTransition, useState } from 'react';
import { expect, it } from 'vitest';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const options = ['list', 'day', 'plan'].map((key) => ({ key, text: key }));
const marked = () =>
  screen
    .getAllByRole<HTMLInputElement>('radio')
    .flatMap((radio, at) => (radio.checked ? [options[at]?.key] : []));

/** A control whose choice is changed from outside, as by the router: not in the rendering of the tap. */
async function renderControl() {
  const asked: string[] = [];
  let change: (key: string) => void = () => {};
  function Screen() {
    const [chosen, setChosen] = useState('list');
    change = (key) => startTransition(() => setChosen(key));
    const ask = (key: string) => void asked.push(key);
    return <SegmentedControl legend="view" name="view" options={options} chosen={chosen} onChoose={ask} />;
  }
  await renderInLanguage(<Screen />);
  return { asked, change: (key: string) => act(() => change(key)) };
}

it('a tapped choice is marked before the screen behind it is rendered', async () => {
  const { asked, change } = await renderControl();
  await userEvent.click(screen.getByRole('radio', { name: 'day' }));
  expect(marked()).toEqual(['day']);
  change('day');
  expect(marked()).toEqual(['day']);
  expect(asked).toEqual(['day']);
});

it('a choice that Back has taken back is marked as before the tap', async () => {
  const { change } = await renderControl();
  await userEvent.click(screen.getByRole('radio', { name: 'day' }));
  change('day');
  change('list');
  expect(marked()).toEqual(['list']);
});

it('a second tap before the first one is rendered counts', async () => {
  const { asked, change } = await renderControl();
  await userEvent.click(screen.getByRole('radio', { name: 'day' }));
  await userEvent.click(screen.getByRole('radio', { name: 'list' }));
  expect(marked()).toEqual(['list']);
  change('day');
  change('list');
  expect(marked()).toEqual(['list']);
  expect(asked).toEqual(['day', 'list']);
});
