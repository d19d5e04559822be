// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { beforeEach, describe, expect, it } from 'vitest';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { RegisterFirst } from '#flows/content/RegisterFirst.tsx';
import { provideServices, type Services } from '#session/services.ts';
import { inExhibition } from '#tests/session/visit/inExhibition.tsx';
import { renderInLanguage } from '#tests/ui/renderInLanguage.tsx';

const exhibitionId = 'open00000000000000000001';

function openPage(channelId?: string) {
  const Page = inExhibition(exhibitionId);
  const page = (
    <Page>
      <RegisterFirst channelId={channelId} back="/teams/x" />
    </Page>
  );
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '*', element: null },
  ]);
  return { router, view: <RouterProvider router={router} /> };
}

beforeEach(() => provideServices({ now: () => 0 } as Services));

describe('what only registered visitors may use', () => {
  it.each([
    ['zh', '需要先登记才能使用', '登录或登记'],
    ['en', 'You need to register to use it', 'Log in or register'],
  ] as const)('says in %s that one has to register', async (language, title, button) => {
    await renderInLanguage(openPage().view, language);
    expect(screen.getByRole('heading', { name: title })).toBeInstanceOf(HTMLElement);
    expect(screen.getByRole('button', { name: button })).toBeInstanceOf(HTMLElement);
  });

  it.each([
    ['leads to the registration of the exhibition', undefined, `/register/${exhibitionId}`],
    [
      'registers through the named channel',
      'channel00000000000000001',
      `/register/${exhibitionId}/channel00000000000000001`,
    ],
  ])('%s', async (_, channelId, path) => {
    const { router, view } = openPage(channelId);
    await renderInLanguage(view);
    await userEvent.click(screen.getByRole('button'));
    expect(router.state.location.pathname).toBe(path);
    expect(sessionStorage.getItem(ownNames.returnTo)).toContain('"path":"/teams/x"');
  });
});
