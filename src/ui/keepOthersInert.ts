/** Dialogs may lie on top of each other: what several keep inert is free when the last of them is gone. */
const holders = new Map<Element, number>();

/** What is said must be heard while a dialog is open. */
const isHeard = (element: Element) =>
  element.matches('[aria-live], [role="status"], [role="alert"], script, style');

/**
 * Makes everything on the page inert that is not `box` and not around it, so that neither pointer nor keyboard nor screen
 * reader gets to it. Engines that do not know `inert` hide it from screen readers; the dialog holds the focus there.
 * Answers how to end it.
 */
export function keepOthersInert(box: Element): () => void {
  const others: Element[] = [];
  for (let inner = box; inner !== document.body && inner.parentElement !== null; inner = inner.parentElement)
    for (const sibling of Array.from(inner.parentElement.children))
      if (sibling !== inner && !isHeard(sibling)) others.push(sibling);
  for (const other of others) hold(other);
  return () => others.splice(0).forEach(release);
}

const attribute = (): 'inert' | 'aria-hidden' => ('inert' in HTMLElement.prototype ? 'inert' : 'aria-hidden');

function hold(element: Element): void {
  const count = holders.get(element);
  // What was inert or hidden before is not ours to free.
  if (count === undefined && element.hasAttribute(attribute())) return;
  holders.set(element, (count ?? 0) + 1);
  element.setAttribute(attribute(), attribute() === 'inert' ? '' : 'true');
}

function release(element: Element): void {
  const count = holders.get(element);
  if (count === undefined) return;
  if (count > 1) return void holders.set(element, count - 1);
  holders.delete(element);
  element.removeAttribute(attribute());
}
