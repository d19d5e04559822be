import { expect, it } from 'vitest';
import { maskedContact, maskedName } from '#entities/organiser/rules/maskedPerson.ts';

it.each([
  ['', ''],
  ['林', '*'],
  ['林溪', '林*'],
  ['林若溪', '林*溪'],
  ['O\u0308ya Berg', 'O\u0308*** B***'],
  ['欧阳若溪', '欧***溪'],
  ['阿卜杜拉·买买提', '阿***提'],
  ['Mira Halvorsen', 'M*** H***'],
  ['  Bo ', 'B***'],
])('of the name %j the organiser sees %j', (name, masked) => expect(maskedName(name)).toBe(masked));

it.each([
  ['13900002299', '', '139****2299'],
  ['+852 91234567', '', '****4567'],
  ['', 'lin@example.com', 'l***@example.com'],
  ['', 'broken', '****'],
  ['', '', ''],
])('of the contact %j %j the organiser sees %j', (mobile, email, masked) =>
  expect(maskedContact(mobile, email)).toBe(masked),
);
