import { describe, expect, it } from 'vitest';
import { areaCodesText, listHeightAt, pickerLookAt, pickerMeasures } from '#ui/country/pickerMeasures.ts';

describe('choosing a country', { tags: ['country-picker'] }, () => {
  it.each([
    [320, 'modal'],
    [991, 'modal'],
    [992, 'popover'],
    [1920, 'popover'],
  ])('at a width of %i px is a %s', (widthPx, look) => {
    expect(pickerLookAt(widthPx)).toBe(look);
  });

  it('the popover is 440 px wide', () => {
    expect(pickerMeasures.popoverWidthPx).toBe(440);
  });

  it('the search field hides its list after 80 ms, a popover after 300 ms, a modal after 100 ms', () => {
    expect(pickerMeasures.hideMs).toEqual({ input: 80, popover: 300, modal: 100 });
  });

  it.each([
    [320, 240],
    [991, 240],
    [992, 350],
  ])('at a width of %i px the list is at most %i px high', (widthPx, heightPx) => {
    expect(listHeightAt(widthPx)).toBe(heightPx);
  });

  it.each([
    [[], ''],
    [['787', '939'], '787, 939'],
    [['1', '2', '3', '4', '5'], '1, 2, 3, 4, 5'],
    [['1', '2', '3', '4', '5', '6'], '1, 2, 3, 4, 5 …'],
  ])('of the area codes %j at most five are shown', (areaCodes, text) => {
    expect(areaCodesText(areaCodes)).toBe(text);
  });
});
