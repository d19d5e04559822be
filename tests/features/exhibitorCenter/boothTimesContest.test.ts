// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { fairDays } from '#domain/time/period/fairDays.ts';
import {
  answersOfTimes,
  readBoothTimes,
  timesChanges,
} from '#features/exhibitorCenter/rules/timesAnswers.ts';
import { dayKey, timesParts } from '#features/exhibitorCenter/rules/forms/timesForm.ts';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'stand0000000000000000001';
const exhibitorId = 'exhibitor000000000000001';
const nothingChanged = '内容和现在的一样，不用提交。';
const page = `/exhibitor-center/${exhibitionId}/times/stand`;
let phone: Phone;
let days: readonly string[];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', exhibitorId);
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  localStorage.setItem('exhibitorContact', '{"RecordId":"contact00000000000000001"}');
  const exhibition = (await phone.rows('Exhibition')).find((row) => row['RecordId'] === exhibitionId);
  days = fairDays(String(exhibition?.['StartTime']), String(exhibition?.['EndTime']));
});

const stored = async () => {
  const all = await phone.rows('Calendar', exhibitionId);
  const rows = all.filter((row) => row['ExhibitorId'] === exhibitorId);
  const times = rows.map(readBoothTimes).find((row) => row?.calendar.contactId === '');
  if (times === undefined) throw new Error('no times of the booth');
  return times;
};
const answersNow = async () => answersOfTimes(await stored(), days);

/** Another contact of the exhibitor saves this day with hours, on another phone. */
async function colleagueSaves(day: string) {
  const times = await stored();
  const own = { [dayKey(day)]: 'own', [dayKey(day, 'from')]: '10:00', [dayKey(day, 'until')]: '12:00' };
  const setValue = timesChanges(timesParts(days), { ...answersOfTimes(times, days), ...own }, times, days);
  await phone.call('update/Calendar', { recordId: times.RecordId, setValue });
}

const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
/** Makes the first day a day off. */
async function closeFirstDay(app: App) {
  const [first] = await screen.findAllByRole('radio', { name: '休息' });
  await app.user.click(first as HTMLElement);
  await tap(app, '检查');
}

describe('two contacts who change the times of one booth', () => {
  it('on the same day: the second sees both versions, and the first is not overwritten before one is chosen', async () => {
    const app = await openApp(page);
    await closeFirstDay(app);
    await colleagueSaves(days[0] ?? '');
    const before = await answersNow();
    await tap(app, '保存接待时间');
    expect(await screen.findByRole('heading', { level: 1, name: /同事/ })).toBeTruthy();
    expect(await answersNow()).toEqual(before);
    await tap(app, '按所选提交');
    await screen.findByRole('heading', { level: 1, name: '接待时间与自动确认' });
    expect(await answersNow()).toMatchObject({ [dayKey(days[0] ?? '')]: 'off' });
  });

  it('on two days: both are kept', async () => {
    const app = await openApp(page);
    await closeFirstDay(app);
    await colleagueSaves(days[1] ?? '');
    await tap(app, '保存接待时间');
    await screen.findByRole('heading', { level: 1, name: '接待时间与自动确认' });
    expect(await answersNow()).toMatchObject({
      [dayKey(days[0] ?? '')]: 'off',
      [dayKey(days[1] ?? '')]: 'own',
      [dayKey(days[1] ?? '', 'from')]: '10:00',
    });
  });
});

it('times that are saved as they were are not sent, and what says so is brought into sight', async () => {
  const shown: string[] = [];
  // Not in jsdom.
  Object.defineProperty(Element.prototype, 'scrollIntoView', {
    configurable: true,
    value(this: Element) {
      shown.push(this.textContent ?? '');
    },
  });
  onTestFinished(() => void Reflect.deleteProperty(Element.prototype, 'scrollIntoView'));
  const app = await openApp(page);
  await tap(app, '检查');
  await tap(app, '保存接待时间');
  await screen.findByText(nothingChanged);
  // On a slow phone it is said before that it is sent.
  expect(shown.pop()).toBe(nothingChanged);
  expect(phone.takePaths().filter((path) => /^(?:insert|update)\/Calendar$/.test(path))).toEqual([]);
});
