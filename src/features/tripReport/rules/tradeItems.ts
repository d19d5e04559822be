import { orderPath } from '#entities/order/rules/orderPaths.ts';
import type { Order } from '#entities/order/rules/order.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productPath } from '#entities/product/rules/productPaths.ts';
import { isOff } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { amountOf, amountText } from './amounts.ts';
import { linesOf } from './meetingItems.ts';
import type { ReportInquiry, TripFacts } from './tripFacts.ts';
import type { ReportItem, ReportWriter } from './tripReport.ts';

/** What items say of rows by their ids. */
export interface Known {
  readonly company: (id: string) => string;
  readonly product: (id: string) => TripFacts['products'][number] | undefined;
}

export function knownOf({ companies, appointments, products }: TripFacts, { textOf }: ReportWriter): Known {
  const names = new Map<string, string>();
  for (const { exhibitorId, partner } of appointments) names.set(exhibitorId, textOf(partner.company));
  for (const { id, name } of companies) names.set(id, textOf(name));
  const byId = new Map(products.map((product) => [product.id, product] as const));
  return { company: (id) => names.get(id) ?? '', product: (id) => byId.get(id) };
}

const filled = (texts: readonly string[]) => texts.filter((text) => text.trim() !== '');

/** Ticked off or saved, each once. Neither has a time. */
export function exhibitorItems(facts: TripFacts, { words, textOf }: ReportWriter): readonly ReportItem[] {
  const { companies, visited, saved, exhibitionId } = facts;
  const byId = new Map(companies.map((company) => [company.id, company] as const));
  const [isVisited, isSaved] = [new Set(visited), new Set(saved)];
  return Array.from(new Set([...visited, ...saved])).map((id) => {
    const { name, boothNo = '', hallId = '' } = byId.get(id) ?? {};
    const title = (name === undefined ? '' : textOf(name)) || words('oneExhibitor');
    return {
      key: `exhibitor:${id}`,
      atMs: undefined,
      title,
      facts: [
        filled([isVisited.has(id) ? words('visited') : '', isSaved.has(id) ? words('saved') : '']).join(
          ' · ',
        ),
      ],
      notes: [],
      boothNo,
      hallId,
      path: exhibitorPath(exhibitionId, id),
      face: { kind: 'company', name: title },
    };
  });
}

/** Saved, with the price that the exhibitor shows. */
export function productItems(facts: TripFacts, known: Known, { words, textOf }: ReportWriter) {
  return facts.savedProducts.map((id): ReportItem => {
    const product = known.product(id);
    const cents = product?.cents;
    return {
      key: `product:${id}`,
      atMs: undefined,
      title: (product === undefined ? '' : textOf(product.name)) || words('oneProduct'),
      facts: filled([
        product === undefined ? '' : known.company(product.exhibitorId),
        cents === undefined ? words('noPrice') : '',
      ]),
      notes: [],
      amount: amountOf(cents),
      path: productPath(facts.exhibitionId, id),
    };
  });
}

const inquiryStates: Readonly<Record<string, string>> = {
  '2': 'inquiry_accepted',
  '3': 'inquiry_declined',
  '4': 'inquiry_onItsWay',
};

const inquiryState = ({ State }: ReportInquiry): string => inquiryStates[State] ?? 'inquiry_waits';

/** Until the exhibitor has declined, or what was asked for is on its way. */
export const isInquiryOpen = ({ State }: ReportInquiry): boolean => State !== '3' && State !== '4';

export function inquiryItem(inquiry: ReportInquiry, facts: TripFacts, known: Known, writer: ReportWriter) {
  const { RecordId, ExhibitorId, ProductId, ProductName, Type, Quantity, WishDate, Content } = inquiry;
  const { words, textOf } = writer;
  const product = known.product(ProductId);
  const name = textOf({ zh: ProductName, en: product?.name.en ?? '' }) || words('oneProduct');
  const cents = product?.cents;
  const item: ReportItem = {
    key: `inquiry:${RecordId}`,
    atMs: inquiry.CreatedAtMesc,
    title: words(Type === '1' ? 'sampleOf' : 'quoteOf', { name }),
    facts: filled([
      known.company(ExhibitorId),
      Quantity === undefined ? '' : words('pieces', { count: Quantity }),
      cents === undefined ? '' : words('priceShown', { price: amountText({ cents, currency: 'CNY' }) }),
      words(inquiryState(inquiry)),
    ]),
    notes: linesOf(Content),
    dueMs: parseVenueTime(WishDate),
    path: conversationPath(facts.exhibitionId, { kind: 'exhibitor', id: ExhibitorId }),
  };
  return item;
}

const orderWords: Readonly<Record<string, string>> = {
  toPay: 'order_toPay',
  toShip: 'order_toShip',
  toReceive: 'order_toReceive',
  completed: 'order_completed',
  closed: 'order_closed',
  unknown: 'order_unknown',
};

export const orderItem = (order: Order, facts: TripFacts, known: Known, writer: ReportWriter): ReportItem => {
  const { words, textOf } = writer;
  const lines = order.lines.map(({ productId, name, typeName, quantity, unitCents }) =>
    filled([
      // As it was ordered; the English name is that of the product.
      filled([textOf({ zh: name, en: known.product(productId)?.name.en ?? '' }), typeName]).join(' '),
      quantity === undefined ? '' : `× ${quantity}`,
      unitCents === undefined ? '' : amountText({ cents: unitCents, currency: 'CNY' }),
    ]).join('  '),
  );
  return {
    key: `order:${order.RecordId}`,
    atMs: parseVenueTime(order.createdAt),
    title: words('orderNo', { number: order.number }),
    facts: filled([known.company(order.exhibitorId), words(orderWords[order.state] ?? 'order_afterSale')]),
    notes: [...lines, ...linesOf(order.note)],
    amount: amountOf(order.sumCents),
    path: orderPath(facts.exhibitionId, order.RecordId),
  };
};

/** Sessions, live streams and events of the schedule that have begun; meetings stand elsewhere. */
export function sessionItems(
  facts: TripFacts,
  { words, textOf, nowMs }: ReportWriter,
): readonly ReportItem[] {
  return facts.sessions
    .filter((entry) => entry.kind !== 'appointment' && entry.kind !== 'download' && !isOff(entry))
    .map(({ kind, id, title, placeName, startMs, hallId = '', boothNo = '', path }) => ({
      key: `${kind}:${id}`,
      atMs: startMs,
      title: textOf(title),
      facts: filled([
        [words(`kind_${kind}`), textOf(placeName)].filter((text) => text !== '').join(' · '),
        startMs > nowMs ? words('planned') : '',
      ]),
      notes: [],
      boothNo,
      hallId,
      path,
    }));
}
