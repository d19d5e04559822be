// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const smallId = 'small0000000000000000001';
const home = `/home/${smallId}`;
let phone: Phone;

beforeAll(async () => {
  startServer();
  // Their code is read for the first time here, not while a test waits for what they show.
  await import('#features/exhibitionHome/home/HomeScreen.tsx');
  await import('#features/exhibitionHome/forYou/VisitorParts.ts');
  await import('#entities/search/catalogueInPage.ts');
});
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const searched = () => localStorage.setItem(`searched.${smallId}`, JSON.stringify(['有限公司']));
const title = () => screen.queryByText('为您推荐', { selector: 'main h2' });
const rail = async () => {
  const heading = await screen.findByText('为您推荐', { selector: 'main h2' }, { timeout: 20_000 });
  return heading.closest('section')!;
};
const exhibitorsIn = (place: Element) =>
  Array.from(place.querySelectorAll('a[href^="/exhibitor/"]'), (link) => link.getAttribute('href'));
/** Whole pages of products are read for a directory alone. */
const directoryReads = () =>
  phone.asked.filter(
    ({ path, body }) => path.endsWith('/Product') && JSON.stringify(body.params).includes('"pageSize":250'),
  );

describe('exhibitors for a visitor on the home', () => {
  it('are those that the page of suggestions shows first, with booth and picture, and the way to all', async () => {
    await registerPhone(phone, smallId);
    searched();
    await openApp(home);
    const shown = await rail();
    const links = exhibitorsIn(shown);
    expect(links).toHaveLength(6);
    expect(directoryReads()).toHaveLength(1);
    expect(within(shown).getByRole('link', { name: '为您推荐: 查看全部' }).getAttribute('href')).toBe(
      `/for-you/${smallId}`,
    );
    const rows = await phone.rows('ExhibitorExhibitionInfo', smallId);
    const offered = (await phone.rows('Product', smallId)).filter(
      ({ PicList, IsShow, IsRelease, IsRecycled }) =>
        (PicList as readonly unknown[]).length > 0 && IsShow && IsRelease && !IsRecycled,
    );
    const pictured = new Set(offered.map(({ ExhibitorId }) => ExhibitorId));
    for (const link of within(shown).getAllByRole('listitem')) {
      const id = link.querySelector('a')?.getAttribute('href')?.split('/').pop();
      const row = rows.find(({ ExhibitorId }) => ExhibitorId === id);
      expect(link.textContent).toContain(row?.['CompanyName']);
      expect(link.textContent).toContain(row?.['BoothNo']);
      const isPictured = row?.['Logo'] !== '' || pictured.has(id);
      expect(link.querySelectorAll('img')).toHaveLength(isPictured ? 1 : 0);
    }
    await openApp(`/for-you/${smallId}`);
    await waitFor(() => expect(exhibitorsIn(document.querySelector('main')!)).toEqual(links));
  });

  it('are there without a network as they were kept, from the first moment on', async () => {
    await registerPhone(phone, smallId);
    searched();
    await openApp(home);
    const links = exhibitorsIn(await rail());
    await waitFor(() =>
      expect(Object.keys(localStorage).filter((key) => key.startsWith('forYou.'))).toHaveLength(1),
    );
    await phone.fault({ name: 'serverError500', path: '/data/' });
    await openApp(home);
    expect(exhibitorsIn(await rail())).toEqual(links);
  });

  it('are not shown to a stranger, for whom no directory is read', async () => {
    searched();
    await openApp(home);
    await screen.findByText('热门展商', { selector: 'main h2' });
    await new Promise((done) => setTimeout(done, 1_500));
    expect(title()).toBeNull();
    expect(directoryReads()).toEqual([]);
  });

  it('are not shown where nothing fits, and the next home keeps no place for them', async () => {
    const me = await registerPhone(phone, smallId);
    await openApp(home);
    const kept = `forYou.${smallId}/${String(me['VisitorId'])}`;
    await waitFor(() => expect(localStorage.getItem(kept)).toBe('[{"cards":[]}]'), { timeout: 20_000 });
    expect(title()).toBeNull();
  });

  it('lose one that the visitor has said is not for them', async () => {
    await registerPhone(phone, smallId);
    searched();
    await openApp(home);
    const [first] = exhibitorsIn(await rail());
    const id = first?.split('/').pop();
    const name = Object.keys(localStorage).find((key) => key.startsWith('forYou.')) ?? '';
    localStorage.setItem(name.replace('forYou.', 'dismissed.'), JSON.stringify([`exhibitor/${id}`]));
    await openApp(home);
    expect(exhibitorsIn(await rail())).not.toContain(first);
  });
});
