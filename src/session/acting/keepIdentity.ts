import { forgetUnshownQueries } from '#data/queries/forgetQueries.ts';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { showAppBadge } from '#host/appBadge.ts';
import { ownRecords } from './ownRecords.ts';
import { localStores } from '../localStores.ts';
import { services } from '../services.ts';

/** A visitor who has logged in or registered on this phone. */
export interface VisitorIdentity {
  readonly visitorId: string;
  /** '' where the server names none. */
  readonly userId: string;
  /** Their registration at one exhibition, where it is known. */
  readonly registration?:
    | { readonly exhibitionId: string; readonly recordId: string; readonly name: string }
    | undefined;
  /** Their mobile number and e-mail address; missing before the login has proven one. */
  readonly contacts?: readonly string[] | undefined;
  /** This person has logged in a moment before, so that token and user id are theirs. */
  readonly hasLoggedIn?: boolean | undefined;
}

/** From here on this visitor acts. Of another person nothing stays that says who acts. False, and nothing changes, for what is no id. */
export function actAsVisitor(identity: VisitorIdentity): boolean {
  const { visitorId, userId, registration, contacts = [] } = identity;
  const { set } = services().device.getState();
  const isSame = identity.hasLoggedIn === true || isKnownAs(identity);
  if (!set('visitorId', visitorId)) return false;
  if (!isSame) {
    forgetUnshownQueries();
    showAppBadge(0);
    forgetProven(contacts);
    ownRecords().change(() => []);
    set('userInfo', undefined);
    set('userId', undefined);
    set('token', undefined);
  }
  if (userId !== '') set('userId', userId);
  set('loginStatus', '1');
  if (registration !== undefined) {
    const { exhibitionId, recordId, name } = registration;
    set('userInfo', { RecordId: recordId, Name: name });
    keepOwnRecord({ exhibitionId, visitorId }, recordId);
  }
  return true;
}

/** With a contact that another person has proven their forms would open, and their registration would be found and log them in again. */
function forgetProven(own: readonly string[]): void {
  localStores()
    .then(({ provenContacts }) => provenContacts.forgetOthers(own))
    .catch(() => {
      // What cannot be opened says nothing to anybody.
    });
}

/** One person may have another visitor id at each exhibition; then the user id tells. */
function isKnownAs({ visitorId, userId, registration }: VisitorIdentity): boolean {
  const before = services().device.getState();
  return (
    before.visitorId === visitorId ||
    (userId !== '' && before.userId === userId) ||
    ownRecords()
      .list()
      .some((own) => own.visitorId === visitorId || own.recordId === registration?.recordId)
  );
}

function keepOwnRecord({ exhibitionId, visitorId }: VisitorKey, recordId: string): void {
  ownRecords().change((before) => [
    ...before.filter((own) => own.exhibitionId !== exhibitionId),
    { exhibitionId, recordId, visitorId },
  ]);
}

export interface KeptLogin {
  readonly userId: string;
  readonly token: string;
}

/**
 * What a login of the visitor who acts has brought. What it does not bring is not kept of another person.
 * @param visitorId who acted when the login was asked for: an answer that comes after another person has logged in is dropped
 */
export function keepVisitorLogin({ userId, token }: KeptLogin, visitorId: string | undefined): void {
  const { set, ...before } = services().device.getState();
  if (before.visitorId !== visitorId) return;
  const isOther = userId !== '' && before.userId !== undefined && before.userId !== userId;
  if (userId !== '') set('userId', userId);
  if (token !== '' || isOther) set('token', token || undefined);
}

/** From here on this contact of an exhibitor acts; the visitor of this phone stays. False, and nothing changes, for what is no id. */
export function actAsStand(login: {
  readonly exhibitorId: string;
  readonly userId: string;
  readonly contactId: string;
  readonly name: string;
  readonly company: string;
  readonly token: string;
}): boolean {
  const { set, ...before } = services().device.getState();
  const { exhibitorId, userId, contactId, name, company, token } = login;
  if (!set('exhibitorId', exhibitorId)) return false;
  if (!set('exhibitorUserId', userId)) {
    set('exhibitorId', before.exhibitorId);
    return false;
  }
  // Names and id alone: a phone number of the contact would lie open in the storage.
  set('exhibitorContact', {
    Name: name,
    CompanyName: company,
    ...(contactId !== '' && { RecordId: contactId }),
  });
  set('token', token || undefined);
  return true;
}

/** From here on this organiser or administrator acts: one of them on a phone. False, and nothing changes, for what is no id. */
export function actAsHost(login: {
  readonly userId: string;
  readonly name: string;
  readonly token: string;
  readonly adminOf?: string;
}): boolean {
  const { set } = services().device.getState();
  const { userId, name, token, adminOf } = login;
  const isKept =
    adminOf === undefined
      ? set('organizerUserId', userId)
      : set('systemAdminUser', { UserId: userId, TenantId: adminOf, Name: name });
  if (!isKept) return false;
  set(adminOf === undefined ? 'systemAdminUser' : 'organizerUserId', undefined);
  set('token', token || undefined);
  return true;
}
