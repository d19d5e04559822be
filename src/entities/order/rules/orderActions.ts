import { codeOfState, type KnownOrderState, type OrderState } from './orderState.ts';

export type AfterSaleKind = 'refund' | 'return' | 'exchange';
/** `ask` begins a return or exchange; which kinds are possible is in `askableKinds`. `sendBack` notes the parcel of the return. */
export type VisitorAction = 'cancel' | 'receive' | 'ask' | 'sendBack' | 'buyAgain';
/** `markBack`: what was sent back has arrived. `sendSecond`: what replaces it is on its way. */
export type ExhibitorAction =
  | 'confirmPayment'
  | 'ship'
  | 'close'
  | 'agree'
  | 'refuse'
  | 'markBack'
  | 'sendSecond'
  | 'noteRefund';

interface OrderActions {
  readonly visitor: readonly VisitorAction[];
  readonly exhibitor: readonly ExhibitorAction[];
}

const asked: OrderActions = { visitor: [], exhibitor: ['agree', 'refuse'] };
const refused: OrderActions = { visitor: ['ask', 'buyAgain'], exhibitor: [] };
// It may also be handed over at the booth.
const toSendBack: OrderActions = { visitor: ['sendBack', 'buyAgain'], exhibitor: ['markBack'] };
const sentBack: OrderActions = { visitor: ['buyAgain'], exhibitor: ['markBack'] };
const toPayBack: OrderActions = { visitor: ['buyAgain'], exhibitor: ['noteRefund'] };
const done: OrderActions = { visitor: ['buyAgain'], exhibitor: [] };

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
  refundRefusedReceived: refused,
  refundAgreed: toPayBack,
  refundDone: done,
  returnAsked: asked,
  returnRefused: refused,
  returnAgreed: toSendBack,
  returnSentBack: sentBack,
  returnArrived: toPayBack,
  returnDone: done,
  exchangeAsked: asked,
  exchangeRefused: refused,
  exchangeAgreed: toSendBack,
  exchangeSentBack: sentBack,
  exchangeArrived: { visitor: ['buyAgain'], exhibitor: ['sendSecond'] },
  exchangeDone: done,
  unknown: { visitor: [], exhibitor: [] },
};

export const mayVisitor = (state: OrderState, action: VisitorAction): boolean =>
  orderActions[state].visitor.indexOf(action) >= 0;

/** What has arrived can go back; what is on its way can only be paid back. */
export function askableKinds(state: OrderState): readonly AfterSaleKind[] {
  if (!mayVisitor(state, 'ask')) return [];
  return stateBefore(state) === 'toReceive' ? ['refund'] : ['return', 'exchange', 'refund'];
}

/** As what an order goes on where a request that begins in this state is refused. */
const stateBefore = (state: OrderState) =>
  state === 'toReceive' || state === 'refundRefused' ? 'toReceive' : 'completed';

/** The code of it, which is written with the request: a refusal would not tell it. */
export const codeBefore = (state: OrderState): string => codeOfState(stateBefore(state));

const askedStates = {
  refund: 'refundAsked',
  return: 'returnAsked',
  exchange: 'exchangeAsked',
} as const satisfies Readonly<Record<AfterSaleKind, KnownOrderState>>;

export type AskedState = (typeof askedStates)[AfterSaleKind];
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
  if (isRefused(state)) return tab === stateBefore(state);
  return state === tab || (tab === 'toShip' && state === 'toPay');
}

/** The order goes on as it was before the request. */
const isRefused = (state: OrderState): boolean => /Refused/.test(state);

/** Whether the exhibitor's next step is awaited. */
export const isAwaited = (state: OrderState): boolean =>
  orderActions[state].exhibitor.length > 0 && !mayVisitor(state, 'sendBack');

/** Whether a return or exchange has come to its end. */
export const isAfterSaleDone = (state: OrderState): boolean =>
  state === 'refundDone' || state === 'returnDone' || state === 'exchangeDone';

const leading: readonly VisitorAction[] = ['receive', 'sendBack', 'buyAgain'];

/** The act of the visitor that comes next; to write to the exhibitor where its step is awaited. */
export const nextVisitorAct = (state: OrderState): VisitorAction | 'write' =>
  (isAwaited(state) ? undefined : leading.find((action) => mayVisitor(state, action))) ?? 'write';

/** The act of the exhibitor that comes next; to write to the visitor where there is none. */
export const nextExhibitorAct = (state: OrderState): ExhibitorAction | 'write' =>
  orderActions[state].exhibitor[0] ?? 'write';
