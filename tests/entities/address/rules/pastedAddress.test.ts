import { describe, expect, it } from 'vitest';
import { regionTable } from '#entities/address/rules/regionTable.ts';
import { takeApart } from '#entities/address/rules/takeApart.ts';
import { formCases, openCases, type PastedCase, receiverCases, regionCases } from './pastedAddresses.ts';

const read = (text: string): PastedCase => {
  const { province, city, area, name, phone, detail, unused } = takeApart(text, regionTable);
  return [text, [province, city, area].join(' ').trim(), name, phone, detail, unused];
};
const whole = ([text, region, name, phone, detail, unused = []]: PastedCase): PastedCase => [
  text,
  region,
  name,
  phone,
  detail,
  unused,
];

describe('the region of a pasted address', () => {
  it.each(regionCases.map((one) => [one] as const))('is read by everyday names: %j', (one) => {
    expect(read(one[0])).toEqual(whole(one));
  });

  it.each(openCases.map((one) => [one] as const))(
    'stays open where it is no region, or may be two: %j',
    (one) => {
      expect(read(one[0])).toEqual(whole(one));
    },
  );
});

describe('a pasted address', () => {
  it.each(receiverCases.map((one) => [one] as const))('has a person as its receiver, or none: %j', (one) => {
    expect(read(one[0])).toEqual(whole(one));
  });

  it.each(formCases.map((one) => [one] as const))(
    'is read in any form, and says what it did not use: %j',
    (one) => {
      expect(read(one[0])).toEqual(whole(one));
    },
  );
});
