// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const center = `/organiser-center/${exhibitionId}`;
const name = '南屿食品';
/** As long as for a person. */
const unhurried = { timeFactor: 1 };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', 'user0000000000000000host');
});

const writes = () => phone.asked.filter(({ path }) => path.startsWith('update/'));
const stateOf = async () =>
  (await phone.rows('Team', exhibitionId)).find((row) => row['Name'] === name)?.['ApproveState'];
const tap = async (app: App, label: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: label }));
};
async function approve(part: string): Promise<App> {
  const app = await openApp(`${center}/${part}`, unhurried);
  await tap(app, `通过：${name}`);
  return app;
}

describe('an approval of one row', { timeout: 40_000 }, () => {
  it.each(['teams', 'decide'])(
    'is not sent while it can be undone, and undone it can be decided again (%s)',
    async (part) => {
      const app = await approve(part);
      const undo = await screen.findByRole('button', { name: `撤销：${name}` });
      await waitFor(() => expect(document.activeElement).toBe(undo));
      expect(screen.getByRole('timer', { name: '剩余撤销时间' })).toBeTruthy();
      expect(screen.queryByRole('button', { name: `通过：${name}` })).toBeNull();
      await tap(app, `撤销：${name}`);
      const again = await screen.findByRole('button', { name: `通过：${name}` });
      await waitFor(() => expect(document.activeElement).toBe(again));
      expect(writes()).toEqual([]);
      expect(await stateOf()).toBe('0');
    },
  );

  it('leaves the other rows to be decided meanwhile', async () => {
    await approve('teams');
    expect(screen.getAllByRole('button', { name: /^通过：/ }).length).toBeGreaterThan(0);
  });

  it('is sent once after five seconds', async () => {
    await approve('teams');
    await waitFor(async () => expect(await stateOf()).toBe('2'), { timeout: 15_000 });
    await waitFor(() => expect(screen.queryByText(`即将通过：${name}。`)).toBeNull());
    expect(writes()).toHaveLength(1);
  });

  it('is sent when its screen is left before that', async () => {
    const app = await approve('teams');
    await act(() => app.router.navigate(center));
    await waitFor(async () => expect(await stateOf()).toBe('2'), { timeout: 4_000 });
    expect(writes()).toHaveLength(1);
  });

  it('leaves under no other login', async () => {
    await approve('teams');
    const { services } = await import('#session/services.ts');
    act(() => services().device.setState({ organizerUserId: 'user000000000000000other' }));
    await waitFor(() => expect(screen.queryByText(`即将通过：${name}。`)).toBeNull(), { timeout: 10_000 });
    expect(writes()).toEqual([]);
    expect(await stateOf()).toBe('0');
  });
});
