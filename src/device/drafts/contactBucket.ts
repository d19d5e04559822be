/**
 * Six hexadecimal digits of a hash of a contact. Short on purpose: hundreds of mobile numbers share one, so it does
 * not reveal the contact. Long enough to separate drafts and unsent registrations on a shared phone.
 */
export function contactBucket(contact: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < contact.length; index += 1) {
    hash = Math.imul(hash ^ contact.charCodeAt(index), 0x01000193);
  }
  return (((hash >>> 24) ^ hash) & 0xffffff).toString(16).padStart(6, '0');
}
