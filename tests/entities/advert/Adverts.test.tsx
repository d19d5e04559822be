// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import { createElement } from 'react';
import { I18nextProvider } from 'react-i18next';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { setLanguage } from '#tests/ui/renderInLanguage.tsx';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const open = 'open00000000000000000001';
let phone: Phone;
let unrecognised = 0;
let seen: ((element: Element) => void) | undefined;

/** jsdom has no layout: what is in sight is told by the test. */
class SightOfTest {
  readonly tell: IntersectionObserverCallback;
  constructor(tell: IntersectionObserverCallback) {
    this.tell = tell;
  }
  observe(target: Element) {
    const before = seen;
    seen = (element) => {
      before?.(element);
      if (target.contains(element))
        this.tell([{ isIntersecting: true } as IntersectionObserverEntry], this as never);
    };
  }
  disconnect() {}
}

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  seen = undefined;
  unrecognised = 0;
  vi.stubGlobal('IntersectionObserver', SightOfTest);
});
afterEach(cleanup);

async function show(slot: 'home' | 'lives' | 'exhibitors', isItem = false) {
  await openTab();
  const i18n = await setLanguage('en');
  const [{ Adverts }, { provideLinkContext }, { inExhibition }] = await Promise.all([
    import('#entities/advert/Adverts.tsx'),
    import('#flows/navigation/linkContext.ts'),
    import('#tests/session/visit/inExhibition.tsx'),
  ]);
  provideLinkContext({
    app: { origin: 'https://expo.example.com', screens: ['/news/:id'] },
    host: { openExternal: () => {} },
    navigate: () => {},
    sayUnrecognised: () => {
      unrecognised += 1;
    },
  });
  const part = createElement(Adverts, { slot, isItem });
  return render(createElement(I18nextProvider, { i18n }, part), { wrapper: inExhibition(open) });
}

const look = (element: Element) => act(() => seen?.(element));
const updates = () => phone.asked.filter(({ path }) => path.includes('updateByCondition/'));
const viewsOf = async (collection: string, id: string) =>
  (await phone.rows(collection, open)).find((row) => row['RecordId'] === id)?.['PVNumber'];

describe('the advertisements of a page', { tags: ['adverts'] }, () => {
  it('are those of both collections for its slot that are running, each named as one', async () => {
    await show('home');
    const pictures = await screen.findAllByRole('img', { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual([
      'Advertisement 1',
      'Advertisement 2',
      'Advertisement: Cloud advertisement 1',
    ]);
    expect(screen.getByText('Ad')).toBeTruthy();
  });

  it('are without those that an organiser has hidden, of either collection', async () => {
    const own = (await phone.rows('Advertisement', open)).find(({ Position }) => Position === 'home');
    const cloud = (await phone.rows('CloudAdvertise', open)).find(({ Slot }) => Slot === 'home');
    const setValue = { IsHidden: true };
    await phone.call('update/Advertisement', { recordId: own?.['RecordId'], setValue });
    await phone.call('update/CloudAdvertise', { recordId: cloud?.['RecordId'], setValue });
    await show('home');
    const pictures = await screen.findAllByRole('img', { hidden: true });
    expect(pictures.map((picture) => picture.getAttribute('alt'))).toEqual(['Advertisement 1']);
  });

  it('are counted once they have been in sight, and once on a day', async () => {
    const { unmount } = await show('lives');
    const picture = await screen.findByRole('img', { hidden: true });
    await waitFor(() => expect(seen).toBeDefined());
    expect(updates()).toEqual([]);
    look(picture);
    const id = `cloudadopen${'4'.padStart(13, '0')}`;
    await waitFor(async () => expect(await viewsOf('CloudAdvertise', id)).toBe(301));
    unmount();
    await show('lives');
    look(await screen.findByRole('img', { hidden: true }));
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(updates()).toHaveLength(1);
  });

  it('lead to no script: a tap on such an address says that it cannot be opened', async () => {
    const { container } = await show('exhibitors');
    await screen.findAllByRole('img', { hidden: true });
    expect(container.querySelector('[href^="javascript"]')).toBeNull();
    container.querySelector<HTMLElement>('button img')?.click();
    await waitFor(() => expect(unrecognised).toBe(1));
  });

  it('of one collection are shown where the other cannot be read', async () => {
    phone.answerInstead(({ path }) =>
      path.includes('CloudAdvertise') ? new Response(null, { status: 404 }) : undefined,
    );
    await show('home');
    expect(await screen.findAllByRole('img', { hidden: true })).toHaveLength(2);
  });

  it('are one item of the list in which they stand, named as advertisements', async () => {
    await show('exhibitors', true);
    expect(await screen.findByRole('listitem', { name: 'Advertisements' })).toBeTruthy();
  });

  it('are nothing where there are none', async () => {
    phone.answerInstead(({ path }) =>
      path.includes('Adverti') ? Response.json({ resCode: 0, resMsg: '', result: [] }) : undefined,
    );
    const { container } = await show('home');
    await waitFor(() => expect(phone.asked.length).toBeGreaterThan(1));
    await waitFor(() => expect(container.innerHTML).toBe(''));
  });
});
