// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const soonId = 'soon00000000000000000001';

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone();
});

/** All reminders of a page, without the moment at which they were made. */
async function entriesAt(address: string): Promise<string[]> {
  await openApp(address);
  const links = await screen.findAllByRole('link', { name: /^开放时提醒我/ });
  const files = links.map((link) => decodeURIComponent(link.getAttribute('href') ?? ''));
  return files.map((file) => file.replace(/DTSTAMP:\S+/, ''));
}

it('the opening of registration is the same entry in the calendar wherever it is offered', async () => {
  const [first = ''] = await entriesAt(`/select/${soonId}`);
  expect(first).toContain(`UID:${soonId}-opening`);
  expect(first).toMatch(/LOCATION:\S/);
  for (const address of [
    `/register/${soonId}/mainsoon0000000000000001`,
    `/homeclassic/${soonId}`,
    `/home/${soonId}`,
  ]) {
    const entries = await entriesAt(address);
    expect(entries.length, address).toBeGreaterThan(0);
    for (const entry of entries) expect(entry, address).toBe(first);
  }
});
