// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { goodsOf, shop } from '#tests/features/shop.ts';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { addressesOf, channels, idsOf, onSite, teams } from './exampleAddresses.ts';
import { leaveRows } from './leaveRows.ts';
import { arrangePage, logInHere, longMs, registerPerson } from './visitorHere.ts';
import { walkScreens } from './walkScreens.ts';

beforeAll(startServer);
afterAll(stopServer);

/** What a person operates, or is led by. */
const named = [
  'button',
  'link',
  'textbox',
  'searchbox',
  'combobox',
  'checkbox',
  'radio',
  'spinbutton',
  'heading',
];

function faultsOf(address: string): readonly string[] {
  const faults: string[] = [];
  const titles = document.querySelectorAll('h1').length;
  if (titles !== 1) faults.push(`${address} has ${titles} headings of the first level`);
  for (const role of named)
    for (const { outerHTML } of screen.queryAllByRole(role, { name: /^\s*$/ }))
      faults.push(`${address} has a ${role} without a name: ${outerHTML.slice(0, 160)}`);
  return faults;
}

// Every test that opens the app looks for missed words in Chinese: `missedWords`.
it.each(['en'] as const)(
  'every screen has one heading of the first level, a name for each control, and no key in place of words (%s)',
  async (language) => {
    const phone = openPhone();
    arrangePage();
    const exhibitions = [channels, onSite, teams, shop];
    const person = await registerPerson(phone, { name: '甲的名字', mobile: '13900001357', exhibitions });
    const [good] = await goodsOf(phone, 1);
    const own = await leaveRows(phone, {
      visitorId: person.visitorId,
      good: good!,
      mark: '甲',
      mobile: '13900009753',
    });
    const ids = await idsOf(phone, own);
    await logInHere(person);
    const tab = await openTab();
    tab.device.getState().set('locale', language);
    tab.kill();
    const faults: string[] = [];
    await walkScreens(phone, addressesOf(ids), (_app, address) => faults.push(...faultsOf(address)));
    expect(faults).toEqual([]);
  },
  longMs,
);
