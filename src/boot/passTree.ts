import { element, type PageElement, type PageNode } from '../domain/page/writeNodes.ts';
import { ticketCover } from '../domain/page/ticketCover.ts';
import { reviewStatus } from '../domain/review/reviewStatus.ts';
import type { Card } from '../entities/voucher/rules/deckOf.ts';
import { obstacleOf } from '../entities/voucher/rules/obstacleOf.ts';
import type { Language } from './bootWords.ts';
import { barcode, icon, type PassPayload, qrCode, say, spelled } from './passCodes.ts';

const obstacleKeys = { ended: 'endedText', declined: 'declinedText', toBeReviewed: 'toBeReviewedText' };

/** In the other language, marked as such, where only that was given. */
function organiser({ zh, en }: { zh: string; en: string }, language: Language): PageNode {
  const own = language === 'en' ? en : zh;
  const lang = language === 'en' ? 'zh-CN' : 'en';
  return own === '' && zh + en !== '' ? element('span', '', [zh || en], { lang }) : own;
}

function heading(title: string, lead: readonly PageNode[]): PageElement {
  return element('div', 'pageHeading-root', [
    element('h1', 'pageHeading-title', [title], { tabindex: '-1' }),
    ...(lead.length === 0 ? [] : [element('p', 'pageHeading-lead', lead)]),
  ]);
}

function state(status: string, text: string): PageElement {
  return element('span', `reviewState-root reviewState-root--${status}`, [text]);
}

function details({ card, language }: PassPayload): PageNode[] {
  const { company = '', channel } = card.voucher;
  const name = channel ? organiser({ zh: channel.Name, en: channel.NameEn }, language) : '';
  if (company === '' && name === '') return [];
  const between = company !== '' && name !== '' ? [' · '] : [];
  return [
    element(
      'p',
      'holderDetails-root',
      [company, ...between, name].filter((part) => part !== ''),
    ),
  ];
}

function groupHead(payload: PassPayload, members: NonNullable<Card['members']>): PageNode[] {
  const states = [
    ['toBeReviewed', 'groupToBeReviewed'],
    ['declined', 'groupDeclined'],
    ['unknown', 'groupUnknown'],
  ] as const;
  const countOf = (status: string) =>
    members.filter(({ approveState }) => reviewStatus(approveState) === status).length;
  const counted = states
    .filter(([status]) => countOf(status) > 0)
    .map(([status, key]) => state(status, say(payload, key, { count: countOf(status) })));
  return [
    element('p', 'vouchers-holder', [element('strong', '', [say(payload, 'groupTitle')])]),
    element('p', 'deck-groupText', [say(payload, 'groupText', { total: members.length })]),
    element('p', 'deck-groupStates', counted),
  ];
}

function head(payload: PassPayload): PageNode[] {
  const { voucher, members } = payload.card;
  if (members !== undefined) return groupHead(payload, members);
  const status = reviewStatus(voucher.approveState);
  return [
    element('p', 'vouchers-holder', [
      element('strong', '', [voucher.name]),
      state(status, say(payload, status)),
    ]),
    ...details(payload),
  ];
}

function reason(payload: PassPayload, className: string): PageNode[] {
  const obstacle = obstacleOf(payload.card, payload.nowMs);
  return obstacle === undefined ? [] : [element('p', className, [say(payload, obstacleKeys[obstacle])])];
}

/** As the ticket draws it, so that the app finds the picture there. */
function picture(src: string): PageNode[] {
  const { width, height } = ticketCover;
  const size = { width: String(width), height: String(height) };
  return src === '' ? [] : [element('img', '', [], { decoding: 'async', alt: '', ...size, src })];
}

/** `/code`, from the top to the barcode; the app adds what is below. */
export function passTree(payload: PassPayload): PageNode[] {
  const { ExName, ExNameEn } = payload.card.voucher.exhibition;
  const obstacle = reason(payload, 'ticket-reason');
  const title = say(payload, 'codeTitle');
  return [
    heading(title, [organiser({ zh: ExName, en: ExNameEn }, payload.language)]),
    element(
      'section',
      'ticket-pass',
      [
        element('span', 'ticket-cover', picture(payload.cover)),
        element('div', 'ticket-head', head(payload)),
        element('div', 'ticket-cut', [], { 'aria-hidden': 'true' }),
        element('div', obstacle.length === 0 ? 'ticket-code' : 'ticket-code ticket-dimmed', [
          qrCode(payload, 'code-root'),
          ...obstacle,
        ]),
        spelled(payload),
        element('div', 'ticket-below', [barcode(payload)]),
      ],
      { 'aria-label': title },
    ),
  ];
}

/** `/xycode`: the code as wide as the phone; `back` is the address of the pass. */
export function fullPassTree(payload: PassPayload, back: string): PageNode[] {
  const { voucher, members } = payload.card;
  const ofGroup = members !== undefined;
  return [
    element('div', 'fullCode-root', [
      element('a', 'fullCode-close', [icon('24', ['M18 6 6 18', 'm6 6 12 12'])], {
        href: back,
        'aria-label': say(payload, ofGroup ? 'backToGroupCode' : 'backToCode'),
      }),
      heading(
        ofGroup ? say(payload, 'groupTitle') : voucher.name,
        ofGroup ? [say(payload, 'groupText', { total: members.length })] : [],
      ),
      ...reason(payload, 'fullCode-reason'),
      element('section', 'fullCode-pass', [qrCode(payload, 'code-root code-root--full'), spelled(payload)], {
        'aria-label': say(payload, ofGroup ? 'groupTitle' : 'codeTitle'),
      }),
    ]),
  ];
}
