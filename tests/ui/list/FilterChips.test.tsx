// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import { FilterChips } from '#ui/list/FilterChips.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const optionsOf = (count: number) =>
  Array.from({ length: count }, (_, at) => ({ value: `category${at}`, label: `分类 ${at}` }));

it('a few choices are chips, and the chosen one takes the choice back', async () => {
  const onChange = vi.fn();
  await renderInLanguage(
    <FilterChips label="分类" options={optionsOf(3)} value="category1" onChange={onChange} />,
  );
  await userEvent.click(screen.getByRole('button', { name: '分类 1', pressed: true }));
  await userEvent.click(screen.getByRole('button', { name: '分类 2' }));
  expect(onChange.mock.calls).toEqual([[''], ['category2']]);
});

it('three hundred choices are one select that names what is chosen', async () => {
  const onChange = vi.fn();
  await renderInLanguage(
    <FilterChips label="分类" options={optionsOf(300)} value="category7" onChange={onChange} />,
  );
  const select = screen.getByRole<HTMLSelectElement>('combobox', { name: '分类' });
  expect(select.selectedOptions[0]?.textContent).toBe('分类 7');
  await userEvent.selectOptions(select, '分类 299');
  await userEvent.selectOptions(select, '分类 · 全部');
  expect(onChange.mock.calls).toEqual([['category299'], ['']]);
});
