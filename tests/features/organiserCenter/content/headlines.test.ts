// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { mainText, openApp } from '#tests/app/openApp.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { answer, fill, tap } from './contentSteps.ts';
import { exhibitionId, host, openOrganiserPhones } from '../organiserPhone.ts';

let phone: Phone;

openOrganiserPhones((opened) => {
  phone = opened;
});

const headline = async (): Promise<Row> => (await phone.rows('Headline', exhibitionId))[0] ?? {};
const editorOf = ({ RecordId }: Row) =>
  `/organiser-center/${exhibitionId}/content/headlines/${String(RecordId)}`;
const writes = () => phone.asked.filter(({ path }) => path === 'update/Headline');

describe('a headline that an organiser changes', () => {
  it('is stored after one more question with what it was, and can be changed back', async () => {
    const before = await headline();
    const app = await openApp(editorOf(before));
    await fill(app, 'Title', '东门今日提前开放');
    await tap(app, '保存');
    const asked = await answer(app, '保存');
    expect(asked).toContain('只改了一种语言的文字。');
    expect(asked).toContain('所有观众都会在首页看到。');
    await screen.findByText(/^您于 .+ 调整$/);
    expect(await headline()).toMatchObject({
      Title: '东门今日提前开放',
      Url: before['Url'],
      ChangedBy: host,
      Former: { Title: before['Title'] },
    });
    await tap(app, '改回去');
    await answer(app, '改回去');
    await waitFor(async () => expect((await headline())['Title']).toBe(before['Title']));
  });

  it('with an address that cannot be opened, or without text, is not sent and says why', async () => {
    const app = await openApp(editorOf(await headline()));
    await fill(app, 'address', 'javascript:alert(1)');
    await tap(app, '保存');
    await screen.findByText('这个网址无法打开，请检查。');
    await fill(app, 'address', 'https://news.example.com/open');
    for (const name of ['Title', 'TitleEn'])
      await app.user.clear(document.querySelector<HTMLInputElement>(`#field-${name}`) ?? document.body);
    await tap(app, '保存');
    await screen.findByText('请至少填写一种语言的文字。');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(writes()).toEqual([]);
  });

  it('that a colleague has changed meanwhile is shown as it is, and nothing is sent', async () => {
    const { RecordId, ...before } = await headline();
    const app = await openApp(editorOf({ RecordId }), { timeFactor: 1 });
    await fill(app, 'Title', '西门今日提前开放');
    await phone.call('update/Headline', {
      recordId: RecordId,
      setValue: { TitleEn: 'The shuttle is late', Revision: Number(before['Revision'] ?? 0) + 1 },
    });
    await tap(app, '保存');
    await answer(app, '保存');
    await screen.findByText(/同事刚刚改过这一条，没有覆盖/);
    expect(writes()).toEqual([]);
    await waitFor(() => expect(mainText()).toContain('The shuttle is late'));
  });
});
