import { describe, expect, it } from 'vitest';
import { isOfSeries, isSeriesTheme, readExhibitionUnit, unitIdOf } from '#entities/series/rules/series.ts';

const unitId = 'unitseries00000000000001';

describe('the unit of an exhibition', () => {
  it.each([
    ['an id', { ExhibitionUnitId: unitId }, unitId],
    ['the row in its place', { ExhibitionUnitId: { RecordId: unitId, Name: '季' } }, unitId],
    ['nothing', {}, ''],
    ['an empty text', { ExhibitionUnitId: '' }, ''],
    ['an id that is none', { ExhibitionUnitId: 'unit' }, ''],
    ['no row at all', undefined, ''],
  ])('is read from %s', (_, row, expected) => {
    expect(unitIdOf(row)).toBe(expected);
  });

  it('has texts in both languages, and empty ones where they are missing', () => {
    expect(readExhibitionUnit({ RecordId: unitId, Name: '江海生活季', Cover: 7 })).toEqual({
      RecordId: unitId,
      name: { zh: '江海生活季', en: '' },
      introduction: { zh: '', en: '' },
      Cover: '7',
    });
    expect(readExhibitionUnit({ RecordId: 'short' })).toBeUndefined();
  });
});

describe('a series', () => {
  it('has a theme where the flag of an exhibition says so, also as a text', () => {
    expect(
      [true, 'true', '1', false, '', undefined].map((flag) => isSeriesTheme({ IsSeriesTheme: flag })),
    ).toEqual([true, true, true, false, false, false]);
  });

  it('names its theme and its children, and no other exhibition', () => {
    const child = (RecordId: string) => ({
      RecordId,
      ExName: '',
      ExNameEn: '',
      StartTime: '',
      EndTime: '',
      Place: '',
      PlaceEn: '',
      Logo: '',
    });
    const series = { unit: undefined, main: child('main'), children: [child('one'), child('two')] };
    expect(['main', 'two', 'other'].map((id) => isOfSeries(series, id))).toEqual([true, true, false]);
    expect(isOfSeries({ ...series, main: undefined }, 'main')).toBe(false);
  });
});
