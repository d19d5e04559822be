interface Place {
  readonly parent: Element;
  readonly before: Node | null;
  readonly after: Node | null;
  readonly removed: Node;
}

interface Focused {
  readonly element: Element;
  place: Place | undefined;
}

const maxRemembered = 6;
/** By then a screen that moves the focus has done so. */
const settleMs = 30;
const controls =
  'button, a[href], input:not([type="hidden"]):not([hidden]), select, textarea, [tabindex]:not([hidden])';
const headings = 'h1, h2, h3';

const removes = (node: Node) => (record: MutationRecord) =>
  Array.from(record.removedNodes).some((removed) => removed.contains(node));

/** The next sibling on one side that was not removed too. */
function neighbour(
  side: 'previousSibling' | 'nextSibling',
  first: MutationRecord,
  records: readonly MutationRecord[],
): Node | null {
  const inSameParent = records.filter(({ target }) => target === first.target);
  let node = first[side];
  for (let steps = 0; node !== null && node.parentNode !== first.target; steps += 1) {
    const gone = node;
    const record = inSameParent.find(({ removedNodes }) => Array.from(removedNodes).includes(gone));
    node = steps < records.length ? (record?.[side] ?? null) : null;
  }
  return node;
}

function placeOf(element: Node, records: readonly MutationRecord[]): Place | undefined {
  let gone = element;
  for (let depth = 0; depth < records.length; depth += 1) {
    const record = records.find(removes(gone));
    if (record === undefined || !(record.target instanceof Element)) return undefined;
    const { target, removedNodes } = record;
    const removed = Array.from(removedNodes).find((node) => node.contains(gone)) ?? gone;
    if (target.isConnected)
      return {
        parent: target,
        before: neighbour('previousSibling', record, records),
        after: neighbour('nextSibling', record, records),
        removed,
      };
    gone = target;
  }
  return undefined;
}

function elementsBetween({ parent, before, after }: Place): Element[] {
  const found: Element[] = [];
  let node = before?.parentNode === parent ? before.nextSibling : parent.firstChild;
  for (; node !== null && node !== after; node = node.nextSibling)
    if (node instanceof Element) found.push(node);
  return found;
}

const isShown = (element: Element) => element.closest('[hidden], [aria-hidden="true"], [inert]') === null;

/** List items are focused as a whole, other elements by their first control. */
function within(sibling: Element, removed: Node): Element {
  if (sibling.tagName === 'LI' && removed.nodeName === 'LI') return sibling;
  return sibling.matches(controls) ? sibling : (sibling.querySelector(controls) ?? sibling);
}

function siblingOf({ parent, before, after, removed }: Place): Element | undefined {
  const isElement = (node: Node | null): node is Element => node instanceof Element && isShown(node);
  for (let node = after; node?.parentNode === parent; node = node.nextSibling)
    if (isElement(node)) return within(node, removed);
  for (let node = before; node?.parentNode === parent; node = node.previousSibling)
    if (isElement(node)) return within(node, removed);
  return undefined;
}

/** The replacement, a sibling, or the heading of the surrounding part. */
function findTarget(page: Document, { element, place }: Focused): Element | null {
  if (element.isConnected) return element;
  const named = element.closest('[data-next-focus]')?.getAttribute('data-next-focus');
  const next = typeof named === 'string' ? page.getElementById(named) : null;
  if (next !== null) return next;
  const main = page.querySelector('main');
  const heading = page.querySelector('main h1') ?? main;
  if (place === undefined || !place.parent.isConnected || place.parent === page.body) return heading;
  const instead = elementsBetween(place).filter(isShown);
  for (const one of instead) {
    const title = one.matches(headings) ? one : one.querySelector(headings);
    if (title !== null) return title;
  }
  if (instead[0] !== undefined) return instead[0];
  if (place.parent === main) return heading;
  const sibling = siblingOf(place);
  if (sibling !== undefined) return sibling;
  for (let around: Element | null = place.parent; around !== null && around !== main; ) {
    const title = around.querySelector(headings);
    if (title !== null) return title;
    around = around.parentElement;
  }
  return heading;
}

function focusOn(target: Element): void {
  if (!(target instanceof HTMLElement)) return;
  if (!target.matches(controls)) {
    target.setAttribute('tabindex', '-1');
    target.addEventListener('blur', () => target.removeAttribute('tabindex'), { once: true });
  }
  // A sibling is near; a heading may be far above and must not scroll the page.
  target.focus({ preventScroll: true });
}

/**
 * When the focused element is removed, moves the focus to its replacement, a sibling or the heading.
 * `data-next-focus` may name an id. If nothing had the focus nothing gets it. Returns a function that stops it.
 */
export function keepFocus(page: Document): () => void {
  const history: Focused[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;

  function remember({ target }: FocusEvent): void {
    if (!(target instanceof Element)) return;
    history.unshift({ element: target, place: undefined });
    history.splice(maxRemembered);
  }
  /** A tap outside of controls blurs on purpose; a removed element is disconnected. */
  function forget({ target, relatedTarget }: FocusEvent): void {
    if (relatedTarget !== null || !(target instanceof Element)) return;
    // A microtask; `queueMicrotask` is younger than the oldest engines.
    void Promise.resolve().then(() => {
      if (target.isConnected && page.activeElement === page.body) history.length = 0;
    });
  }
  function recover(): void {
    timer = undefined;
    if (page.activeElement !== page.body && page.activeElement !== null) return;
    // After a dialog, a child of the body, the focus belongs to what opened it.
    const lost = history.find(({ element, place }) => element.isConnected || place?.parent !== page.body);
    const target = lost === undefined ? page.querySelector('main h1') : findTarget(page, lost);
    if (target !== null) focusOn(target);
  }

  const observer = new MutationObserver((records) => {
    for (const focused of history)
      if (!focused.element.isConnected) focused.place ??= placeOf(focused.element, records);
    if (history[0]?.element.isConnected === false && page.activeElement === page.body)
      timer ??= setTimeout(recover, settleMs);
  });
  observer.observe(page.body, { subtree: true, childList: true });
  page.addEventListener('focusin', remember);
  // The focus may have been set before this chunk loaded.
  if (page.activeElement !== null && page.activeElement !== page.body)
    history.push({ element: page.activeElement, place: undefined });
  page.addEventListener('focusout', forget);
  return () => {
    observer.disconnect();
    clearTimeout(timer);
    page.removeEventListener('focusin', remember);
    page.removeEventListener('focusout', forget);
  };
}
