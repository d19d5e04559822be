import { cardFields } from '../businessCard.ts';
import type { CardReading } from './cardReading.ts';
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
  const before = pasted.slice(0, at).trim();
  if (reading === undefined || before === '') return reading;
  return { ...reading, unused: [{ kind: 'text', text: before }, ...reading.unused] };
}
