// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { describe, expect, it, vi } from 'vitest';
import { TabBar } from '#ui/tabs/TabBar.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

const items = [
  { key: 'home', title: '首页', icon: <svg />, to: '/home' },
  { key: 'pass', title: '参观码', icon: <svg />, raised: true },
  { key: 'me', title: '我的', icon: <svg />, to: '/me', badge: 120 },
];

async function renderBar() {
  const onSelect = vi.fn<(key: string) => void>();
  const element = <TabBar items={items} active="home" onSelect={onSelect} />;
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/home'] });
  await renderInLanguage(<RouterProvider router={router} />);
  return { onSelect, router };
}

describe('the tab bar', () => {
  it('is a named navigation whose active item is the current page', async () => {
    await renderBar();
    expect(screen.getByRole('navigation', { name: '主导航' })).toBeTruthy();
    const link = screen.getByRole('link', { name: '首页' });
    expect([link.getAttribute('aria-current'), link.getAttribute('href')]).toEqual(['page', '/home']);
    expect(document.querySelectorAll('[aria-current]')).toHaveLength(1);
  });

  it('reports each tap, also on the active item, and follows the links', async () => {
    const { onSelect, router } = await renderBar();
    await userEvent.click(screen.getByRole('link', { name: '首页' }));
    await userEvent.click(screen.getByRole('button', { name: '参观码' }));
    await userEvent.click(screen.getByRole('link', { name: /我的/ }));
    expect(onSelect.mock.calls.map(([key]) => key)).toEqual(['home', 'pass', 'me']);
    expect(router.state.location.pathname).toBe('/me');
  });

  it('says how much is new, and shows no more than two digits', async () => {
    await renderBar();
    expect(screen.getByRole('link', { name: /^我的 ?120 条新动态$/ })).toBeTruthy();
    expect(screen.getByText('99+').closest('[aria-hidden="true"]')).not.toBeNull();
  });
});
