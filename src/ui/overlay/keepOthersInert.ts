const holders = new Map<Element, number>();

/** Live regions must work while a dialog is open. */
const isHeard = (element: Element) =>
  element.matches('[aria-live], [role="status"], [role="alert"], script, style');

/**
 * Makes the page inert except for `box` and its ancestors. Engines without `inert` get aria-hidden; there the dialog
 * traps the focus. Returns a function that undoes it.
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
  // Do not free what was inert or hidden before.
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
