// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { readRegistration } from '#entities/registration/api/registrationRecord.ts';
import type { Contact } from '#domain/person/contact.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

const exhibitionId = 'review000000000000000001';
const voucher = { exhibitionId, recordId: 'registration000000000002', visitorId: 'person000000000000000002' };
const own: Contact = { kind: 'mobile', value: '13800000002' };
const shared: Contact = { kind: 'mobile', value: '13800000004' };
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  await openTab();
});

const loadFlow = () => import('#entities/registration/stored/findOwnRegistration.ts');
const nameIn = (found: Awaited<ReturnType<Awaited<ReturnType<typeof loadFlow>>['findOwnRegistration']>>) =>
  found.kind === 'found' ? found.own.registration.Name : found.kind;

describe('the registration behind a voucher', () => {
  it('is asked for by exhibition and visitor', async () => {
    const { findOwnRegistration } = await loadFlow();
    expect(nameIn(await findOwnRegistration(voucher, undefined))).toBe('沈知夏');
    expect(phone.asked.map(({ body }) => body.params['condition'])).toEqual([
      { VisitorId: voucher.visitorId, ExhibitionId: exhibitionId },
    ]);
  });

  it('is never another row, even if the server sends it', async () => {
    const { findOwnRegistration } = await loadFlow();
    phone.answerInstead(({ path }) =>
      path === 'queryList/VisitorExhibitionInfo'
        ? Response.json({
            resCode: 0,
            resMsg: '',
            result: [
              { RecordId: voucher.recordId, ExhibitionId: exhibitionId, VisitorId: 'somebody', Name: '别人' },
            ],
          })
        : undefined,
    );
    expect(nameIn(await findOwnRegistration(voucher, undefined))).toBe('unknown');
  });

  it('that is not among the visitor’s own is absent', async () => {
    const { findOwnRegistration } = await loadFlow();
    const another = { ...voucher, recordId: 'registration000000000003' };
    expect(nameIn(await findOwnRegistration(another, undefined))).toBe('absent');
  });

  it('is asked for by the proven contact where the server named no visitor, and not at all without one', async () => {
    const { findOwnRegistration } = await loadFlow();
    const unnamed = { ...voucher, visitorId: '' };
    expect(nameIn(await findOwnRegistration(unnamed, own))).toBe('沈知夏');
    phone.takePaths();
    expect(nameIn(await findOwnRegistration(unnamed, undefined))).toBe('unknown');
    expect(phone.takePaths()).toEqual([]);
  });

  it('is not known while the service does not answer', async () => {
    const { findOwnRegistration } = await loadFlow();
    await phone.fault({ name: 'serverError500' });
    phone.takePaths();
    expect(nameIn(await findOwnRegistration(voucher, undefined))).toBe('unknown');
    // The voucher can be shown meanwhile, so this is said soon.
    expect(phone.takePaths()).toHaveLength(2);
  });
});

describe('the registration that is corrected', { tags: ['overwrite'] }, () => {
  it('is the named one among those of the contact', async () => {
    const { findProvenRegistration } = await loadFlow();
    const find = (recordId: string) => findProvenRegistration(exhibitionId, shared, recordId);
    expect(nameIn(await find('registration000000000004'))).toBe('许知远');
    expect(nameIn(await find('registration000000000005'))).toBe('许安然');
    expect(nameIn(await find(voucher.recordId))).toBe('absent');
  });
});

describe('the companions who are corrected', { tags: ['participants'] }, () => {
  const along = (GroupMob: string, Name: string) =>
    phone
      .call('insert/VisitorExhibitionInfo', { record: { ExhibitionId: exhibitionId, GroupMob, Name } })
      .then(({ result }) => (result as { RecordId: string }).RecordId);

  it('are the named ones among those that the contact has registered along, and no others', async () => {
    const { findOwnCompanions } = await loadFlow();
    const [first, , others] = [
      await along(own.value, '王芳'),
      await along(own.value, '李强'),
      await along(shared.value, '别人的'),
    ];
    const found = await findOwnCompanions(exhibitionId, own, [first, others, voucher.recordId]);
    expect(found).toMatchObject({ kind: 'found', people: [{ registration: { Name: '王芳' } }] });
    expect(await findOwnCompanions(exhibitionId, { kind: 'mobile', value: '13900009999' }, [first])).toEqual({
      kind: 'found',
      people: [],
    });
  });

  it('are not known while the service does not answer', async () => {
    const { findOwnCompanions } = await loadFlow();
    await phone.fault({ name: 'serverError500' });
    phone.takePaths();
    expect(await findOwnCompanions(exhibitionId, own, [voucher.recordId])).toEqual({
      kind: 'unknown',
      cause: { kind: 'serverBusy' },
    });
    expect(phone.takePaths()).toHaveLength(6);
  });
});

describe('a contact', () => {
  it.each<[string, string, Contact, boolean]>([
    ['13800000002', '', own, true],
    ['+86 138-0000-0002', '', own, true],
    ['13800000003', '', own, false],
    ['', 'Mira@Example.com', { kind: 'email', value: 'mira@example.com' }, true],
    ['13800000002', '', { kind: 'email', value: '13800000002' }, false],
    ['', '', { kind: 'mobile', value: '' }, false],
  ])('of a row with "%s" and "%s" is %j: %s', async (Mob, Email, contact, isOwn) => {
    const { isContactOf } = await loadFlow();
    const registration = readRegistration({ RecordId: voucher.recordId, Mob, Email })!;
    expect(isContactOf(registration, contact)).toBe(isOwn);
  });
});
