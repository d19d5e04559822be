// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

const channelId = 'pressorganiser0000000001';
const editor = `/organiser-center/${exhibitionId}/content/channels/${channelId}`;
let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const channel = async (): Promise<Row> =>
  (await phone.rows('Channel', exhibitionId)).find(({ RecordId }) => RecordId === channelId) ?? {};
const writes = () => phone.asked.filter(({ path }) => path === 'update/Channel');

describe('a channel that an organiser changes', () => {
  it('is paused after one more question, and visitors read the words of the state and the reason', async () => {
    const app = await openApp(editor);
    await fill(app, 'ClosedReason', '媒体名额已满');
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/^您于 .+ 调整$/);
    await tap(app, '暂停通道');
    expect(await answer(app, '暂停通道')).toContain('正在填写的观众会保留已填内容');
    await screen.findByRole('button', { name: '恢复登记' });
    expect(await channel()).toMatchObject({
      HasOpen: false,
      ClosedReason: '媒体名额已满',
      Revision: 2,
      ChangedBy: host,
      Former: { HasOpen: true },
    });
    expect(mainText()).toContain('暂停');

    localStorage.clear();
    await openApp(`/register/${exhibitionId}/${channelId}`);
    await waitFor(() => expect(mainText()).toContain('媒体名额已满'));
    expect(mainText()).toContain('暂停');
  });

  it('that closes before it opens is not sent; one that ends now is asked about', async () => {
    const app = await openApp(editor);
    await fill(app, 'SignUpStartTime', '2031-03-02T10:00');
    await fill(app, 'SignUpEndTime', '2031-03-01T10:00');
    await tap(app, '保存');
    await screen.findByText('截止时间早于开放时间，请修改截止时间。');
    expect(screen.queryByRole('dialog')).toBeNull();
    await fill(app, 'SignUpStartTime', '2020-03-02T10:00');
    await fill(app, 'SignUpEndTime', '2020-03-03T10:00');
    await tap(app, '保存');
    expect(await answer(app, '先不改')).toContain('截止时间已过，登记会立即截止。');
    expect(writes()).toEqual([]);
  });

  it('that a colleague has changed meanwhile is shown as it is, and nothing is sent', async () => {
    const app = await openApp(editor, { timeFactor: 1 });
    await screen.findByRole('button', { name: '暂停通道' });
    await phone.call('update/Channel', {
      recordId: channelId,
      setValue: { SignUpEndTime: '2031-03-02 10:00:00', HasOpen: true, Revision: 1, ChangedAt: Date.now() },
    });
    await tap(app, '暂停通道');
    await answer(app, '暂停通道');
    await screen.findByText(/同事刚刚改过这一条，没有覆盖/);
    expect(writes()).toEqual([]);
    await waitFor(() => expect(mainText()).toContain('2031'));
  });
});
