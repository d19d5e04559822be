import { setTimeout } from 'node:timers/promises';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { vi } from 'vitest';
import type { Asked, Phone } from '#tests/flows/openPhone.ts';
import { type App, openApp } from '../openApp.ts';

/** What one screen has shown, and asked the server for, to one person. */
export interface Seen {
  /** What stands in the page, its links and fields included. */
  readonly page: string;
  /** The words of the screen itself. */
  readonly words: string;
  /** Values, ticks and pressed switches, each with the name of its control. */
  readonly held: readonly string[];
  readonly asked: readonly Asked[];
}

const notFoundTitles: readonly (string | null | undefined)[] = ['没有找到页面', 'Page not found'];
/** What runs on while the screens are walked through: clocks, countdowns and ages. */
const times = /\d{1,2}(?::\d{2}){1,2}|\d+ ?(?:秒|分钟|小时)前?|刚刚/g;
const isUnknown = (address: string) => /^\/(?:404|nowhere)/.test(address);

type Control = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
const controls = () => Array.from(document.querySelectorAll<Control>('input, textarea, select'));
const isTick = (field: Element): field is HTMLInputElement =>
  field instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(field.type);

/** Waits until the screen of an address is there, with what it reads first. */
async function arrive(phone: Phone, address: string): Promise<void> {
  // Of the modules that this page has loaded.
  const { queryClient } = await import('#data/queries/queryClient.ts');
  await waitFor(() => {
    const isMoving = document.querySelector('main')?.getAttribute('aria-busy') !== 'false';
    const isWaiting = document.querySelector('main .waiting-root, main [class*="keleton"]') !== null;
    const [heading] = screen.getAllByRole('heading', { level: 1 });
    const isOther = notFoundTitles.includes(heading?.textContent) !== isUnknown(address);
    const isReading = queryClient().isFetching() > 0 || phone.isAnswering();
    if (isMoving || isWaiting || isOther || isReading) throw new Error(`${address} is not there yet`);
  });
}

/** A turn of the event loop in which React works on a slice of a page takes longer. */
const idleTurnMs = 4;

/** What the phone keeps comes within some turns of the event loop; those in which a page is still worked on do not count. */
async function idleTurns(count: number): Promise<void> {
  for (let idle = 0; idle < count; ) {
    const startMs = performance.now();
    await setTimeout(0);
    if (performance.now() - startMs < idleTurnMs) idle += 1;
  }
}

/** What must not delay the first picture begins with the frame after it. */
const frame = () => new Promise((go) => requestAnimationFrame(go));

/** The same, with what it reads after that. */
async function settle(phone: Phone, address: string): Promise<void> {
  let before: string;
  do {
    await arrive(phone, address);
    before = document.body.innerHTML;
    await vi.dynamicImportSettled();
    await frame();
    await idleTurns(12);
    await arrive(phone, address);
  } while (document.body.innerHTML !== before);
}

/** The bar and the heading of a page say what it is; a card below that says it once more says nothing. */
function findTitleTwice(): string | undefined {
  const textOf = (heading: Element) => heading.textContent.trim();
  const title = textOf(screen.getAllByRole('heading', { level: 1 })[0]!);
  return Array.from(document.querySelectorAll('main h2, main h3'), textOf).find((text) => text === title);
}

type Act = (app: App, address: string) => unknown;

/** Opens the addresses one after the other in a page that was loaded for it, and looks at each before it is acted on. */
export async function walkScreens(
  phone: Phone,
  addresses: readonly string[],
  act?: Act,
): Promise<ReadonlyMap<string, Seen>> {
  const app = await openApp('/404', { timeFactor: 0.05 });
  const seen = await visitScreens(app, phone, addresses, act);
  app.close();
  return seen;
}

/** The same in a page that is open. */
export async function visitScreens(
  app: App,
  phone: Phone,
  addresses: readonly string[],
  act: Act = () => {},
): Promise<ReadonlyMap<string, Seen>> {
  const { flushAll } = await import('#session/beforeLeaving.ts');
  const seen = new Map<string, Seen>();
  for (const address of addresses) {
    // From a page without any of it, so that nothing is seen of the screen before.
    await app.router.navigate('/404');
    await arrive(phone, '/404');
    const asked = phone.asked.length;
    await app.router.navigate(address);
    await settle(phone, address);
    const twice = findTitleTwice();
    if (twice !== undefined) throw new Error(`${address} has the heading "${twice}" twice`);
    const values = controls().map(({ value }) => value);
    seen.set(address, {
      page: [document.title, document.body.innerHTML, ...values].join('\n'),
      words: (document.querySelector('main')?.textContent ?? '').replace(times, '#'),
      held: heldByControls(),
      asked: phone.asked.slice(asked),
    });
    await act(app, address);
    await flushAll();
  }
  return seen;
}

