import { bracketZero } from './trunkPrefix.ts';

/**
 * A `tel:` address; undefined unless the text is exactly one number. Behind a country code the (0) of +49 (0)40 is not dialled, that of +39 (0)6 is; a code
 * may stand in brackets.
 */
export function phoneAddress(phone: string): string | undefined {
  const text = phone
    .normalize('NFKC')
    .trim()
    .replace(/^\((\+\d{1,3}|86(?=\)\s*1[3-9]))\)/, (_, code: string) => `+${code.replace('+', '')} `)
    .replace(/^((?:\+|00)(\d*)[\d ()-]*?)\(0\)/, (_, head: string, code: string) => head + bracketZero(code));
  const isNumber = /^\+?[\d\s().-]{5,24}$/.test(text);
  return isNumber ? `tel:${text.replace(/[^\d+]/g, '')}` : undefined;
}

/** A `mailto:` address; undefined for an invalid address, or one that would add parameters. */
export function mailAddress(email: string): string | undefined {
  return /^[\w.+-]+@[\w-]+(\.[\w-]+)+$/.test(email) ? `mailto:${email}` : undefined;
}

/** An `sms:` address with a text; undefined for an invalid number. iOS reads the text after `&`, others after `?`. */
export function smsAddress(phone: string, text: string): string | undefined {
  const address = phoneAddress(phone);
  return address && `${address.replace('tel:', 'sms:')}?&body=${encodeURIComponent(text)}`;
}
