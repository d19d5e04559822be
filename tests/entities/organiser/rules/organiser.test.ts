import { describe, expect, it } from 'vitest';
import { organiserOf, readAdministrator } from '#entities/organiser/rules/organiser.ts';

const exhibition = { RecordId: 'e', UserId: 'host', TenantId: 'tenant' };
const administrator = { userId: 'adm', tenantId: 'tenant' };

describe('an exhibition is looked after', () => {
  it.each([
    ['by its own organiser', 'host', undefined, { userId: 'host', role: 'organiser' }],
    ['by no other organiser', 'other', undefined, undefined],
    ['by an administrator of its tenant', undefined, administrator, { userId: 'adm', role: 'administrator' }],
    ['by no administrator of another tenant', undefined, { ...administrator, tenantId: 'x' }, undefined],
    ['as its own organiser by one who is both', 'host', administrator, { userId: 'host', role: 'organiser' }],
    [
      'as administrator where another organiser has it',
      'other',
      administrator,
      {
        userId: 'adm',
        role: 'administrator',
      },
    ],
  ] as const)('%s', (_, organiserUserId, admin, expected) => {
    const found = organiserOf({ organiserUserId, administrator: admin }, exhibition);
    expect(found).toEqual(expected && { exhibitionId: 'e', ...expected });
  });
});

it.each([[undefined], [{}], [{ UserId: 'u' }], [{ TenantId: 't' }], [{ UserId: 7, TenantId: ' ' }], ['u']])(
  'what names no user and no tenant is no administrator: %j',
  (kept) => expect(readAdministrator(kept)).toBeUndefined(),
);

it('an administrator is read from what the phone keeps', () => {
  expect(readAdministrator({ UserId: 'u', TenantId: 't', Name: 'N' })).toEqual({
    userId: 'u',
    tenantId: 't',
  });
});
