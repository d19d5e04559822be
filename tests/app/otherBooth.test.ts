// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { laterRoutes } from '#app/laterRoutes.ts';
import { loadLaterRoutes } from '#app/routes.ts';
import { textOf } from '#sandbox/dataApi/call.ts';
import { exhibitorId } from '#sandbox/seed/seedIds.ts';
import { openPhone, type Phone, startServer, stopServer } from '../flows/openPhone.ts';
import { openApp } from './openApp.ts';

const stand = 'stand0000000000000000001';
const center = `/exhibitor-center/${stand}`;
/** The booth whose rows are asked for, and the one that asks. */
const first = 'exhibitor000000000000001';
const neighbour = exhibitorId(stand, 1);

const screens = laterRoutes.map(({ path }) => path).filter((path) => path.startsWith('/exhibitor-center/'));

/** Rows of the first booth, by collection, with what a page would show of each. */
const shownFields: Readonly<Record<string, readonly string[]>> = {
  Product: ['ProductName'],
  Promotion: ['name'],
  LiveList: ['Title'],
  FileDownloadTask: ['Name'],
  ExhibitorContact: ['Name'],
  // Not the receiver: some visitors let every exhibitor see their name.
  Order: ['OrderLineNumber', 'ReceiverPhone', 'ReceiverAddress'],
  AddressBook: ['Name', 'Note', 'Mob'],
  InvitationInfo: ['Remark'],
  ProductVisitInfoMessage: ['Content'],
  EnquiryRecord: ['Note'],
  ExhibitorExhibitionInfo: ['CompanyName', 'ShortIntroduce'],
  ExhibitorHelp: [],
  Calendar: [],
};

let phone: Phone;
let rows: ReadonlyMap<string, readonly Row[]>;
/** What the rows of the other booth say: some use the same words as those of booth 1. */
let ownText: string;

beforeAll(async () => {
  startServer();
  await loadLaterRoutes();
});
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  const record = {
    ExhibitionId: stand,
    ExhibitorId: first,
    VisitorId: 'gueststand00000000000001',
    Content: '只问一号展位',
  };
  await phone.call('insert/ProductVisitInfoMessage', { record });
  const found = await Promise.all(
    Object.keys(shownFields).map(async (name) => {
      const all = await phone.rows(name, name === 'ExhibitorContact' ? '' : stand);
      const of = (id: string) => all.filter((row) => row['ExhibitorId'] === id);
      return { name, first: of(first), own: of(neighbour) };
    }),
  );
  rows = new Map(found.map((one) => [one.name, one.first]));
  ownText = JSON.stringify(found.map((one) => one.own));
});

const idOf = (collection: string) => String(rows.get(collection)?.[0]?.['RecordId']);

/** Addresses that name a row of the first booth, and what the other one is told there. */
const withRowOfOther = (): Readonly<Record<string, readonly [address: string, told: string]>> => ({
  '/exhibitor-center/:id/products/edit': [`/products/edit?product=${idOf('Product')}`, '没有找到这件展品'],
  '/exhibitor-center/:id/promotions/edit': [
    `/promotions/edit?promotion=${idOf('Promotion')}`,
    '没有找到这个活动',
  ],
  '/exhibitor-center/:id/lives/edit': [`/lives/edit?live=${idOf('LiveList')}`, '没有找到这场直播'],
  '/exhibitor-center/:id/files/edit': [`/files/edit?file=${idOf('FileDownloadTask')}`, '没有找到这份资料'],
  '/exhibitor-center/:id/contacts/edit': [
    `/contacts/edit?contact=${idOf('ExhibitorContact')}`,
    '没有找到这位联系人',
  ],
  '/exhibitor-center/:id/times/:contact': [`/times/${idOf('ExhibitorContact')}`, '没有找到这位联系人'],
  '/exhibitor-center/:id/appointments/:appointmentId/move': [
    `/appointments/${idOf('InvitationInfo')}/move`,
    '这场洽谈不能改时间了',
  ],
  '/exhibitor-center/:id/invitations/:invitationId': [
    '/invitations/invitestand0000000000001',
    '没有找到这份邀请',
  ],
  '/exhibitor-center/:id/leads/:leadId': [
    `/leads/${String(rows.get('AddressBook')?.[0]?.['ContactKey'])}`,
    '没有找到这条线索',
  ],
});

