// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const products = async () => {
  await screen.findByRole('list', { name: '展品' });
  return Array.from(document.querySelectorAll<HTMLElement>('main a[href^="/product/"]'));
};
const askedForNames = () =>
  phone.asked.filter(
    ({ path, body }) => path === 'get/ExhibitorExhibitionInfo' && JSON.stringify(body).includes('"$in"'),
  );

describe('a product in the list', () => {
  it('says its price and whose it is, and all names are asked for together', async () => {
    await openApp(`/products/${openId}`);
    await waitFor(async () => {
      for (const link of await products()) expect(link.textContent).toMatch(/有限公司|集团|中心|厂/);
    });
    for (const link of await products()) expect(link.textContent).toMatch(/¥|价格面议|面议|询价/);
    expect(askedForNames()).toHaveLength(1);
  });

  it('is shown without whose it is where that cannot be read', async () => {
    phone.answerInstead(({ path, body }) =>
      path === 'get/ExhibitorExhibitionInfo' && JSON.stringify(body).includes('"$in"')
        ? new Response('{"resCode":500,"result":null}', { status: 500 })
        : undefined,
    );
    await openApp(`/products/${openId}`);
    const [first] = await products();
    expect(within(first!).queryByText(/有限公司/)).toBeNull();
    expect(first!.textContent).not.toContain('undefined');
  });
});
