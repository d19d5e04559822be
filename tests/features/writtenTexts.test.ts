// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { postPath } from '#entities/supply/rules/supplyPaths.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const teamsId = 'teams0000000000000000001';
const recordId = 'supplyopen00000000000400';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('locale', 'en');
});

describe('on a page in English a voice of Chinese speaks', () => {
  it('what a person has written in Chinese in a post', async () => {
    const setValue = {
      productName: '二手数控车床',
      productDetail: '九成新，可以现场看货。',
    };
    await phone.call('update/CloudRelease', { recordId, setValue });
    await phone.reviewPost({ recordId, state: '2' });
    await openApp(postPath(openId, recordId));
    const heading = await screen.findByRole('heading', { level: 1, name: '二手数控车床' });
    expect(heading.getAttribute('lang')).toBe('zh-CN');
    expect(
      (await screen.findByText('九成新，可以现场看货。')).closest('span[lang]')?.getAttribute('lang'),
    ).toBe('zh-CN');
  });

  it('the Chinese name of a team in the ranking', async () => {
    const [row] = await phone.rows('Team', teamsId);
    const setValue = { Name: '江海骑行队' };
    await phone.call('update/Team', { recordId: row?.['RecordId'], setValue });
    await openApp(`/teams/${teamsId}/ranking`);
    const [name] = await screen.findAllByText('江海骑行队');
    expect(name?.closest('span[lang]')?.getAttribute('lang')).toBe('zh-CN');
  });
});
