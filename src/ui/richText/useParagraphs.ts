import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import { paragraphsOf } from '#domain/text/paragraphsOf.ts';
import { type Paragraph, plainParagraphs, type ReadParagraphs } from '#domain/text/plainParagraphs.ts';

/** The paragraphs of a text whose reader is not there yet. */
export const awaitedParagraphs: readonly Paragraph[] = [];

/** Kept for the next text: it is loaded once. */
let htmlReader: ReadParagraphs | undefined;

const mayBeHtml = (text: string) => /[<&]/.test(text);

async function loadReader(): Promise<ReadParagraphs> {
  try {
    const { htmlLines } = await loadChunk(() => import('#domain/richText/htmlLines.ts'));
    htmlReader = paragraphsOf(htmlLines);
    return htmlReader;
  } catch {
    // Without a network: the words, with signs that are not read.
    return (html) => plainParagraphs(html.replace(/<[^>]*>/g, '\n'));
  }
}

/**
 * The paragraphs of texts that may be HTML. Most texts are plain; the reader of HTML is loaded with the first one that is not,
 * and such a text has `awaitedParagraphs` until it is there.
 */
export function useParagraphs(texts: readonly string[]): ReadParagraphs {
  const [reader, setReader] = useState(() => htmlReader);
  const isNeeded = reader === undefined && texts.some(mayBeHtml);
  useEffect(() => {
    if (!isNeeded) return undefined;
    let isGone = false;
    void loadReader().then((read) => {
      if (!isGone) setReader(() => read);
    });
    return () => {
      isGone = true;
    };
  }, [isNeeded]);
  return (text, most) =>
    mayBeHtml(text) ? (reader?.(text, most) ?? awaitedParagraphs) : plainParagraphs(text, most);
}
