import { useMemo } from 'react';
import type { LinkRule } from '../controls/RuledLink.tsx';
import { cleanHtml } from './cleanHtml.ts';
import { drawNodes } from './drawNodes.tsx';
import { seenWithoutText } from './EmbeddedNote.tsx';
import { findImages } from './findImages.ts';
import { PlainText } from './PlainText.tsx';
import styles from './RichText.module.css';

export interface RichTextProps {
  /** HTML of an organiser's editor, or plain text; not trusted. */
  readonly html: string;
  /** `linkRule` of the flows. */
  readonly rule: LinkRule;
  /** The level of its highest heading, below the heading it stands under. */
  readonly headingLevel?: 2 | 3 | 4 | undefined;
  /** Opens a viewer; `urls` are the images in full size, in their order. */
  readonly onImage?: ((index: number, urls: readonly string[]) => void) | undefined;
}

/** Draws allowed elements one by one; text is never written as markup. */
export function RichText({ html, rule, headingLevel = 2, onImage }: RichTextProps) {
  const content = useMemo(() => cleanHtml(html), [html]);
  const images = useMemo(() => (content === undefined ? [] : findImages(content)), [content]);
  if (content === undefined) return <PlainText html={html} />;
  const isEmpty = images.length === 0 && (content.textContent ?? '').trim() === '';
  if (isEmpty && content.querySelector(seenWithoutText) === null) return null;
  return (
    <div className={styles['text']}>
      {drawNodes(content.childNodes, { rule, images, onImage, headingShift: shiftOf(content, headingLevel) })}
    </div>
  );
}

/** How many levels the headings go down, so that the highest of them gets `level`. */
function shiftOf(content: DocumentFragment, level: number): number {
  const highest = [1, 2, 3, 4, 5, 6].find((number) => content.querySelector(`h${number}`) !== null);
  return level - (highest ?? level);
}