/** Values for the fields that take no text. */
const ofType: Readonly<Record<string, string>> = {
  date: '2026-12-24',
  time: '11:11',
  'datetime-local': '2026-12-24T11:11',
  number: '7',
};

/** Types into every field of the screen, ticks every box and presses every switch; sends nothing by a button. Answers in how many fields. */
export function fillScreen(mark: string, mobile: string): number {
  const done = new Set<Element>();
  const next = <Part extends HTMLElement>(parts: Iterable<Part>): readonly Part[] =>
    Array.from(parts).filter((part) => part.closest('main') !== null && !done.has(part) && done.add(part));
  // What is chosen first may show further fields, or take others away.
  for (let round = 0; round < 3; round += 1) {
    for (const field of next(controls())) if (field.isConnected && !field.disabled) fill(field, mark, mobile);
    for (const button of next(document.querySelectorAll<HTMLElement>('main button[aria-pressed="false"]')))
      if (button.isConnected) fireEvent.click(button);
  }
  return done.size;
}

function fill(field: Control, mark: string, mobile: string): void {
  if (isTick(field)) {
    if (!field.checked) fireEvent.click(field);
  } else if (field instanceof HTMLSelectElement) {
    fireEvent.change(field, { target: { value: field.options[field.options.length - 1]?.value } });
  } else if (field.type !== 'file' && !field.readOnly) {
    const isNumber = field.inputMode === 'numeric' || field.type === 'tel';
    fireEvent.change(field, { target: { value: ofType[field.type] ?? (isNumber ? mobile : mark) } });
  }
}

/** How large the text is, and in which colours, belongs to the phone. */
const isOfPerson = ({ name }: { readonly name: string }) =>
  !['textSize', 'colorScheme', 'easyMode'].includes(name);

function heldByControls(): readonly string[] {
  const nameOf = (field: HTMLElement) =>
    field.getAttribute('aria-label') ?? (field.id || (field.closest('label') ?? field).textContent);
  const switches = document.querySelectorAll<HTMLElement>('[aria-pressed], [aria-checked]');
  return [
    ...controls()
      .filter(isOfPerson)
      .map((field) => `${nameOf(field)}: ${isTick(field) ? String(field.checked) : field.value}`),
    ...Array.from(
      switches,
      (button) => `${nameOf(button)}: ${button.ariaPressed ?? button.ariaChecked ?? ''}`,
    ),
  ];
}

/** Why an address shows the next person something of the first: a pass with all that is on it, what was typed there, or other words alone. */
export interface Exception {
  readonly shows: 'pass' | 'draft' | 'words';
  readonly why: string;
}

export interface Comparison {
  /** What the next person sees on the phone of the first. */
  readonly seen: ReadonlyMap<string, Seen>;
  /** What they see on a phone of their own, of all screens or of those that could differ. */
  readonly alone: ReadonlyMap<string, Seen>;
  /** Names, numbers and ids of the first. */
  readonly traces: readonly string[];
  /** What the first has typed and left on the server; no screen may show it, nor may any request say it. */
  readonly mark: string;
  readonly exceptions: Readonly<Record<string, Exception>>;
}

/** Everything of the first person that a screen has shown to the next, or asked the server about, in words. */
export function findTraces({ seen, alone, traces, mark, exceptions }: Comparison): readonly string[] {
  const found: string[] = [];
  for (const [address, { page, words, held, asked }] of seen) {
    const shows = exceptions[address]?.shows;
    const looked = [...(shows === 'draft' ? [] : [mark]), ...(shows === 'pass' ? [] : traces)];
    for (const trace of looked) {
      const at = page.indexOf(trace);
      if (at >= 0) found.push(`${address} shows ${trace}: …${page.slice(Math.max(0, at - 100), at + 40)}…`);
      for (const { path, body } of asked)
        if (JSON.stringify(body).includes(trace)) found.push(`${address} asks ${path} about ${trace}`);
    }
    const own = alone.get(address);
    if (shows === 'pass' || shows === 'draft' || own === undefined) continue;
    const without = (some: readonly string[] = [], others: readonly string[] = []) =>
      some.filter((one) => !others.includes(one)).join(' | ');
    if (held.join('\n') !== own.held.join('\n'))
      found.push(`${address} holds "${without(held, own.held)}", alone "${without(own.held, held)}"`);
    if (shows === undefined && words !== own.words)
      found.push(`${address} says "${from(words, own.words)}", alone "${from(own.words, words)}"`);
  }
  return found;
}

/** A text where it begins to differ from another. */
function from(text = '', other = ''): string {
  let at = 0;
  while (at < text.length && text[at] === other[at]) at += 1;
  return text.slice(Math.max(0, at - 20), at + 80);
}
