import { loginWithProvenContact } from '#api/login/login.ts';
import type { Registration } from '../api/registrationRecord.ts';
import type { Voucher, VoucherChannel, VoucherGroup } from '#entities/voucher/rules/voucher.ts';
import { type Contact, isEmail, isMobile, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { keepCodesOffline } from '#entities/voucher/useOfflineShell.ts';
import { actAsVisitor, keepVisitorLogin } from '#session/acting/keepIdentity.ts';
import { visitorIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';
import { localStores } from '#session/localStores.ts';
import { visitStore } from '#session/visit/visit.ts';

/** The texts of an exhibition that a voucher carries, so that it reads the same without a network. */
function exhibitionOnVoucher(exhibitionId: string) {
  const { exhibition } = visitStore.getState();
  const known: Partial<Exhibition> =
    exhibition.kind === 'found' && exhibition.value.RecordId === exhibitionId ? exhibition.value : {};
  const {
    ExName = '',
    ExNameEn = '',
    StartTime = '',
    EndTime = '',
    Place = '',
    PlaceEn = '',
    Logo = '',
  } = known;
  return { ExName, ExNameEn, StartTime, EndTime, Place, PlaceEn, Logo };
}

/** A registration that is proven to be stored, while its row could not be read back. */
export interface RegistrationKnownById
  extends Pick<Registration, 'RecordId' | 'ExhibitionId' | 'ChannelId' | 'Name' | 'CompanyName' | 'GroupId'> {
  readonly isKnownById: true;
}
export type StoredRegistration = Registration | RegistrationKnownById;

const isKnownById = (stored: StoredRegistration): stored is RegistrationKnownById => 'isKnownById' in stored;

/**
 * The person of this registration acts on this phone from here on, and its voucher is kept.
 * @param hasLoggedIn as in `VisitorIdentity`
 */
export async function keepVisitor(registration: StoredRegistration, hasLoggedIn = false): Promise<void> {
  const { ExhibitionId: exhibitionId, RecordId: recordId, Name: name } = registration;
  const named = contactsIn(registration);
  const contacts = named.length > 0 ? named : await provenAt(exhibitionId);
  actAsVisitor({
    visitorId: visitorIdOf(registration),
    userId: isKnownById(registration) ? '' : registration.UserId,
    registration: { exhibitionId, recordId, name },
    contacts,
    hasLoggedIn,
  });
  await keepVoucher(registration);
}

const contactsIn = (stored: StoredRegistration): readonly string[] =>
  isKnownById(stored)
    ? []
    : [normaliseMobile(stored.Mob), normaliseEmail(stored.Email)].filter(
        (contact) => isMobile(contact) || isEmail(contact),
      );

/** Where the answer names no contact: the one by which this registration was made. */
async function provenAt(exhibitionId: string): Promise<readonly string[]> {
  const contact = await (await localStores()).provenContacts.load(exhibitionId);
  return contact === undefined ? [] : [contact.value];
}

// A server that names no visitor apart from the registration means the registration.
const visitorIdOf = (stored: StoredRegistration) =>
  (isKnownById(stored) ? '' : stored.VisitorId) || stored.RecordId;

/** The voucher alone: of a companion, whose phone this is not. */
export async function keepVoucher(registration: StoredRegistration): Promise<void> {
  const { vouchers } = await localStores();
  const present = vouchers.list().find(({ recordId }) => recordId === registration.RecordId);
  const exhibition = exhibitionOnVoucher(registration.ExhibitionId);
  const { VoucherCode, ApproveState } = isKnownById(registration)
    ? { VoucherCode: '', ApproveState: '' as const }
    : registration;
  await vouchers.save({
    exhibitionId: registration.ExhibitionId,
    recordId: registration.RecordId,
    visitorId: visitorIdOf(registration),
    name: registration.Name,
    ...wordsOnVoucher(registration, present),
    // Assumed: the gate reads the server's own code, and the record's id where there is none.
    voucherCode: VoucherCode || present?.voucherCode || registration.RecordId,
    approveState: ApproveState,
    group: groupOf(registration, present),
    exhibition:
      exhibition.ExName === '' && exhibition.ExNameEn === ''
        ? (present?.exhibition ?? exhibition)
        : exhibition,
  });
  void keepCodesOffline();
}

/** Company and channel; as they were stored before, where the answer has no company or the channel's name is not known. */
export function wordsOnVoucher(
  { CompanyName, ChannelId }: Pick<Registration, 'CompanyName' | 'ChannelId'>,
  present: Voucher | undefined,
): Pick<Voucher, 'company' | 'channel'> {
  const company = CompanyName || present?.company;
  const isSameChannel = ChannelId === '' || ChannelId === present?.channel?.RecordId;
  const channel = channelOnVoucher(ChannelId) ?? (isSameChannel ? present?.channel : undefined);
  return { ...(company !== undefined && { company }), ...(channel && { channel }) };
}

function channelOnVoucher(channelId: string): VoucherChannel | undefined {
  const { channel, offered } = visitStore.getState();
  const inUse = channel.kind === 'found' ? [channel.value] : [];
  const known = [...inUse, ...offered.map(({ value }) => value)];
  const found = known.find(({ RecordId }) => RecordId === channelId);
  return found && { RecordId: channelId, Name: found.Name, NameEn: found.NameEn };
}

/** An answer without a group, as of a server that gives back less than it keeps, takes none away. */
export function groupOf(stored: StoredRegistration, present: Voucher | undefined): VoucherGroup | undefined {
  const { GroupId: id } = stored;
  if (id === '') return present?.group;
  if (isKnownById(stored)) return { id, code: present?.group?.code ?? '' };
  // Rows of people who were registered along carry the contact of who has done it.
  const isAlong = stored.GroupMob !== '' || stored.GroupEmail !== '';
  return { id, code: stored.GroupCode || (present?.group?.code ?? ''), isAlong };
}

/** Keeps the login of the visitor who acts, whose contact this is: `keepVisitor` comes first. Without one everything still works. */
export async function keepLogin(contact: Contact): Promise<void> {
  const visitorId = visitorIn(services().device.getState());
  try {
    const login = await loginWithProvenContact(await services().client(), contact);
    if (login !== undefined) keepVisitorLogin(login, visitorId);
  } catch {
    // The code was proven and the registration found; the token serves later screens, which ask again.
  }
}
