/**
 * A short mark of a mobile number or e-mail address, six hexadecimal digits, to tell contacts apart on one phone.
 * Short on purpose: hundreds of possible mobile numbers share each mark, so what is stored does not tell whose it was.
 * Not shorter, because drafts and unsent registrations are told apart by it, also on a phone that many people use.
 */
export function contactBucket(contact: string): string {
  let hash = 0x811c9dc5;
  for (let index = 0; index < contact.length; index += 1) {
    hash = Math.imul(hash ^ contact.charCodeAt(index), 0x01000193);
  }
  return (((hash >>> 24) ^ hash) & 0xffffff).toString(16).padStart(6, '0');
}
