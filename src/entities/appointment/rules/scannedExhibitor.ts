import { cutCodePoints } from '#domain/text/cleanText.ts';
import { isRecordId } from '#domain/record/isRecordId.ts';

const address = /\/exhibitor\/[0-9A-Za-z]{24}\/([0-9A-Za-z]{24})(?:[/?#]|$)/;

/** The exhibitor whose code was scanned: the address of its page, at whichever host, or its id alone. */
export function scannedExhibitor(text: string): string | undefined {
  const plain = cutCodePoints(text.trim(), 2_000);
  if (isRecordId(plain)) return plain;
  return address.exec(plain)?.[1];
}
