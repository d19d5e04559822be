// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { createElement } from 'react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

async function openOffline(path: string) {
  const app = await openApp(`/agenda/${openId}`);
  // Of the modules that this page has loaded.
  const [{ OfflineWays }, { provideOfflineWays }, { loadWords }, { keepProgramme }] = await Promise.all([
    import('#app/frame/offline/OfflineWays.tsx'),
    import('#ui/query/offlineWays.ts'),
    import('#language/loadWords.ts'),
    import('#entities/programme/keptProgramme.ts'),
  ]);
  await keepProgramme(openId, { sessions: [], readAtMs: Date.now() });
  await loadWords(['offlineWays']);
  provideOfflineWays(createElement(OfflineWays));
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  phone.answerInstead(() => Response.error());
  await app.router.navigate(path);
  return app;
}

describe('a list that cannot be loaded without a network', () => {
  it('leads a registered visitor to the ticket and to the programme that the phone keeps, and no further', async () => {
    await registerPhone(phone, openId);
    await openOffline(`/news/${openId}`);
    const kept = within(await screen.findByRole('region', { name: '没有网络也能打开' }));
    await kept.findByRole('link', { name: '会议日程' });
    expect(kept.getAllByRole('link').map((link) => link.textContent)).toEqual(['参观码', '会议日程']);
  });
});