/** Without a row in their address, or with one that is no booth's: a visitor, a published post. */
const withoutRow: Readonly<Record<string, string>> = {
  '/exhibitor-center/:id/invite/:visitorId': '/invite/gueststand00000000000001',
  '/exhibitor-center/:id/messages/:kind/:partnerId': '/messages/visitor/gueststand00000000000002',
  '/exhibitor-center/:id/supply-demand/:postId': '/supply-demand/supplystand0000000000001',
};
const ownAddressOf = (path: string) =>
  `${center}${withoutRow[path] ?? path.replace('/exhibitor-center/:id', '')}`;

async function openAsNeighbour() {
  const kept = {
    entranceid: stand,
    exhibitorId: neighbour,
    exhibitorUserId: 'user00000000000neighbour',
    exhibitorContact: '{"RecordId":"contact00000000000000003"}',
  };
  for (const [key, value] of Object.entries(kept)) localStorage.setItem(key, value);
  // Read again every few milliseconds, a page would leave no time for the next one.
  const app = await openApp('/404', { timeFactor: 1 });
  const heading = () => document.querySelector('h1')?.textContent ?? '';
  const elsewhere = heading();

  /** Goes there from a page without any of this, and waits until nothing is asked for any more. */
  return async (address: string): Promise<void> => {
    await app.router.navigate('/404');
    await waitFor(() => expect(heading()).toBe(elsewhere));
    await app.router.navigate(address);
    await waitFor(() => {
      expect(['', elsewhere], address).not.toContain(heading());
      expect(document.querySelector('main .waiting-bar')).toBeNull();
      expect(phone.isAnswering()).toBe(false);
    });
  };
}

/** What a page would show of rows of the first booth. */
const wordsOfFirst = () =>
  Object.entries(shownFields).flatMap(([name, fields]) =>
    (rows.get(name) ?? []).flatMap((row) => fields.map((field) => textOf(row[field]))),
  );
const seenOfFirst = () => {
  const text = document.querySelector('main')?.textContent ?? '';
  return wordsOfFirst().filter(
    (words) => words.length > 1 && !ownText.includes(words) && text.includes(words),
  );
};

/** Calls that name the first booth, or one of its rows without saying that the row must be the own booth's. */
const askedOfFirst = () => {
  const ids = Array.from(rows.values()).flatMap((of) => of.map((row) => String(row['RecordId'])));
  return phone.asked
    .filter(({ body }) => {
      const said = JSON.stringify(body.params);
      const isOwnOnly = said.includes(`"ExhibitorId":"${neighbour}"`);
      return said.includes(first) || (!isOwnOnly && ids.some((id) => said.includes(id)));
    })
    .map(({ path }) => path);
};

it('each collection of the first booth has rows to hide', () => {
  const empty = Object.keys(shownFields).filter((name) => (rows.get(name) ?? []).length === 0);
  expect(empty).toEqual([]);
});

it('an exhibitor at another booth of the exhibition sees on no screen what is of the first booth', async () => {
  const visit = await openAsNeighbour();
  for (const path of screens) {
    await visit(ownAddressOf(path));
    expect(seenOfFirst(), path).toEqual([]);
  }
  expect(askedOfFirst()).toEqual([]);
});

it('an exhibitor who opens a row of another booth by its link is told that there is none, and it is not asked for', async () => {
  const visit = await openAsNeighbour();
  for (const [path, [address, told]] of Object.entries(withRowOfOther())) {
    expect(screens).toContain(path);
    await visit(center + address);
    await screen.findByText(told);
    expect(seenOfFirst(), path).toEqual([]);
  }
  expect(askedOfFirst()).toEqual([]);
  expect(phone.asked.filter(({ path }) => /^(?:insert|update|delete)\//.test(path))).toEqual([]);
});
