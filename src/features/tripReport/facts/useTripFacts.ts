import { useMemo } from 'react';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { useCards } from '#entities/card/useCards.ts';
import { marksQuery } from '#entities/favourite/marksQuery.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { ownEnquiriesQuery } from '#entities/message/inquiries/useEnquiries.ts';
import { ordersQuery } from '#entities/order/orderQueries.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import type { QueryState } from '#ui/query/QueryState.ts';
import { companiesQuery, minutesQuery, productsQuery } from './reportQueries.ts';
import type { ReportCompany, ReportProduct, TripFacts } from '../rules/tripFacts.ts';

export interface ReportPart {
  readonly name: 'meetings' | 'minutes' | 'inquiries' | 'orders' | 'favourites' | 'companies' | 'products';
  readonly query: QueryState<unknown>;
}

export interface TripRead {
  readonly facts: TripFacts;
  /** What was asked of the server. */
  readonly parts: readonly ReportPart[];
  /** Something is neither here nor known to be out of reach. */
  readonly isWaiting: boolean;
}

/** All that a report is made of: what the phone keeps immediately, and what the server answers when it does. */
export function useTripFacts(owner: VisitorKey): TripRead {
  const { exhibitionId } = owner;
  const { query: meetings } = useMyAppointments();
  const minutes = useServerQuery(minutesQuery(owner));
  const inquiries = useServerQuery(ownEnquiriesQuery(owner));
  const orders = useServerQuery(ordersQuery(owner));
  const cards = useCards(owner);
  const sessions = useRemembered();
  const marks = useSaved(owner);
  const visited = useVisited();
  const asked = { inquiries: inquiries.data ?? none, orders: orders.data ?? none };
  const isSettled = [inquiries, orders, marks.query].every(isKnown);
  const named = useNamed(owner, { ...asked, marks, visited }, isSettled);
  const appointments = meetings.data ?? none;
  const records = minutes.data ?? none;
  const contacts = cards?.contacts ?? none;
  const { companies, products } = named;
  const { ids } = marks;
  const facts = useMemo(
    (): TripFacts => ({
      exhibitionId,
      appointments,
      minutes: records,
      contacts,
      companies,
      products,
      visited,
      sessions,
      inquiries: asked.inquiries,
      orders: asked.orders,
      ...ids,
    }),
    [
      exhibitionId,
      appointments,
      contacts,
      companies,
      products,
      visited,
      sessions,
      ids,
      records,
      asked.inquiries,
      asked.orders,
    ],
  );
  const parts: readonly ReportPart[] = [
    { name: 'meetings', query: meetings },
    { name: 'minutes', query: minutes },
    { name: 'inquiries', query: inquiries },
    { name: 'orders', query: orders },
    { name: 'favourites', query: marks.query },
    ...named.parts,
  ];
  return { facts, parts, isWaiting: cards === undefined || !parts.every(({ query }) => isKnown(query)) };
}

const none: readonly never[] = [];

interface Naming extends Pick<TripFacts, 'inquiries' | 'orders' | 'visited'> {
  readonly marks: Pick<ReturnType<typeof useSaved>, 'exhibitors' | 'products'>;
}

/** Names, booths and prices of what is reported; asked for once it is known of whom and of what. */
function useNamed(owner: VisitorKey, { inquiries, orders, visited, marks }: Naming, isSettled: boolean) {
  const exhibitorIds = sortedIds([
    ...visited,
    ...marks.exhibitors.map(({ id }) => id),
    ...marks.products.map(({ exhibitorId }) => exhibitorId),
    ...inquiries.map(({ ExhibitorId }) => ExhibitorId),
    ...orders.map(({ exhibitorId }) => exhibitorId),
  ]);
  const productIds = sortedIds([
    ...marks.products.map(({ id }) => id),
    ...inquiries.map(({ ProductId }) => ProductId),
    ...([] as string[]).concat(...orders.map(({ lines }) => lines.map(({ productId }) => productId))),
  ]);
  const ofCompanies = useServerQuery({
    ...companiesQuery(owner, exhibitorIds),
    enabled: isSettled && exhibitorIds.length > 0,
  });
  const ofProducts = useServerQuery({
    ...productsQuery(owner, productIds),
    enabled: isSettled && productIds.length > 0,
  });
  const { data: companyRows } = ofCompanies;
  const { data: productRows } = ofProducts;
  const companies = useMemo(
    () => companiesOf(marks.exhibitors, companyRows),
    [marks.exhibitors, companyRows],
  );
  const products = useMemo(() => productsOf(marks.products, productRows), [marks.products, productRows]);
  const parts: readonly ReportPart[] = [
    ...(exhibitorIds.length > 0 ? [{ name: 'companies', query: ofCompanies } as const] : []),
    ...(productIds.length > 0 ? [{ name: 'products', query: ofProducts } as const] : []),
  ];
  return { companies, products, parts };
}

const isKnown = ({ data, error }: Pick<QueryState<unknown>, 'data' | 'error'>) =>
  data !== undefined || error !== null;

const sortedIds = (ids: readonly string[]): readonly string[] =>
  Array.from(new Set(ids.filter((id) => id !== ''))).sort();

/** What the visitor has saved, as the phone keeps it; when the server was last asked for it. */
function useSaved(owner: VisitorKey) {
  const read = useServerQuery(marksQuery(owner, 'favourites'));
  const ledger = useLedger();
  const exhibitors = useMemo(() => (ledger === undefined ? [] : markedOf(ledger, 'exhibitor')), [ledger]);
  const products = useMemo(() => (ledger === undefined ? [] : markedOf(ledger, 'product')), [ledger]);
  const readAtMs = ledger?.readAtMs.favourites;
  const query: QueryState<unknown> = {
    ...read,
    data: read.data ?? readAtMs,
    dataUpdatedAt: read.dataUpdatedAt === 0 ? (readAtMs ?? 0) : read.dataUpdatedAt,
  };
  const ids = useMemo(
    () => ({ saved: exhibitors.map(({ id }) => id), savedProducts: products.map(({ id }) => id) }),
    [exhibitors, products],
  );
  return { exhibitors, products, ids, query };
}

function companiesOf(saved: readonly Mark[], read: readonly ReportCompany[] = []): readonly ReportCompany[] {
  const found = new Map<string, ReportCompany>();
  for (const { id, summary } of saved)
    if (summary !== undefined)
      found.set(id, { id, name: summary.name, boothNo: summary.boothNo, hallId: summary.hallId });
  for (const company of read) found.set(company.id, company);
  return Array.from(found.values());
}

function productsOf(saved: readonly Mark[], read: readonly ReportProduct[] = []): readonly ReportProduct[] {
  const found = new Map<string, ReportProduct>();
  for (const { id, exhibitorId, summary } of saved)
    if (summary !== undefined) found.set(id, { id, exhibitorId, name: summary.name, cents: undefined });
  for (const product of read) found.set(product.id, product);
  return Array.from(found.values());
}
