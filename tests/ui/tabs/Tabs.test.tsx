// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from '#ui/tabs/Tabs.tsx';

const items = [
  { key: 'about', title: '介绍', content: <p>成立于 2001 年</p> },
  { key: 'products', title: '产品', content: <input aria-label="筛选" /> },
  { key: 'contact', title: '联系', content: <p>3 号馆 A12</p> },
];

function Screen({ first = 'about' }: { readonly first?: string }) {
  const [value, setValue] = useState(first);
  return <Tabs label="展商资料" items={items} value={value} onChange={setValue} />;
}
const tab = (name: string) => screen.getByRole('tab', { name });
const selected = () => screen.getByRole('tab', { selected: true });

describe('tabs', () => {
  it('are a named list, and each tab and its panel name each other', () => {
    render(<Screen />);
    expect(screen.getByRole('tablist', { name: '展商资料' })).toBeTruthy();
    const panel = screen.getByRole('tabpanel', { name: '介绍' });
    expect(tab('介绍').getAttribute('aria-controls')).toBe(panel.id);
    expect(panel.textContent).toBe('成立于 2001 年');
  });

  it('are one stop of the keyboard, and the keys move both the focus and the choice', async () => {
    render(<Screen />);
    await userEvent.tab();
    const seen: (string | null)[] = [];
    for (const key of ['{ArrowRight}', '{End}', '{ArrowRight}', '{ArrowLeft}', '{Home}']) {
      await userEvent.keyboard(key);
      expect(document.activeElement).toBe(selected());
      seen.push(selected().textContent);
    }
    expect(seen).toEqual(['产品', '联系', '介绍', '联系', '介绍']);
    expect(screen.getAllByRole('tab').map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1]);
  });

  it('render a panel when it is first active, and keep what was typed in it', async () => {
    render(<Screen />);
    expect(screen.queryByLabelText('筛选')).toBeNull();
    await userEvent.click(tab('产品'));
    await userEvent.type(screen.getByRole('textbox', { name: '筛选' }), 'led');
    await userEvent.click(tab('介绍'));
    expect(screen.queryByRole('textbox', { name: '筛选' })).toBeNull();
    await userEvent.click(tab('产品'));
    expect(screen.getByRole('textbox', { name: '筛选' })).toHaveProperty('value', 'led');
  });
});
