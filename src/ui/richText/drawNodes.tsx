import { useTranslation } from 'react-i18next';
import { createElement, Fragment, type ReactNode } from 'react';
import { type LinkRule, RuledLink } from '../controls/RuledLink.tsx';
import { attributesOf, wholeNumber } from './attributesOf.ts';
import { EmbeddedNote, isEmbedded, seenWithoutText } from './EmbeddedNote.tsx';
import type { FoundImage } from './findImages.ts';
import { RichImage } from './RichImage.tsx';
import styles from './RichText.module.css';

export interface Drawing {
  readonly rule: LinkRule;
  readonly images: readonly FoundImage[];
  readonly onImage: ((index: number, urls: readonly string[]) => void) | undefined;
  readonly headingShift: number;
}

/** What surrounds a node, because HTML forbids some elements within others. */
interface Around {
  readonly depth: number;
  readonly link?: boolean;
  readonly paragraph?: boolean;
  readonly item?: boolean;
}

const maxDepth = 40;
const sameName = namesIn('br hr blockquote ul ol dl figure figcaption caption thead tbody tfoot tr th td');
const textNames = namesIn('strong b em i u s del ins sub sup small mark q cite code kbd');
const itemNames = namesIn('li dt dd');
/** Where text between the elements has no place. */
const withoutText = namesIn('table thead tbody tfoot tr');

function namesIn(text: string): ReadonlySet<string> {
  return new Set(text.split(' '));
}

/** React elements of a cleaned tree; an element that is not listed here leaves its text. */
export function drawNodes(
  nodes: Iterable<Node> | ArrayLike<Node>,
  drawing: Drawing,
  around: Around = { depth: 0 },
): ReactNode {
  return Array.from(nodes).map((node, at) => <Fragment key={at}>{drawNode(node, drawing, around)}</Fragment>);
}

function drawNode(node: Node, drawing: Drawing, around: Around): ReactNode {
  if (node.nodeType === Node.TEXT_NODE) {
    const parent = node.parentElement?.localName ?? '';
    return withoutText.has(parent) ? null : node.textContent;
  }
  if (!(node instanceof Element)) return null;
  if (around.depth > maxDepth) return node.textContent;
  const name = node.localName;
  if (name === 'img') return drawImage(node, drawing, around);
  if (isEmbedded(name))
    return <EmbeddedNote node={node} rule={drawing.rule} isLinked={around.link === true} />;
  const inside = { ...around, depth: around.depth + 1 };
  if (name === 'a') return drawLink(node, drawing, inside);
  if (textNames.has(name)) return drawAs(name, node, drawing, inside);
  if (name === 'br') return <br />;
  if (name === 'span' || around.paragraph) return drawAs('span', node, drawing, inside);
  return drawBlock(name, node, drawing, inside);
}

function drawBlock(name: string, node: Element, drawing: Drawing, around: Around): ReactNode {
  const heading = /^h([1-6])$/.exec(name);
  if (heading !== null) {
    const level = Math.min(6, Number(heading[1]) + drawing.headingShift);
    return drawAs(`h${level}`, node, drawing, { ...around, paragraph: true });
  }
  if (name === 'hr') return <hr />;
  if (name === 'p') return drawParagraph(node, drawing, around);
  if (name === 'table' || name === 'pre')
    return (
      <ScrollRegion holds={name === 'table' ? 'table' : 'code'}>
        {drawAs(name, node, drawing, { ...around, paragraph: name === 'pre', item: false })}
      </ScrollRegion>
    );
  if (itemNames.has(name))
    return drawAs(around.item ? 'div' : name, node, drawing, { ...around, item: true });
  const item = around.item === true && !/^(?:[uod]l|t[hd]|caption)$/.test(name);
  return drawAs(sameName.has(name) ? name : 'div', node, drawing, { ...around, item });
}

/** Editors write blank lines as empty paragraphs. */
function drawParagraph(node: Element, drawing: Drawing, around: Around): ReactNode {
  const isEmpty = (node.textContent ?? '').trim() === '' && node.querySelector(seenWithoutText) === null;
  return isEmpty ? null : drawAs('p', node, drawing, { ...around, paragraph: true });
}

function drawAs(name: string, node: Element, drawing: Drawing, around: Around): ReactNode {
  const attributes = attributesOf(name, node);
  return createElement(name, attributes, drawNodes(node.childNodes, drawing, around));
}

function drawLink(node: Element, drawing: Drawing, around: Around): ReactNode {
  const href = (node.getAttribute('href') ?? '').trim();
  const content = drawNodes(node.childNodes, drawing, { ...around, link: true, paragraph: true });
  // A place in the text has no address in the app.
  if (href === '' || href.startsWith('#') || around.link) return content;
  return (
    <RuledLink to={href} rule={drawing.rule}>
      {content}
    </RuledLink>
  );
}

function drawImage(node: Element, { images, onImage }: Drawing, around: Around): ReactNode {
  const index = images.findIndex(({ element }) => element === node);
  const url = images[index]?.url;
  const alt = node.getAttribute('alt') ?? '';
  if (url === undefined) return alt;
  const urls = images.map((image) => image.url);
  return (
    <RichImage
      url={url}
      alt={alt}
      width={wholeNumber(node, 'width', 2000)}
      height={wholeNumber(node, 'height', 9999)}
      number={index + 1}
      total={images.length}
      onOpen={onImage === undefined || around.link ? undefined : () => onImage(index, urls)}
    />
  );
}

interface ScrollRegionProps {
  readonly holds: 'table' | 'code';
  readonly children: ReactNode;
}

/** Wider than the page: focusable, so that the arrow keys scroll it. */
function ScrollRegion({ holds, children }: ScrollRegionProps) {
  const { t } = useTranslation('content');
  return (
    <div
      className={styles['scroll']}
      role="region"
      aria-label={t(holds === 'table' ? 'wideTable' : 'wideText')}
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolled by the arrow keys
      tabIndex={0}
    >
      {children}
    </div>
  );
}
