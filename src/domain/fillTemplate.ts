import type { Exhibition } from './exhibition.ts';
import { cleanLine } from './cleanText.ts';

export type SharePlaceholder = 'host' | 'exhibition' | 'time' | 'place' | 'company' | 'boothNo' | 'channel';
export type ShareValues = { readonly [placeholder in SharePlaceholder]?: string | undefined };

const placeholders = /\{(host|exhibition|time|place|company|boothNo|channel)\}/g;
const maxCodePoints = 200;

/** Wordless, so it serves every language. */
export const defaultDescriptionTemplate = '{time} {place} {boothNo}';

/**
 * An organiser's title or description with its placeholders filled in: one line of plain text, 200 characters at most.
 * A value is never read as a template itself; a missing one leaves nothing, and no gap. Unknown placeholders stay.
 */
export function fillTemplate(template: string, values: ShareValues): string {
  const filled = template.replace(placeholders, (_match, name: SharePlaceholder) => values[name] ?? '');
  return cleanLine(cleanLine(filled, Infinity).replace(/ {2,}/g, ' '), maxCodePoints);
}

/**
 * Which invitation is the title where the organiser wrote none. The language keeps both, as templates: the first names
 * {company} and {exhibition}, the second only {exhibition}, because "invites you to join" needs somebody who invites.
 */
export function chooseDefaultTitle(values: ShareValues): 'companyInvites' | 'invitation' {
  return (values.company ?? '').trim() === '' ? 'invitation' : 'companyInvites';
}

/**
 * The first picture that has an address on the web: the exhibition's own before its organization's; '' where there is none.
 * Complete, because whoever receives it knows nothing of this page: by https, or from the page's own `origin`.
 */
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
