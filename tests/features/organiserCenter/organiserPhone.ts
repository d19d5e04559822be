import { afterAll, beforeAll, beforeEach } from 'vitest';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

export const exhibitionId = 'organiser000000000000001';
export const host = 'user0000000000000000host';

/** Before each test of a file a new phone, on which the organiser of the exhibition is logged in. */
export function openOrganiserPhones(opened: (phone: Phone) => void): void {
  beforeAll(startServer);
  afterAll(stopServer);
  beforeEach(() => {
    opened(openPhone());
    localStorage.setItem('organizerUserId', host);
  });
}
