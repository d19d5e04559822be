/** A part of a page as plain data, for what is painted before React and taken over by it. */
export interface PageElement {
  readonly tag: keyof HTMLElementTagNameMap | 'path' | 'rect' | 'svg';
  readonly className?: string;
  readonly attributes?: Readonly<Record<string, string>>;
  readonly children?: readonly PageNode[];
}
export type PageNode = PageElement | string;

export function element(
  tag: PageElement['tag'],
  className: string,
  children: readonly PageNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): PageElement {
  return { tag, className, children, attributes };
}

/**
 * Makes the content of `into` equal to `nodes` and keeps the elements that are there: a picture is not fetched again,
 * and a press or the focus is not lost. DOM calls only, so that no text can become markup.
 */
export function writeNodes(nodes: readonly PageNode[], into: Element): void {
  nodes.forEach((node, at) => {
    const before = into.childNodes[at];
    const after = typeof node === 'string' ? writeText(node, before, into) : writeElement(node, before, into);
    if (before === undefined) into.appendChild(after);
    else if (before !== after) into.replaceChild(after, before);
  });
  while (into.childNodes.length > nodes.length) into.removeChild(into.childNodes[nodes.length] as Node);
}

function writeText(text: string, before: Node | undefined, into: Element): Node {
  if (before?.nodeType !== 3) return into.ownerDocument.createTextNode(text);
  if (before.nodeValue !== text) before.nodeValue = text;
  return before;
}

function writeElement(
  { tag, className = '', attributes = {}, children = [] }: PageElement,
  before: Node | undefined,
  into: Element,
): Element {
  const present = before as Element | undefined;
  // An element with another picture would show the old one until the new one has come.
  const isKept =
    present?.nodeName.toLowerCase() === tag &&
    (tag !== 'img' || present.getAttribute('src') === attributes['src']);
  const space = tag === 'svg' ? 'http://www.w3.org/2000/svg' : into.namespaceURI;
  const written = isKept ? present : into.ownerDocument.createElementNS(space, tag);
  const wanted: Record<string, string | undefined> = { class: className || undefined, ...attributes };
  for (const name of written.getAttributeNames())
    if (wanted[name] === undefined) written.removeAttribute(name);
  for (const name of Object.keys(wanted)) {
    const value = wanted[name];
    if (value !== undefined && written.getAttribute(name) !== value) written.setAttribute(name, value);
  }
  writeNodes(children, written);
  return written;
}
