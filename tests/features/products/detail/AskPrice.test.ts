// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const openId = 'open00000000000000000001';
const productId = 'productopen0000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

it('a product with its price on request has a quote and a sample at its foot, each once, and no cart', async () => {
  await phone.call('update/Product', {
    recordId: productId,
    setValue: { ProductPrice: '', Specifications: [] },
  });
  await openApp(productPath(openId, productId));
  const sample = await screen.findByRole('link', { name: '申请样品' });
  const quote = screen.getByRole('link', { name: '询价' });
  const links = within(screen.getByRole('main')).getAllByRole('link');
  expect(links.slice(-2)).toEqual([quote, sample]);
  // Beside each other in the foot, and not rows of the exhibitor's cells.
  expect(sample.parentElement).toBe(quote.parentElement);
  expect(sample.closest('ul')).toBeNull();
  expect(screen.queryByRole('button', { name: '加入购物车' })).toBeNull();
});
