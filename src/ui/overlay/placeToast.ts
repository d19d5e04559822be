/** Vertical range in pixels; a heavier element is avoided more. */
export interface Occupied {
  readonly top: number;
  readonly bottom: number;
  readonly weight: number;
}

const margin = 8;
const step = 4;

/** The position between `top` and `bottom` that covers least; the highest of equal ones. */
export function findFreeTop(
  height: number,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  occupied: readonly Occupied[],
): number {
  const lowest = Math.max(top, bottom - height);
  let best = top;
  let leastCost = Infinity;
  for (let place = top; place <= lowest && leastCost > 0; place += step) {
    let cost = 0;
    for (const thing of occupied) {
      const covered = Math.min(thing.bottom + margin, place + height) - Math.max(thing.top - margin, place);
      if (covered > 0) cost += covered * thing.weight;
    }
    if (cost < leastCost) [best, leastCost] = [place, cost];
  }
  return best;
}

/** The first match decides. */
const weights: readonly (readonly [selector: string, weight: number])[] = [
  ['.button-root--primary, .l-go, .select-action, .pageBar-box, .fieldRow-fieldError, :focus', 1000],
  ['.footer-root *, .shell-logout *', 1],
  ['input, select, textarea, button, label, a, h1, h2', 30],
  ['p, li, dt, dd, h3, legend, img, svg, canvas, video, span, strong, small', 10],
];
const everything = weights.map(([selector]) => selector).join(',');
const edge = 16;

/** Moves an overlay to where it hides neither the primary action nor the text. */
export function placeToast(box: HTMLElement): void {
  const dialogs = document.querySelectorAll<HTMLElement>('[aria-modal="true"]');
  // Behind a dialog nothing is read.
  const ground = dialogs[dialogs.length - 1] ?? document.body;
  const { offsetTop = 0, height = window.innerHeight } = window.visualViewport ?? {};
  const bar = document.querySelector('.s-bar')?.getBoundingClientRect().bottom ?? 0;
  const view = { top: Math.max(offsetTop + edge, bar + margin), bottom: offsetTop + height - edge };
  const occupied: Occupied[] = [];
  for (const thing of Array.from(ground.querySelectorAll(everything))) {
    if (box.contains(thing)) continue;
    const { top, bottom, width } = thing.getBoundingClientRect();
    if (width <= 1 || bottom <= view.top || top >= view.bottom) continue;
    const [, weight = 0] = weights.find(([selector]) => thing.matches(selector)) ?? [];
    occupied.push({ top, bottom, weight });
  }
  const free = findFreeTop(box.offsetHeight, view, occupied);
  box.style.setProperty('--x-toast-top', `${free}px`);
}
