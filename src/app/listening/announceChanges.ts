import { announce, openAnnouncer } from '../../ui/announce.ts';

/** Visible text that is to be heard carries `data-announce` and is no live region itself. */
const marked = '[data-announce]';
/** What is gone again by then was not worth reading, and what changes together is read once. */
const settleMs = 150;
/** A part of a screen that replaces another one often waits with the same text, and a state may come back. */
const sameTextMs = 3000;
const actions = ['pointerdown', 'keydown', 'change'];
/** A field that got the focus this long ago was read before its problem appeared. */
const focusReadMs = 500;

/** Buttons and links are found where they are; only the sentence is announced. */
function textOf(element: Element): string {
  const copy = element.cloneNode(true) as Element;
  for (const control of Array.from(copy.querySelectorAll('button, a, [aria-hidden="true"]')))
    control.remove();
  let text = '';
  let last: Node | null = null;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // A title and its sentence are two.
    if (last !== null && last !== node.parentNode) text += ' ';
    last = node.parentNode;
    text += node.nodeValue ?? '';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Announces the text of a marked element when it appears or changes: each text once, in the order of the page. What is
 * there at the call is not announced. The end of it is returned.
 */
export function announceChanges(page: Document, now: () => number): () => void {
  openAnnouncer();
  const read = () =>
    new Map(Array.from(page.querySelectorAll(marked), (element) => [element, textOf(element)] as const));
  let known = read();
  const saidAtMs = new Map<string, number>();
  let focusMovedAtMs = -focusReadMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** What is wrong with an answer is read by the summary, or by the field, when the focus goes there. */
  function isReadByFocus(element: Element): boolean {
    if (element.getAttribute('data-announce') !== 'error') return false;
    const focused = page.activeElement;
    if (focused?.closest('.x-error-summary')) return true;
    const isDescribed = focused?.getAttribute('aria-describedby')?.split(' ').includes(element.id) === true;
    return isDescribed && now() - focusMovedAtMs < focusReadMs;
  }
  const onFocus = () => {
    focusMovedAtMs = now();
  };

  function look(): void {
    timer = undefined;
    const present = read();
    for (const [element, text] of present) {
      if (text === '' || known.get(element) === text || isReadByFocus(element)) continue;
      const isRepeated = now() - (saidAtMs.get(text) ?? -sameTextMs) < sameTextMs;
      saidAtMs.set(text, now());
      if (!isRepeated) announce(text);
    }
    known = present;
  }

  // What appears after another action is the answer to that one.
  const onAction = () => saidAtMs.clear();
  for (const action of actions) page.addEventListener(action, onAction, true);
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, settleMs);
  });
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-announce'],
  });
  page.addEventListener('focusin', onFocus);
  return () => {
    page.removeEventListener('focusin', onFocus);
    for (const action of actions) page.removeEventListener(action, onAction, true);
    observer.disconnect();
    clearTimeout(timer);
  };
}
