// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

const exhibitionId = 'stand0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
});

afterEach(() => {
  vi.restoreAllMocks();
});

const first = ['夹具甲', '夹具乙'];
const second = ['夹具丙', '夹具丁'];
const stored = async () =>
  (await phone.rows('Product', exhibitionId))
    .map((row) => String(row['ProductName']))
    .filter((name) => [...first, ...second].includes(name));

async function paste(app: App, names: readonly string[]) {
  const box = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: /表格内容/ });
  await waitFor(() => expect(box.value).toBe(''));
  await app.user.click(box);
  await app.user.paste(['名称', ...names].join('\n'));
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name: `添加 ${names.length} 件展品` }));
}

/** Answers an insert of this product only when it is told to. */
function holdInsertOf(name: string): () => void {
  let release = () => {};
  const until = new Promise<void>((resolve) => {
    release = resolve;
  });
  phone.answerInstead(async ({ path, body }) => {
    if (path !== 'insert/Product' || (body.params['record'] as Row)['ProductName'] !== name) return undefined;
    await until;
    return undefined;
  });
  return release;
}

describe('a second pasted table', () => {
  it.each(first)(
    'is added without a tap after the first, also where it is pasted while %s is sent',
    async (name) => {
      const release = holdInsertOf(name);
      const app = await openApp(`/exhibitor-center/${exhibitionId}/products/paste`);
      await paste(app, first);
      await screen.findByText('正在发送…');
      await paste(app, second);
      await screen.findByText(/还有 [34] 件/);
      release();
      await eventually(async () => expect(await stored()).toEqual([...first, ...second]));
      expect(await screen.findByText('4 件展品已添加并发布')).toBeTruthy();
    },
  );
});

describe('a pasted table', () => {
  it('is said to wait without a network, and to be added as soon as it is back', async () => {
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(true);
    const app = await openApp(`/exhibitor-center/${exhibitionId}/products/paste`);
    await screen.findByRole('textbox', { name: /表格内容/ });
    line.mockReturnValue(false);
    await paste(app, first);
    expect(await screen.findByText('等待添加：还有 2 件，已完成 0 件')).toBeTruthy();
    line.mockReturnValue(true);
    window.dispatchEvent(new Event('online'));
    expect(await screen.findByText('2 件展品已添加并发布')).toBeTruthy();
    expect(await stored()).toEqual(first);
  });

  it('of which one is refused says so when the others are added', async () => {
    phone.answerInstead(({ path, body }) =>
      path === 'insert/Product' && (body.params['record'] as Row)['ProductName'] === first[0]
        ? Response.json({ resCode: 400_000, resMsg: 'no', result: [] })
        : undefined,
    );
    const app = await openApp(`/exhibitor-center/${exhibitionId}/products/paste`);
    await paste(app, first);
    expect(await screen.findByText('1 件未添加，已完成 1 件')).toBeTruthy();
    expect(await screen.findByRole('button', { name: '移除未添加的 1 件' })).toBeTruthy();
    expect(await stored()).toEqual([first[1]]);
  });
});
