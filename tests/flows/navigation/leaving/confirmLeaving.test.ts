// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/dom';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { mapSearchUrl } from '#domain/exhibition/mapSearchUrl.ts';
import { openTab } from '#tests/flows/openPhone.ts';

const hotel = 'https://hotel.example/rooms';
let confirmLeaving: (url: string) => Promise<boolean>;
let openScreen: ((url: string) => void) | undefined;

beforeEach(async () => {
  await openTab({ timeFactor: 1 });
  openScreen = undefined;
  const [{ provideLinkContext }, storage, leaving] = await Promise.all([
    import('#flows/navigation/linkContext.ts'),
    import('#ui/media/storageHost.ts'),
    import('#flows/navigation/leaving/confirmLeaving.ts'),
  ]);
  provideLinkContext({
    app: { origin: location.origin, screens: [] },
    get host() {
      return { openExternal: () => undefined, openScreen };
    },
    navigate: () => undefined,
    sayUnrecognised: () => undefined,
  });
  storage.provideStorageHost('files.example.com');
  ({ confirmLeaving } = leaving);
});
afterEach(() => {
  document.body.replaceChildren();
});

const answer = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

describe('before the page of another party is opened', () => {
  it('the visitor is asked, with the host by name, and may stay', async () => {
    const asked = confirmLeaving(hotel);
    expect((await screen.findByRole('dialog')).textContent).toContain('hotel.example');
    await answer('留在这里');
    expect(await asked).toBe(false);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('one answer counts for further pages of that host, and for no other host', async () => {
    const first = confirmLeaving(hotel);
    await answer('打开');
    expect(await first).toBe(true);
    expect(await confirmLeaving('https://hotel.example/map')).toBe(true);
    const other = confirmLeaving('https://evil.hotel.example/');
    await answer('留在这里');
    expect(await other).toBe(false);
    const again = confirmLeaving('https://evil.hotel.example/');
    await answer('打开');
    expect(await again).toBe(true);
  });

  it.each([
    'tel:+862112345678',
    'mailto:fair@example.com',
    mapSearchUrl('江海会展中心'),
    'https://files.example.com/plan.pdf',
  ])('%s, which leads to no foreign page, is not asked about', async (url) => {
    expect(await confirmLeaving(url)).toBe(true);
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('nothing is asked in a mini-program, whose shell opens the page beside this one', async () => {
    openScreen = () => undefined;
    expect(await confirmLeaving(hotel)).toBe(true);
  });
});
