import type { LandingNode } from './landingTree.ts';

/** DOM calls only, so that no text can become markup. */
export function writeNodes(nodes: readonly LandingNode[], into: Element, keepCover?: HTMLImageElement): void {
  for (const node of nodes) {
    if (typeof node === 'string') {
      into.appendChild(document.createTextNode(node));
      continue;
    }
    const kept =
      node.tag === 'img' && keepCover?.getAttribute('src') === node.attributes?.['src']
        ? keepCover
        : undefined;
    const element = kept ?? document.createElement(node.tag);
    if (node.className !== undefined) element.className = node.className;
    const attributes = node.attributes ?? {};
    for (const name of Object.keys(attributes)) element.setAttribute(name, attributes[name] ?? '');
    writeNodes(node.children ?? [], element, keepCover);
    into.appendChild(element);
  }
}
