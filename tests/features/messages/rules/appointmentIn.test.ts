import { describe, expect, it } from 'vitest';
import { appointmentIn } from '#features/messages/rules/appointmentIn.ts';

const exhibition = 'meetings0000000000000001';
const id = 'askedmeetings00000000001';

describe('the appointment that a message names', () => {
  it.each([
    ['by the address of its page', `/appointments/${exhibition}/${id}`],
    ['by a whole address with a query', `https://fair.example/appointments/${exhibition}/${id}?from=mail`],
    ['by its bare id', id],
  ])('%s', (_, link) => {
    expect(appointmentIn(link, exhibition)).toBe(id);
  });

  it.each([
    ['of another exhibition', `/appointments/open00000000000000000001/${id}`],
    ['of the list', `/appointments/${exhibition}`],
    ['of the page where one is asked for', `/appointments/${exhibition}/with/exhibitor00000000000001`],
    ['with an id that is too long', `/appointments/${exhibition}/${id}0`],
    ['that is missing', ''],
  ])('is none by an address %s', (_, link) => {
    expect(appointmentIn(link, exhibition)).toBeUndefined();
  });
});
