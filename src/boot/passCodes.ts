import type { FairMs } from '../domain/time/clocks.ts';
import {
  barHeight,
  barsPath,
  groupsOf,
  type Modules,
  modulesPath,
  quietBars,
  quietModules,
} from '../domain/code/codeShapes.ts';
import { element, type PageElement } from '../domain/page/writeNodes.ts';
import type { Card } from '../entities/voucher/rules/deckOf.ts';
import type { Language } from './bootWords.ts';

/** A pass and what it is drawn from. */
export interface PassPayload {
  readonly card: Card;
  readonly modules: Modules;
  readonly bars: string;
  readonly language: Language;
  /** The app's messages of the area `vouchers`, as far as `passWordKeys` names them. */
  readonly words: Readonly<Record<string, string>>;
  readonly nowMs: FairMs;
  /** The resized address of the exhibition's cover; '' where the phone does not know it. */
  readonly cover: string;
}

/** The messages that the build gives to the boot script. */
export const passWordKeys: readonly string[] = [
  'codeTitle',
  'approved',
  'toBeReviewed',
  'declined',
  'unknown',
  'endedText',
  'declinedText',
  'toBeReviewedText',
  'groupTitle',
  'groupText',
  'groupToBeReviewed',
  'groupToBeReviewed_one',
  'groupToBeReviewed_other',
  'groupDeclined',
  'groupUnknown',
  'qrLabel',
  'groupQrLabel',
  'barcodeLabel',
  'groupBarcodeLabel',
  'barcode',
  'backToCode',
  'backToGroupCode',
];

export function say(
  { words }: PassPayload,
  key: string,
  values: Readonly<Record<string, string | number>> = {},
) {
  const form = values['count'] === 1 ? '_one' : '_other';
  const text = words[key] ?? words[key + form] ?? '';
  return text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
}

/** As the app's icons are drawn. */
export function icon(size: string, paths: readonly string[]): PageElement {
  return element(
    'svg',
    '',
    paths.map((d) => element('path', '', [], { d })),
    {
      viewBox: '0 0 24 24',
      width: size,
      height: size,
      fill: 'none',
      stroke: 'currentColor',
      'stroke-width': '1.75',
      'stroke-linecap': 'round',
      'aria-hidden': 'true',
    },
  );
}

function drawing(box: string, size: string, label: string, path: string): PageElement {
  const [x = '', y = '', width = '', height = ''] = box.split(' ');
  const sides: Record<string, string> = size === '' ? {} : { width: size, height: size };
  return element(
    'svg',
    'code-picture',
    [
      element('rect', '', [], { x, y, width, height, fill: '#ffffff' }),
      element('path', '', [], { d: path, fill: '#000000' }),
    ],
    { viewBox: box, ...sides, role: 'img', 'aria-label': label, 'shape-rendering': 'crispEdges' },
  );
}

export function qrCode(payload: PassPayload, look: string): PageElement {
  const { card, modules } = payload;
  const side = modules.length + 2 * quietModules;
  const label = say(payload, card.members === undefined ? 'qrLabel' : 'groupQrLabel', { code: card.code });
  const box = `${-quietModules} ${-quietModules} ${side} ${side}`;
  return element('div', look, [drawing(box, '288', label, modulesPath(modules))]);
}

export function spelled({ card: { code } }: PassPayload): PageElement {
  const groups = groupsOf(code).map((group) => element('span', 'code-spelledGroup', [group]));
  return element('p', 'code-spelled', [
    element('span', '', groups, { 'aria-hidden': 'true' }),
    element('span', 'x-hidden', [Array.from(code).join(' ')]),
  ]);
}

/** Opened and closed by the browser. */
export function barcode(payload: PassPayload): PageElement {
  const { bars, card } = payload;
  const label = say(payload, card.members === undefined ? 'barcodeLabel' : 'groupBarcodeLabel', {
    code: card.code,
  });
  const box = `${-quietBars} -4 ${bars.length + 2 * quietBars} ${barHeight + 8}`;
  return element('details', 'ticket-barcode', [
    element('summary', 'ticket-disclosure', [
      element('span', '', [say(payload, 'barcode')]),
      element('span', '', [icon('20', ['m6 9 6 6 6-6'])]),
    ]),
    ...(bars === ''
      ? []
      : [element('div', 'code-root code-root--bars', [drawing(box, '', label, barsPath(bars))])]),
  ]);
}
