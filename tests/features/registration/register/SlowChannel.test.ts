// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { leaveIdentity } from '#tests/features/steps.ts';

const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

describe('a form whose channel is not known yet', () => {
  it('asks nothing before, so that the answer takes nothing away that was typed', async () => {
    await leaveIdentity({ exhibitionId, channelId, name: '周闻溪' });
    localStorage.removeItem('channelid');
    await phone.fault({ name: 'slow', path: 'queryList/Channel', ms: 800 });
    const app = await openApp(`/register/${exhibitionId}/${channelId}`);
    const name = await screen.findByLabelText<HTMLInputElement>(/^姓名/, {}, { timeout: 3000 });
    expect(name.value).toBe('周闻溪');
    await app.user.type(name, '远');
    await waitFor(() => expect(localStorage.getItem('channelid')).toBe(channelId), { timeout: 3000 });
    await new Promise((resolve) => setTimeout(resolve, 100));
    expect(screen.getByLabelText<HTMLInputElement>(/^姓名/).value).toBe('周闻溪远');
  });

  it('opens immediately where the phone knows the channel', async () => {
    await leaveIdentity({ exhibitionId, channelId, name: '周闻溪' });
    localStorage.setItem('entranceid', exhibitionId);
    localStorage.setItem('channelid', channelId);
    await phone.fault({ name: 'hang', path: 'queryList/Channel' });
    await openApp(`/register/${exhibitionId}/${channelId}`);
    const name = await screen.findByLabelText<HTMLInputElement>(/^姓名/);
    await waitFor(() => expect(name.value).toBe('周闻溪'));
  });
});
