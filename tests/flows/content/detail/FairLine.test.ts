// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});

describe('the line of the exhibition on a page that was shared', () => {
  it.each([
    `/exhibitor/${openId}/exhibitor000000000001001`,
    `/conference/${openId}/sessionopen0000000000001`,
    '/teams/teams0000000000000000001/team00000000000000000001',
  ])('changes the language of %s', async (path) => {
    const app = await openApp(path);
    const toEnglish = await screen.findByRole('button', { name: 'EN Switch to English' });
    expect(toEnglish.textContent).toBe('EN');
    await app.user.click(toEnglish);
    expect((await screen.findByRole('button', { name: '中 切换到中文' })).textContent).toBe('中');
    expect(await screen.findByRole('link', { name: 'Register to visit' })).toBeTruthy();
    await waitFor(() => expect(document.documentElement.lang).toBe('en'));
  });
});
