// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '#tests/features/registerPhone.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

const openId = 'open00000000000000000001';
const shown = 'exhibitor000000000001002';
const meetingsId = 'meetings0000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const rowOf = async (exhibitorId: string) =>
  (await phone.rows('ExhibitorExhibitionInfo')).find(
    (row) => row['ExhibitionId'] === openId && String(row['ExhibitorId']) === exhibitorId,
  );
const main = () => within(screen.getByRole('main'));
const links = () => main().getAllByRole('link');

describe('the page of an exhibitor', () => {
  it('says its name, its booth and then its products before anything that it says of itself', async () => {
    await openApp(exhibitorPath(openId, shown));
    await screen.findByRole('heading', { name: '留言板' });
    const titles = main().getAllByRole('heading', { level: 2 });
    const names = titles.map(({ textContent }) => textContent);
    expect(names[0]).toBe('展品');
    expect(names[names.length - 1]).toBe('留言板');
    expect(names.indexOf('视频与直播')).toBeLessThan(names.indexOf('企业简介'));
    expect(names.indexOf('联系人')).toBeLessThan(names.indexOf('荣誉与成果'));
    const plate = await main().findByText(/^展位 4B01，4 号馆$/);
    const first = titles[0] as HTMLElement;
    expect(plate.compareDocumentPosition(first) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('shows how often it was viewed and liked below what it shows', async () => {
    await openApp(exhibitorPath(openId, shown));
    const board = await screen.findByRole('heading', { name: '留言板' });
    const like = main().getByRole('button', { name: /^点赞“?西岭拓岩/ });
    const about = main().getByRole('heading', { name: '企业简介' });
    expect(about.compareDocumentPosition(like) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
    expect(like.compareDocumentPosition(board) & Node.DOCUMENT_POSITION_FOLLOWING).not.toBe(0);
  });

  it('has a filled message at its foot where it takes no meetings', async () => {
    await openApp(exhibitorPath(openId, shown));
    const message = await screen.findByRole('link', { name: '发消息' });
    await screen.findByRole('heading', { name: '留言板' });
    expect(message.className).toContain('button-root--primary');
    expect(screen.queryByRole('link', { name: '预约洽谈' })).toBeNull();
    expect(links()[links().length - 1]).toBe(message);
  });

  it('has a filled meeting at its foot where it takes them, beside an outlined message', async () => {
    await openApp(exhibitorPath(meetingsId, 'exhibitormeetings0000001'));
    const meeting = await screen.findByRole('link', { name: '预约洽谈' });
    const message = screen.getByRole('link', { name: '发消息' });
    expect(meeting.className).toContain('button-root--primary');
    expect(message.className).toContain('button-root--secondary');
    expect(meeting.parentElement).toBe(message.parentElement);
  });

  it('leads to the route once it is saved, and no longer once it is not', async () => {
    await registerPhone(phone, openId);
    const app = await openApp(exhibitorPath(openId, shown));
    const star = await screen.findByRole('button', { name: /^收藏“?西岭拓岩/ });
    const route = () => screen.queryByRole('link', { name: '路线' });
    expect(route()).toBeNull();
    await app.user.click(star);
    expect((await screen.findByRole('link', { name: '路线' })).getAttribute('href')).toBe(
      `/favourites/${openId}`,
    );
    pauseBetweenTaps();
    await app.user.click(star);
    await waitFor(() => expect(route()).toBeNull());
  });

  it('shows no plate and no mark of a visit without a booth, and leads to its hall', async () => {
    const row = await rowOf(shown);
    await phone.call('update/ExhibitorExhibitionInfo', {
      recordId: row?.['RecordId'],
      setValue: { BoothNo: '' },
    });
    await openApp(exhibitorPath(openId, shown));
    const hall = await screen.findByRole('link', { name: '4 号馆' });
    expect(hall.getAttribute('href')).toMatch(/^\/hall/);
    expect(screen.queryByText(/^展位/)).toBeNull();
    expect(main().queryByRole('button', { name: /去过/ })).toBeNull();
  });
});
