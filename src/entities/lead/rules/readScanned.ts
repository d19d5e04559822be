import { tidyPassCode } from '#domain/code/tidyPassCode.ts';
import { readCard } from '#entities/card/rules/formats/cardPayload.ts';
import { isForeignCard, readForeignCard } from '#entities/card/rules/formats/readVcard.ts';
import type { ScannedPerson } from './lead.ts';

export type Scanned =
  | ScannedPerson
  /** Made by a later release of this product. */
  | { readonly kind: 'newer' }
  /** A card that is cut off or damaged. */
  | { readonly kind: 'unreadable' }
  /** No code of a visitor. */
  | { readonly kind: 'other' };

const cardLink = /\/cards\/[^/?#\s]+\/add\/?(?:\?[^#\s]*)?#(\S+)$/;
/** What passes carry: one word of digits, letters and dashes. */
const passCode = /^[0-9A-Za-z][0-9A-Za-z-]{3,39}$/;

/** What a scanner has read, or a person has typed. Anyone can print a code: nothing of it is opened. */
export function readScanned(text: string): Scanned {
  const line = text.trim();
  const fragment = cardLink.exec(line)?.[1];
  if (fragment !== undefined) return readCard(fragment);
  if (isForeignCard(line)) {
    const read = readForeignCard(line);
    return read === undefined
      ? { kind: 'unreadable' }
      : { kind: 'card', card: read.card, unused: read.unused };
  }
  const code = tidyPassCode(line);
  return passCode.test(code) ? { kind: 'pass', code } : { kind: 'other' };
}
