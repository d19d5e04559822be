import { expect, it } from 'vitest';
import { screenLooks } from '#boot/screens/screenLooks.ts';
import { firstRowsQuestions, screens, titlesIn } from '#scripts/vite/screenPage.ts';

it('every screen that is painted has its files', () => {
  expect(Object.keys(screens)).toEqual(Object.keys(screenLooks));
});

it('every heading is there in both languages', () => {
  expect(Object.keys(titlesIn('en'))).toEqual(Object.keys(titlesIn('zh')));
  expect(titlesIn('en')).toMatchObject({ exhibitors: 'Exhibitors' });
});

it('the lists with many rows ask for their first ones, with a place for the exhibition', async () => {
  const questions = await firstRowsQuestions();
  expect(Object.keys(questions)).toEqual(['exhibitors', 'products', 'conferences']);
  expect(questions['products']).toMatchObject({
    path: '/data/queryList/Product',
    params: { condition: { ExhibitionId: '{id}' } },
  });
});
