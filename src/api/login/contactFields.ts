import { type Contact, normaliseEmail, normaliseMobile } from '#domain/person/contact.ts';

/** A contact as fields of a row, normalised as it is stored and queried. */
export function contactFields(contact: Contact): { readonly Mob: string } | { readonly Email: string } {
  return contact.kind === 'mobile'
    ? { Mob: normaliseMobile(contact.value) }
    : { Email: normaliseEmail(contact.value) };
}

/** The contact of the person who registers a companion. Separate from the row's own, so that a lookup never finds the wrong person. */
export function groupContactFields(
  contact: Contact,
): { readonly GroupMob: string } | { readonly GroupEmail: string } {
  return contact.kind === 'mobile'
    ? { GroupMob: normaliseMobile(contact.value) }
    : { GroupEmail: normaliseEmail(contact.value) };
}

/** The same as parameters of the code and login calls. Assumed: `email` where the contact is an e-mail address. */
export function codeRecipient(
  contact: Contact,
): { readonly phoneNumber: string } | { readonly email: string } {
  return contact.kind === 'mobile'
    ? { phoneNumber: normaliseMobile(contact.value) }
    : { email: normaliseEmail(contact.value) };
}
