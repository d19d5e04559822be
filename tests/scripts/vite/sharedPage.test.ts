import { expect, it } from 'vitest';
import { sharedPages } from '#boot/shared/sharedPages.ts';
import { sharedAddress } from '#domain/address/bootPages.ts';
import { rowQuestions } from '#scripts/vite/sharedPage.ts';

it('every page that links lead to has the question of its row, with a place for each id', async () => {
  const questions = await rowQuestions();
  expect(Object.keys(questions)).toEqual(Object.keys(sharedPages));
  expect(questions['product']).toEqual({
    path: '/data/queryList/Product',
    params: { condition: { RecordId: '{row}' } },
  });
  expect(questions['exhibitor']).toMatchObject({
    path: '/data/get/ExhibitorExhibitionInfo',
    params: { condition: { ExhibitionId: '{id}', ExhibitorId: '{row}' } },
  });
});

it('the addresses that the page answers are those of its kinds', () => {
  const kinds = /\(([\w|-]+)\)/.exec(sharedAddress.source)?.[1]?.split('|');
  expect(kinds).toEqual(Object.keys(sharedPages));
});
