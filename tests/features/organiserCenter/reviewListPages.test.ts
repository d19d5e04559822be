// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', 'user0000000000000000host');
});

/** The names of the rows that are shown. */
const shownRows = () => screen.queryAllByRole('link', { name: /：查看全部(?:资料|内容)$/ });

describe('a list of rows that wait', () => {
  it.each([
    ['registrations', '顾清越：查看全部资料', /\/decide\/\w{24}$/],
    ['teams', '南屿食品：查看全部内容', /\/decide\/teams\/\w{24}$/],
    ['appointments', /^唐以晴.*：查看全部内容$/, /\/decide\/appointments\/\w{24}$/],
  ])('of %s leads from each row to its whole page', async (list, name, address) => {
    await openApp(`${center}/${list}`);
    const link = await screen.findByRole('link', { name });
    expect(link.getAttribute('href')).toMatch(address);
  });

  it('shows more than fifty rows by taps, and as many again to who comes back from one', async () => {
    const isWaiting = ({ ApproveState }: { readonly ApproveState?: unknown }) =>
      /^[01]$/.test(String(ApproveState));
    const records = Array.from({ length: 60 }, (_, at) => ({
      ExhibitionId: exhibitionId,
      Name: `队伍${at}`,
      TeamCode: `X${at}`,
      ApproveState: '1',
    }));
    await phone.call('insertList/Team', { records });
    const waiting = (await phone.rows('Team', exhibitionId)).filter(isWaiting).length;
    expect(waiting).toBeGreaterThan(60);
    const app = await openApp(`${center}/teams`, { timeFactor: 1 });
    await waitFor(() => expect(shownRows()).toHaveLength(50));
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '显示更多' }));
    await waitFor(() => expect(shownRows()).toHaveLength(waiting));
    expect(screen.queryByRole('button', { name: '显示更多' })).toBeNull();
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('link', { name: '队伍59：查看全部内容' }));
    await screen.findByRole('heading', { level: 1, name: '队伍59' }, { timeout: 10_000 });
    await act(() => app.router.navigate(-1));
    await waitFor(() => expect(shownRows()).toHaveLength(waiting));
  });
});
