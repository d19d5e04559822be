import type { KnownOrderState, OrderState } from './orderState.ts';

export type AfterSaleKind = 'refund' | 'return' | 'exchange';
/** `ask` begins a return or exchange; which kinds are possible is in `askableKinds`. */
export type VisitorAction = 'cancel' | 'receive' | 'ask' | 'buyAgain';
export type ExhibitorAction = 'confirmPayment' | 'ship' | 'close' | 'agree' | 'refuse';

interface OrderActions {
  readonly visitor: readonly VisitorAction[];
  readonly exhibitor: readonly ExhibitorAction[];
}

const asked: OrderActions = { visitor: [], exhibitor: ['agree', 'refuse'] };
const refused: OrderActions = { visitor: ['ask', 'buyAgain'], exhibitor: [] };
const agreed: OrderActions = { visitor: ['buyAgain'], exhibitor: [] };

/** Who may do what, by state. A state that is not known allows nothing. */
export const orderActions: Readonly<Record<OrderState, OrderActions>> = {
  toPay: { visitor: ['cancel'], exhibitor: ['confirmPayment', 'close'] },
  toShip: { visitor: ['cancel'], exhibitor: ['ship', 'close'] },
  toReceive: { visitor: ['receive', 'ask', 'buyAgain'], exhibitor: [] },
  completed: { visitor: ['ask', 'buyAgain'], exhibitor: [] },
  closed: { visitor: ['buyAgain'], exhibitor: [] },
  refundAsked: asked,
  // The parcel may still be on its way.
  refundRefused: { visitor: ['receive', 'ask', 'buyAgain'], exhibitor: [] },
  refundAgreed: agreed,
  returnAsked: asked,
  returnRefused: refused,
  returnAgreed: agreed,
  exchangeAsked: asked,
  exchangeRefused: refused,
  exchangeAgreed: agreed,
  unknown: { visitor: [], exhibitor: [] },
};

export const mayVisitor = (state: OrderState, action: VisitorAction): boolean =>
  orderActions[state].visitor.indexOf(action) >= 0;

/** What has arrived can go back; what is on its way can only be paid back. */
export function askableKinds(state: OrderState): readonly AfterSaleKind[] {
  if (!mayVisitor(state, 'ask')) return [];
  return state === 'toReceive' ? ['refund'] : ['return', 'exchange', 'refund'];
}

const askedStates = {
  refund: 'refundAsked',
  return: 'returnAsked',
  exchange: 'exchangeAsked',
} as const satisfies Readonly<Record<AfterSaleKind, KnownOrderState>>;

export const askedState = (kind: AfterSaleKind) => askedStates[kind];

/** Undefined for the states of the usual course. */
export function afterSaleKind(state: OrderState): AfterSaleKind | undefined {
  return (Object.keys(askedStates) as AfterSaleKind[]).find((kind) => state.indexOf(kind) === 0);
}

/** In the order of the specification. */
export const orderTabs = ['toShip', 'toReceive', 'completed', 'returns', 'all'] as const;
export type OrderTab = (typeof orderTabs)[number];

/** What is still to be paid is to be shipped afterwards; closed and unknown orders are in `all` only. */
export function isInTab(state: OrderState, tab: OrderTab): boolean {
  if (tab === 'all') return true;
  if (tab === 'returns') return afterSaleKind(state) !== undefined;
  return state === tab || (tab === 'toShip' && state === 'toPay');
}

/** Whether the exhibitor's next step is awaited. */
export const isAwaited = (state: OrderState): boolean => orderActions[state].exhibitor.length > 0;
