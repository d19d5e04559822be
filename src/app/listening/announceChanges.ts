import { announce, openAnnouncer } from '#ui/overlay/announce.ts';

/** Visible text to announce, outside of live regions. */
const marked = '[data-announce]';
/** Skips short-lived texts and groups simultaneous changes. */
const settleMs = 150;
/** Do not repeat a text within this time. */
const sameTextMs = 3000;
/** What is announced is written into its region a moment later. */
const aboutToBeSaidMs = 100;
const actions = ['pointerdown', 'keydown', 'change'];
/** A field focused longer ago was read before its problem appeared. */
const focusReadMs = 500;

/** Without the texts of buttons and links. What is read out may be longer than what is seen. */
function textOf(element: Element): string {
  const announced = element.getAttribute('data-announced');
  if (announced !== null) return announced;
  const copy = element.cloneNode(true) as Element;
  for (const control of Array.from(copy.querySelectorAll('button, a, [aria-hidden="true"]')))
    control.remove();
  let text = '';
  let last: Node | null = null;
  const walker = document.createTreeWalker(copy, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    // Separate a title from its sentence.
    if (last !== null && last !== node.parentNode) text += ' ';
    last = node.parentNode;
    text += node.nodeValue ?? '';
  }
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Announces a marked element when it appears or changes, each text once, in document order. Initial content is not
 * announced. Returns a function that stops it.
 */
export function announceChanges(page: Document, now: () => number): () => void {
  openAnnouncer();
  const read = () =>
    new Map(Array.from(page.querySelectorAll(marked), (element) => [element, textOf(element)] as const));
  let known = read();
  const saidAtMs = new Map<string, number>();
  let focusMovedAtMs = -focusReadMs;
  let timer: ReturnType<typeof setTimeout> | undefined;

  /** Problems of fields are read when the focus moves there. */
  function isReadByFocus(element: Element): boolean {
    if (element.getAttribute('data-announce') !== 'error') return false;
    const focused = page.activeElement;
    if (focused?.closest('.errorSummary-root')) return true;
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

  // After another action the same text is a new answer, but not one that is only about to be said.
  const onAction = () => {
    for (const [text, atMs] of Array.from(saidAtMs))
      if (now() - atMs > aboutToBeSaidMs) saidAtMs.delete(text);
  };
  for (const action of actions) page.addEventListener(action, onAction, true);
  const observer = new MutationObserver(() => {
    timer ??= setTimeout(look, settleMs);
  });
  observer.observe(page.body, {
    subtree: true,
    childList: true,
    characterData: true,
    attributes: true,
    attributeFilter: ['data-announce', 'data-announced'],
  });
  page.addEventListener('focusin', onFocus);
  return () => {
    page.removeEventListener('focusin', onFocus);
    for (const action of actions) page.removeEventListener(action, onAction, true);
    observer.disconnect();
    clearTimeout(timer);
  };
}
