// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { type App, mainText, openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';

const stand = 'stand0000000000000000001';
let phone: Phone;
let product: Row;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  localStorage.setItem('exhibitorId', 'exhibitor000000000000001');
  localStorage.setItem('exhibitorUserId', 'user00000000000exhibitor');
  const found = (await phone.rows('Product', stand)).find((row) => row['ProductName'] === '电主轴 S20');
  if (found === undefined) throw new Error('no product');
  product = found;
});

const stored = async () =>
  (await phone.rows('Product', stand)).find((row) => row['RecordId'] === product['RecordId']) as Row;
const edit = () => openApp(`/exhibitor-center/${stand}/products/edit?product=${String(product['RecordId'])}`);
const tap = async (app: App, name: string | RegExp) => {
  pauseBetweenTaps();
  await app.user.click(await screen.findByRole('button', { name }));
};
async function type(app: App, box: HTMLElement, text: string) {
  await app.user.clear(box);
  if (text !== '') await app.user.type(box, text);
}
const entry = async (number: number) => within(await screen.findByRole('group', { name: `第 ${number} 项` }));
async function fillVersion(app: App, number: number, [name = '', price = '', stock = '']: readonly string[]) {
  const row = await entry(number);
  await type(app, row.getByRole('textbox', { name: /规格名称/ }), name);
  await type(app, row.getByRole('textbox', { name: /单价/ }), price);
  await type(app, row.getByRole('textbox', { name: /库存/ }), stock);
}

describe('the form of a product', () => {
  it('gives it versions, stock, minimum order and a film, which its page and the list show', async () => {
    const app = await edit();
    await tap(app, '添加一项');
    await fillVersion(app, 1, ['出口版', '40000', '3']);
    await tap(app, '添加一项');
    await fillVersion(app, 2, ['', '38430.50', '12']);
    await tap(app, '保存修改');
    expect((await screen.findAllByText(/第 2 项有误/)).length).toBeGreaterThan(0);
    await fillVersion(app, 2, ['标准版', '38430.50', '12']);
    await tap(app, '上移 2');
    const film = screen.getByRole('textbox', { name: /视频地址/ });
    await type(app, film, 'film');
    await tap(app, '保存修改');
    await waitFor(() => expect(film.getAttribute('aria-invalid')).toBe('true'));
    await type(app, film, 'https://films.example/s20.mp4');
    await type(app, screen.getByRole('textbox', { name: /视频字幕/ }), 'https://films.example/s20.vtt');
    await type(app, screen.getByRole('textbox', { name: /^文字稿 / }), '主轴启动，切开一块铝。');
    await type(app, screen.getByRole('textbox', { name: /起订量/ }), '2');
    await tap(app, '保存修改');
    await eventually(async () =>
      expect(await stored()).toMatchObject({
        Video: 'https://films.example/s20.mp4',
        CaptionsUrl: 'https://films.example/s20.vtt',
        Transcript: '主轴启动，切开一块铝。',
        MinOrderNumber: '2',
        StockNumber: '20',
        Specifications: [
          { size: '标准版', price: '3843050', total: '12' },
          { size: '出口版', price: '4000000', total: '3' },
        ],
      }),
    );

    const page = await openApp(`/product/${stand}/${String(product['RecordId'])}`);
    await screen.findByText('¥38,430.50 起');
    expect(screen.getByText('主轴启动，切开一块铝。')).toBeTruthy();
    await tap(page, '加入购物车');
    const sheet = within(await screen.findByRole('dialog'));
    expect(sheet.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
      expect.stringContaining('标准版'),
      expect.stringContaining('出口版'),
    ]);
    await openApp(`/exhibitor-center/${stand}/products`);
    await waitFor(() => expect(mainText()).toContain('¥38,430.50 起'));
  });

  it('takes a version out and keeps the place of the others', async () => {
    await phone.call('update/Product', {
      recordId: product['RecordId'],
      setValue: {
        Specifications: [
          { size: '标准版', price: '100', total: '1' },
          { size: '加强版', price: '200', total: '2' },
        ],
      },
    });
    const app = await edit();
    await entry(2);
    await tap(app, '移除 1');
    await waitFor(() => expect(screen.queryByRole('group', { name: '第 2 项' })).toBeNull());
    await tap(app, '保存修改');
    await eventually(async () =>
      expect((await stored())['Specifications']).toEqual([{}, { size: '加强版', price: '200', total: '2' }]),
    );
  });

  it('whose stock is left empty cannot be ordered: its page says that availability is asked for', async () => {
    const app = await edit();
    await type(app, await screen.findByRole('textbox', { name: /^库存/ }), '');
    await tap(app, '保存修改');
    await eventually(async () => expect((await stored())['StockNumber']).toBe(''));
    const page = await openApp(`/product/${stand}/${String(product['RecordId'])}`);
    await screen.findByText('展商没有标明库存，不能直接下单，请先询问是否有货。');
    expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
    await page.user.click(await screen.findByRole('link', { name: '询问是否有货' }));
    await screen.findByRole('heading', { level: 1, name: /询价/ });
  });
});
