// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'stand0000000000000000001';
const center = `/exhibitor-center/${exhibitionId}`;
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
});

const numberOf = (name: string) =>
  screen.getAllByText(name).map((term) => term.nextElementSibling?.textContent);

describe('the numbers of a booth', () => {
  it('stand with what the server keeps beside the days, each with how it is counted', async () => {
    await openApp(center);
    const summary = await screen.findByText('这些数字怎么算');
    expect(numberOf('转化')).toContain('52');
    expect(numberOf('助力人数')).toContain('3');
    const how = within(summary.closest('details') as HTMLElement);
    expect(how.getByText(/同一部手机一天只算一次/)).toBeTruthy();
    expect(how.getByText(/哪些观众行为算转化/)).toBeTruthy();
  });

  it.each([
    [0, '85 分钟'],
    [65, '2.5 小时'],
  ])(
    'tell, for a message %d minutes later, that it came %s after the first scan, and how many leads have none',
    async (later, told) => {
      localStorage.setItem('exhibitorContact', JSON.stringify({ Name: '顾清和' }));
      const rows = await phone.rows('AddressBook', exhibitionId);
      const row = rows.find((one) => Number(one['FirstMessageAtMesc']) > 0);
      await phone.call('update/AddressBook', {
        recordId: row?.['RecordId'],
        setValue: { FirstMessageAtMesc: Number(row?.['FirstMessageAtMesc']) + later * 60_000 },
      });
      await openApp(`${center}/leads`);
      await screen.findByText('程素问');
      await openApp(center);
      await waitFor(() => expect(numberOf('首条消息间隔')).toContain(told));
      expect(numberOf('还没发首条消息')).toContain('3');
    },
  );

  it('stay unfolded when the days come', async () => {
    let answer = () => {};
    const held = new Promise<undefined>((done) => {
      answer = () => done(undefined);
    });
    phone.answerInstead(({ path }) => (path.endsWith('/ExhibitorExhibitionInfoState') ? held : undefined));
    const app = await openApp(center);
    await app.user.click(await screen.findByText('这些数字怎么算'));
    answer();
    await screen.findByRole('group', { name: '看哪项数据' });
    expect(screen.getByText('这些数字怎么算').closest('details')?.open).toBe(true);
  });

  it('leave out what the server does not keep', async () => {
    const [row] = await phone
      .rows('ExhibitorExhibitionInfo', exhibitionId)
      .then((rows) => rows.filter((one) => one['RecordId'] === 'exhibiting000000000stand'));
    await phone.call('update/ExhibitorExhibitionInfo', {
      recordId: row?.['RecordId'],
      setValue: { ConvertNumber: '' },
    });
    await openApp(center);
    await screen.findByText('这些数字怎么算');
    expect(mainText()).not.toContain('转化');
  });
});
