import { createElement, useLayoutEffect, useRef, type ReactNode } from 'react';
import type { LandingElement, LandingNode } from '../../boot/landingTree.ts';

/** Takes over the element of the boot script, so that the picture is neither fetched nor painted a second time. */
function KeptCover({ cover, picture }: { readonly cover: LandingElement; readonly picture: LandingElement }) {
  const { className = '', attributes } = picture;
  const src = attributes?.['src'] ?? '';
  const frame = useRef<HTMLDivElement>(null);

  useLayoutEffect(() => {
    const painted = window.boot?.cover;
    const img = painted?.getAttribute('src') === src ? painted : document.createElement('img');
    img.className = className;
    if (img.getAttribute('src') !== src) img.setAttribute('src', src);
    img.setAttribute('alt', '');
    frame.current?.appendChild(img);
    return () => img.remove();
  }, [className, src]);

  return <div className={cover.className} ref={frame} />;
}

function isCover(node: LandingElement): boolean {
  const first = node.children?.[0];
  return typeof first === 'object' && first.tag === 'img';
}

/** One node of the landing tree. */
export function toReact(node: LandingNode, index: number): ReactNode {
  if (typeof node === 'string') return node;
  if (isCover(node)) {
    return <KeptCover key={index} cover={node} picture={node.children?.[0] as LandingElement} />;
  }
  return createElement(
    node.tag,
    { key: index, className: node.className, ...reactAttributes(node) },
    ...(node.children ?? []).map(toReact),
  );
}

function reactAttributes(node: LandingElement): Record<string, unknown> {
  const { tabIndex, ...rest } = node.attributes ?? {};
  return tabIndex === undefined ? rest : { ...rest, tabIndex: Number(tabIndex) };
}

/** React's writer of the landing tree; it writes what the boot script's writer does. */
export function LandingPicture({ nodes }: { readonly nodes: readonly LandingNode[] }) {
  return <div id="landing">{nodes.map(toReact)}</div>;
}
