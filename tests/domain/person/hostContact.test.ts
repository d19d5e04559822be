import { describe, expect, it } from 'vitest';
import { readHostContact } from '#domain/person/hostContact.ts';

describe('the organiser’s contact', () => {
  it.each([
    ['the exhibition’s own', { HostPhone: '0571-5550 0126', HostEmail: 'teams@example.com' }],
    ['the organisation’s', { OrganizationId: { Phone: '0571-5550 0126', Email: 'teams@example.com' } }],
  ])('is %s', (_, row) => {
    expect(readHostContact(row)).toEqual({ phone: '0571-5550 0126', email: 'teams@example.com' });
  });

  it.each([undefined, {}, { OrganizationId: 'organizer000000000000001' }])('is empty in %j', (row) => {
    expect(readHostContact(row)).toEqual({ phone: '', email: '' });
  });
});
