// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const small = 'small0000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

/** Chinese words of a page that no element marks as Chinese, without those that a screen reader does not hear. */
function unmarkedChinese(): readonly string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(
    document.querySelector('main') ?? document.body,
    NodeFilter.SHOW_TEXT,
  );
  for (let text = texts.nextNode(); text !== null; text = texts.nextNode()) {
    const around = text.parentElement;
    if (!/[\u4e00-\u9fff]{2}/.test(text.textContent ?? '') || around?.closest('[aria-hidden="true"]'))
      continue;
    // What the page as a whole says of its language does not count.
    if (!around?.closest('main [lang="zh-CN"]')) found.push(text.textContent ?? '');
  }
  return found;
}

it('on the page of an exhibitor with Chinese texts alone, each is marked as Chinese for who reads English', async () => {
  localStorage.setItem('locale', 'en');
  const [exhibitor] = await phone.rows('ExhibitorExhibitionInfo', small);
  if (exhibitor === undefined) throw new Error('no exhibitor');
  const { RecordId, ExhibitorId, ExhibitionHallId, ProductTypeInfoId } = exhibitor;
  const clear = (collection: string, recordId: unknown, fields: readonly string[]) =>
    phone.call(`update/${collection}`, {
      recordId,
      setValue: Object.fromEntries(fields.map((field) => [field, ''])),
    });
  await clear('Exhibition', small, ['ExNameEn', 'PlaceEn']);
  await clear('ExhibitionHall', ExhibitionHallId, ['NameEn']);
  await clear('ProductTypeInfo', ProductTypeInfoId, ['NameEn', 'ProductTypeNameEn']);
  await clear('ExhibitorExhibitionInfo', RecordId, ['CompanyNameEn', 'ServiceEn', 'IntroductionEn']);
  await openApp(`/exhibitor/${small}/${String(ExhibitorId)}`);
  await screen.findByText('Hall plan', { exact: false });
  await waitFor(() => expect(document.querySelector('main dl')).not.toBeNull());
  expect(unmarkedChinese()).toEqual([]);
});
