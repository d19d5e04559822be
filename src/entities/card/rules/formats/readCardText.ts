import { cleanLine } from '#domain/text/cleanText.ts';
import { cardFields } from '../businessCard.ts';
import { type CardReading, longestUnused } from './cardReading.ts';
import { readCardLines } from './readCardLines.ts';
import { isForeignCard, readForeignFields } from './readVcard.ts';

const cardWithin = /(?:^|\n)\s*BEGIN:VCARD\s*[\r\n]/i;

/** A pasted card: a vCard, also behind the words of a message, or lines. Undefined where nothing of it has a field. */
export function readCardText(pasted: string): CardReading | undefined {
  const within = cardWithin.exec(pasted);
  const reading =
    within !== null || isForeignCard(pasted) ? foreign(pasted, within?.index ?? 0) : readCardLines(pasted);
  const isRead = reading !== undefined && cardFields.some((field) => reading.texts[field] !== '');
  return isRead ? reading : undefined;
}

function foreign(pasted: string, at: number): CardReading | undefined {
  const reading = readForeignFields(pasted.slice(at));
  // The message around it.
  const end = pasted.toUpperCase().lastIndexOf('END:VCARD');
  const behind = end < at ? '' : pasted.slice(end + 'END:VCARD'.length);
  const around = [pasted.slice(0, at), behind].map((text) => text.trim()).filter((text) => text !== '');
  if (reading === undefined || around.length === 0) return reading;
  const unused = around.map((text) => ({ kind: 'text' as const, text: cleanLine(text, longestUnused) }));
  return { ...reading, unused: [...unused, ...reading.unused] };
}
