import type { Exhibition } from '../exhibition/exhibition.ts';
import { cleanLine } from './cleanText.ts';

export type SharePlaceholder = 'host' | 'exhibition' | 'time' | 'place' | 'company' | 'boothNo' | 'channel';
export type ShareValues = { readonly [placeholder in SharePlaceholder]?: string | undefined };

const placeholders = /\{(host|exhibition|time|place|company|boothNo|channel)\}/g;
const maxCodePoints = 200;

export const defaultDescriptionTemplate = '{time} {place} {boothNo}';

/** One line, at most 200 characters. Values are not expanded again; a missing one leaves no gap, an unknown one stays. */
export function fillTemplate(template: string, values: ShareValues): string {
  const filled = template.replace(placeholders, (_match, name: SharePlaceholder) => values[name] ?? '');
  return cleanLine(cleanLine(filled, Infinity).replace(/ {2,}/g, ' '), maxCodePoints);
}

/** The first contains {company} and {exhibition}, the second only {exhibition}: "invites you" needs a subject. */
export function chooseDefaultTitle(values: ShareValues): 'companyInvites' | 'invitation' {
  return (values.company ?? '').trim() === '' ? 'invitation' : 'companyInvites';
}

/** The exhibition's image before its organisation's; '' for none. Absolute: https, or on the page's own `origin`. */
export function shareImage(
  { Logo, LongLogo, organization }: Pick<Exhibition, 'Logo' | 'LongLogo' | 'organization'>,
  origin: string,
): string {
  const ofOrganization = [organization?.Logo, organization?.LongLogo, organization?.BackgroundImage];
  for (const picture of [Logo, LongLogo, ...ofOrganization]) {
    const address = completeAddress(picture ?? '', origin);
    if (address !== '') return address;
  }
  return '';
}

function completeAddress(text: string, origin: string): string {
  if (text === '') return '';
  try {
    const url = new URL(text, origin);
    if (!/^https?:$/.test(url.protocol) || url.username !== '' || url.password !== '') return '';
    if (url.origin !== origin) url.protocol = 'https:';
    return url.href;
  } catch {
    return '';
  }
}
