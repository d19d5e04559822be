import { type MouseEventHandler, useLayoutEffect, useRef } from 'react';
import { type PageNode, writeNodes } from '#domain/page/writeNodes.ts';

export interface PaintedProps {
  /** Of the element of the boot script whose content is taken over, if it is there. */
  readonly id: 'landing' | 'actions';
  readonly className?: string;
  readonly nodes: readonly PageNode[];
  readonly onClick?: MouseEventHandler;
}

/** The elements stay the same when a screen draws its part in another place, or is left and opened again. */
const lastDrawn: { landing?: Element; actions?: Element } = {};

/** Takes over the elements of the boot script, so that nothing is fetched or painted twice, and no press is lost. */
export function Painted({ id, nodes, ...rest }: PaintedProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const into = place.current;
    if (into === null) return;
    const painted = document.querySelector(`#boot #${id}`) ?? lastDrawn[id];
    if (painted !== undefined && painted !== into) moveContent(painted, into);
    lastDrawn[id] = into;
    writeNodes(nodes, into);
  });
  return <div id={id} ref={place} {...rest} />;
}

function moveContent(from: Element, into: Element): void {
  const focused = document.activeElement;
  const pressed = from.querySelector<HTMLElement>('a:active');
  while (from.firstChild !== null) into.appendChild(from.firstChild);
  if (focused instanceof HTMLElement && into.contains(focused)) focused.focus({ preventScroll: true });
  if (pressed !== null) finishPress(pressed);
}

/** Browsers send no click after a press on an element that was moved meanwhile. */
function finishPress(link: HTMLElement): void {
  let isClicked = false;
  link.addEventListener('click', () => (isClicked = true), { once: true });
  const release = ({ target }: Event) =>
    setTimeout(() => {
      if (!isClicked && link.contains(target as Node)) link.click();
    });
  document.addEventListener('mouseup', release, { once: true });
}

/** The landing tree. */
export const LandingPicture = ({ nodes }: Pick<PaintedProps, 'nodes'>) => (
  <Painted id="landing" nodes={nodes} />
);
