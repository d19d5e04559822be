/** A `tel:` address; undefined unless the text is exactly one number. */
export function phoneAddress(phone: string): string | undefined {
  const text = phone.normalize('NFKC');
  const isNumber = /^\+?[\d\s().-]{5,24}$/.test(text);
  return isNumber ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;
}

/** A `mailto:` address; undefined for an invalid address, or one that would add parameters. */
export function mailAddress(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}
