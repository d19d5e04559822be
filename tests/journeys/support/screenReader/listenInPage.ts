/** What a screen reader would have said or lost. */
export interface Heard {
  /**
   * `said`: a live region has changed. `twice`: what another one says, or has said within a second and since the last action, is said again.
   * `focus`: the focus has moved. `lost`: it has fallen to the page.
   */
  readonly kind: 'said' | 'twice' | 'focus' | 'lost';
  readonly text: string;
}

/**
 * Runs in the page, before anything else, as text: it may use nothing from outside. Reports the texts of live regions, and
 * of inserted alerts; where the focus goes; and a focus that stays on the page because its element was removed.
 */
export function listenInPage(): void {
  if (!location.protocol.startsWith('http') || window !== window.top) return;
  const { reportHeard: send } = window as unknown as { reportHeard: (heard: object) => Promise<void> };
  const report = (kind: string, text: string) => void send({ kind, text }).catch(() => {});
  const live = '[aria-live]:not([aria-live="off"]), [role="status"], [role="alert"], [role="log"], output';
  const clean = (node: Node) => (node.textContent ?? '').replace(/\s+/g, ' ').trim();
  const last = new WeakMap<Element, string>();
  const lately: { node: Node; text: string; atMs: number }[] = [];
  // What is said after another action is the answer to that action.
  for (const action of ['pointerdown', 'keydown', 'change'])
    document.addEventListener(action, () => lately.splice(0), true);

  function tell(node: Node, text: string): void {
    const atMs = performance.now();
    // What a region says no more, or has left the page, was about something else.
    const isTwice = lately.some(
      (one) =>
        one.node !== node &&
        one.node.isConnected &&
        one.text === text &&
        clean(one.node) === text &&
        atMs - one.atMs < 1000,
    );
    report('said', text);
    if (isTwice) report('twice', text);
    lately.push({ node, text, atMs });
  }

  function say(region: Element): void {
    const text = clean(region);
    if (text !== '' && last.get(region) !== text) tell(region, text);
    last.set(region, text);
  }
  /** A log says what is added, another region all that it says now. */
  function hear(region: Element, added: readonly Node[]): void {
    if (region.getAttribute('role') !== 'log') return say(region);
    for (const node of added) if (clean(node) !== '') tell(node, clean(node));
  }
  function look(records: readonly MutationRecord[]): void {
    for (const { target, addedNodes } of records) {
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(live);
      if (region) hear(region, Array.from(addedNodes));
      for (const node of Array.from(addedNodes)) {
        if (!(node instanceof Element)) continue;
        const alerts = Array.from(node.querySelectorAll('[role="alert"]'));
        if (node.matches('[role="alert"]')) alerts.push(node);
        // Any other region that is inserted together with its text is not read.
        for (const alert of alerts) say(alert);
      }
    }
  }
  new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true });

  const nameOf = (element: Element) =>
    element.getAttribute('aria-label') ??
    ((element as HTMLInputElement).labels?.[0]?.textContent ||
      document.getElementById(element.getAttribute('aria-labelledby') ?? '')?.textContent ||
      clean(element).slice(0, 80) ||
      element.id);
  let focused: Element | undefined;
  document.addEventListener('focusin', ({ target }) => {
    if (!(target instanceof Element)) return;
    focused = target;
    report('focus', nameOf(target).replace(/\s+/g, ' ').trim());
  });
  // A tap beside all controls takes the focus away on purpose.
  document.addEventListener('focusout', ({ target, relatedTarget }) => {
    if (relatedTarget === null)
      queueMicrotask(() => {
        if (target instanceof Element && target.isConnected && document.activeElement === document.body)
          focused = undefined;
      });
  });
  let looks = 0;
  setInterval(() => {
    const isLost = document.activeElement === document.body && focused !== undefined && !focused.isConnected;
    looks = isLost ? looks + 1 : 0;
    if (looks !== 8 || focused === undefined) return;
    report('lost', focused.outerHTML.slice(0, 200));
    focused = undefined;
  }, 100);
}
