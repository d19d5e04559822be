import { cleanText } from './cleanText.ts';

/** `link` is the address as the organiser wrote it; '' for plain text. */
export interface TextPart {
  readonly text: string;
  readonly link: string;
}

export type Paragraph = readonly TextPart[];

/** Reading ends after `mostText` characters. */
export type ReadParagraphs = (text: string, mostText?: number) => readonly Paragraph[];

export const mostTextRead = 20_000;

/** The lines of a text without markup, without empty ones. */
export const plainParagraphs: ReadParagraphs = (text, mostText = mostTextRead) =>
  cleanText(text, mostText)
    .split('\n')
    .map((line) => line.replace(/\s+/g, ' ').trim())
    .filter((line) => line !== '')
    .map((line) => [{ text: line, link: '' }]);
