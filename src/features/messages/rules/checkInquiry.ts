import { type EnquiryKind, longestMessage } from '#entities/message/rules/message.ts';
import { codePointCount } from '#domain/text/cleanText.ts';
import { readDay } from '#domain/time/readDay.ts';

interface Typed {
  readonly quantity: string;
  readonly wishDate: string;
  readonly note: string;
  readonly address: string;
}

export type InquiryProblem = 'quantityWrong' | 'dateWrong' | 'noteEmpty' | 'noteTooLong' | 'addressEmpty';

const mostPieces = 1_000_000;
const longestAddress = 200;

/** As it is checked and sent: full-width digits are folded, blanks removed. */
export const tidyQuantity = (typed: string): string => typed.normalize('NFKC').replace(/\s/g, '');

/** What is wrong, by field. An inquiry says something; a sample goes somewhere. `today`: `YYYY-MM-DD`. */
export function checkInquiry(
  typed: Typed,
  kind: EnquiryKind,
  today: string,
): Readonly<Partial<Record<keyof Typed, InquiryProblem>>> {
  const quantity = tidyQuantity(typed.quantity);
  const note = codePointCount(typed.note.trim());
  const address = codePointCount(typed.address.trim());
  const pieces = Number(quantity);
  const isCount = /^\d+$/.test(quantity) && pieces > 0 && pieces <= mostPieces;
  const day = typed.wishDate === '' ? today : readDay(typed.wishDate);
  return {
    ...(quantity !== '' && !isCount && { quantity: 'quantityWrong' as const }),
    ...((day === undefined || day < today) && { wishDate: 'dateWrong' as const }),
    ...(kind === 'sample' && (address === 0 || address > longestAddress)
      ? { address: 'addressEmpty' as const }
      : {}),
    ...(kind === 'inquiry' && note === 0 && quantity === '' && { note: 'noteEmpty' as const }),
    ...(note > longestMessage && { note: 'noteTooLong' as const }),
  };
}
