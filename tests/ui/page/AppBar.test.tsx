// @vitest-environment jsdom
import { fireEvent, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import type { Language } from '#language/language.ts';
import { languageStore } from '#language/shellMessages.ts';
import { AppBar } from '#ui/page/AppBar.tsx';
import { renderInLanguage } from '../renderInLanguage.tsx';

async function draw(bar: ReactElement, language: Language = 'zh') {
  const routes = [
    { path: '/news/1', element: bar },
    { path: '/news', element: <p>list</p> },
  ];
  const router = createMemoryRouter(routes, { initialEntries: ['/start', '/news/1'] });
  await renderInLanguage(<RouterProvider router={router} />, language);
  return router;
}

const back = () => screen.getByRole('link');

beforeEach(() => languageStore.setState({ language: 'zh' }));

describe('the app bar', () => {
  it.each([
    ['zh', '返回'],
    ['en', 'Back'],
  ] as const)('names its way back in %s as %s, with the address of the hub', async (language, name) => {
    languageStore.setState({ language });
    await draw(<AppBar title="News" backTo="/news" />, language);
    expect(screen.getByRole('link', { name }).getAttribute('href')).toBe('/news');
  });

  it('replaces the page by the hub where the app gives no way back', async () => {
    const router = await draw(<AppBar title="News" backTo="/news" />);
    fireEvent.click(back());
    expect(await screen.findByText('list')).toBeDefined();
    expect(router.state.historyAction).toBe('REPLACE');
  });

  it('goes back by the app where it can, and follows no link then', async () => {
    const onBack = vi.fn();
    const router = await draw(<AppBar title="News" backTo="/news" onBack={onBack} />);
    expect(fireEvent.click(back())).toBe(false);
    expect(onBack).toHaveBeenCalledOnce();
    expect(router.state.location.pathname).toBe('/news/1');
  });

  it('leaves a click for a new tab to the browser', async () => {
    const onBack = vi.fn();
    const router = await draw(<AppBar title="News" backTo="/news" onBack={onBack} />);
    // jsdom cannot open a tab.
    window.addEventListener('click', (event) => event.preventDefault(), { once: true });
    fireEvent.click(back(), { ctrlKey: true });
    expect(onBack).not.toHaveBeenCalled();
    expect(router.state.location.pathname).toBe('/news/1');
  });

  it('shows the heading that has scrolled away, and hides it from screen readers, which have the heading', async () => {
    await draw(<AppBar title="News" backTo="/news" actions={<button type="button">Share</button>} />);
    expect(screen.getByText('News').closest('[aria-hidden="true"]')).not.toBeNull();
    expect(screen.queryByRole('heading')).toBeNull();
    expect(screen.getByRole('button', { name: 'Share' })).toBeDefined();
  });

  it('has no Back where there is nowhere to go back to', async () => {
    await draw(<AppBar title={undefined} backTo={undefined} />);
    expect(screen.queryByRole('link')).toBeNull();
  });
});
