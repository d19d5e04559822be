// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

const stand = 'stand0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
});

const recorded = async () =>
  (await phone.rows('LiveList', stand)).find((row) => row['Title'] === '夹具快换演示');

describe('the texts of a recording for those who do not hear or see it', () => {
  it('are filled in by its exhibitor, stand in the preview, and are sent', async () => {
    const app = await openApp(
      `/exhibitor-center/${stand}/lives/edit?live=${String((await recorded())?.['RecordId'])}`,
    );
    const captions = await screen.findByRole('textbox', { name: /回放字幕/ });
    await app.user.type(captions, 'https://media.example.com/quick-change.vtt');
    await app.user.type(
      screen.getByRole('textbox', { name: /口述影像版/ }),
      'https://media.example.com/described.mp4',
    );
    await app.user.type(screen.getByRole('textbox', { name: /^文字稿(?!（英文)/ }), '讲解员：三种夹具。');
    await app.user.type(screen.getByRole('textbox', { name: /^内容摘要(?!（英文)/ }), '演示三种快换夹具。');
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '预览' }));
    const send = await screen.findByRole('button', { name: '提交审核' });
    expect(mainText()).toContain('内容摘要： 演示三种快换夹具。');
    expect(mainText()).toContain('讲解员：三种夹具。');
    expect(mainText()).not.toContain('这段回放还没有');
    pauseBetweenTaps();
    await app.user.click(send);
    await eventually(async () =>
      expect(await recorded()).toMatchObject({
        CaptionsUrl: 'https://media.example.com/quick-change.vtt',
        DescribedUrl: 'https://media.example.com/described.mp4',
        Summary: '演示三种快换夹具。',
        Transcript: '讲解员：三种夹具。',
        ApproveState: '1',
      }),
    );
    await waitFor(() => expect(phone.isAnswering()).toBe(false));
  });

  it('are missed in words by the preview of a recording without them, before it is sent', async () => {
    const app = await openApp(
      `/exhibitor-center/${stand}/lives/edit?live=${String((await recorded())?.['RecordId'])}`,
    );
    await app.user.type(await screen.findByRole('textbox', { name: /英文标题/ }), '!');
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '预览' }));
    expect(await screen.findByText(/这段回放还没有：字幕、口述影像、文字稿。/)).toBeTruthy();
  });

  it('miss no captions where its exhibitor says that there is no speech in it, which is sent', async () => {
    const app = await openApp(
      `/exhibitor-center/${stand}/lives/edit?live=${String((await recorded())?.['RecordId'])}`,
    );
    await app.user.click(await screen.findByRole('radio', { name: '没有人声' }));
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '预览' }));
    await screen.findByText(/这段回放还没有：口述影像、文字稿。/);
    pauseBetweenTaps();
    await app.user.click(screen.getByRole('button', { name: '提交审核' }));
    await eventually(async () => expect(await recorded()).toMatchObject({ HasNoSpeech: true }));
    await waitFor(() => expect(phone.isAnswering()).toBe(false));
  });
});
