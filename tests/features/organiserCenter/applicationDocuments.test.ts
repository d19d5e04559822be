// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { seedId } from '#sandbox/seed/seeded.ts';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { pauseBetweenTaps } from '../steps.ts';

const exhibitionId = 'organiser000000000000001';
const host = 'user0000000000000000host';
const applicationId = seedId('orgapplication', 1);
const address = `/organiser-center/${exhibitionId}/decide/applications/${applicationId}`;
const file = 'https://files.example.com/licence.pdf';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  localStorage.setItem('organizerUserId', host);
  await phone.call('update/ExhibitorApplication', {
    recordId: applicationId,
    setValue: { DocumentFile: file },
  });
});

const views = () => phone.rows('DocumentViewRecord', exhibitionId);
const button = (name: string) => screen.findByRole('button', { name });
const tap = async (app: App, name: string) => {
  pauseBetweenTaps();
  await app.user.click(await button(name));
};

describe('the documents of an application to exhibit', () => {
  it('are hidden until an organiser asks for them', async () => {
    await openApp(address);
    await button('查看资质图片');
    await button('查看资质文件');
    expect(screen.queryByRole('img', { name: /资质图片/ })).toBeNull();
    expect(document.body.innerHTML).not.toContain(file);
    expect(await views()).toEqual([]);
  });

  it('are shown one by one, and the server holds who looked at what', async () => {
    const app = await openApp(address);
    await tap(app, '查看资质图片');
    await button('放大资质图片 1');
    await button('放大资质图片 2');
    expect(await views()).toMatchObject([
      { UserId: host, ApplicationId: applicationId, FieldKey: 'DocumentPictures' },
    ]);
    expect(await button('查看资质文件')).toBeTruthy();
    await tap(app, '查看资质文件');
    await button('打开资质文件');
    expect((await views()).map((row) => row['FieldKey'])).toEqual(['DocumentPictures', 'DocumentFile']);
  });

  it('stay hidden where the look could not be noted, and a look whose answer is lost is noted once', async () => {
    const app = await openApp(address);
    await phone.fault({ name: 'serverError500', path: 'insert/DocumentViewRecord', times: 1 });
    await tap(app, '查看资质图片');
    await screen.findByText('查看没有记录成功，因此没有显示，请再试一次。');
    expect(screen.queryByRole('button', { name: '放大资质图片 1' })).toBeNull();
    await phone.fault({ name: 'replyLostAfterCommit', path: 'insert/DocumentViewRecord', times: 1 });
    await tap(app, '查看资质图片');
    await button('放大资质图片 1');
    await waitFor(async () => expect(await views()).toHaveLength(1));
  });
});
