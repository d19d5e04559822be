/** The address that a phone dials; undefined for a text that is more than one number. */
export function phoneAddress(phone: string): string | undefined {
  const text = phone.normalize('NFKC');
  const isNumber = /^\+?[\d\s().-]{5,24}$/.test(text);
  return isNumber ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;
}

/** The address that opens a letter; undefined for what is no e-mail address, or would say more than one. */
export function mailAddress(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}
