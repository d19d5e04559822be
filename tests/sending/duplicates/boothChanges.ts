import type { Order } from '#entities/order/rules/order.ts';
import type { ReadOrderState } from '#entities/order/rules/orderState.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Phone } from '#tests/flows/openPhone.ts';
import { fairs, stand } from './sweptWrite.ts';
import type { Change } from './tapChanges.ts';

const { exhibitionId, exhibitorId, exhibitorUserId } = stand;
const byId = (recordId: string) => (row: Row) => row['RecordId'] === recordId;
const clientOf = async () => (await import('#session/services.ts')).services().client();

interface OrderChange extends Pick<Change, 'name' | 'isMade' | 'prepare'> {
  readonly orderId: string;
  readonly move: (seen: Order) => {
    readonly state: ReadOrderState;
    readonly parcel?: { readonly company: string; readonly number: string };
    readonly refund?: { readonly cents: number; readonly day: string; readonly way: string };
  };
}

const orderChange = ({ orderId, move, ...rest }: OrderChange): Change => ({
  ...rest,
  path: 'update/Order',
  find: byId(orderId),
  exhibitionId,
  make: async () => {
    const { boothOrdersQuery, moveBoothOrder } = await import(
      '#features/exhibitorCenter/orders/boothOrders.ts'
    );
    const { queryClient } = await import('#data/queries/queryClient.ts');
    const orders = await queryClient().fetchQuery({ ...boothOrdersQuery(stand), staleTime: 0 });
    const seen = shown(
      rest.name,
      orders.find(({ RecordId }) => RecordId === orderId),
    );
    return () => moveBoothOrder(stand, seen, move(seen));
  },
});

/** @throws where the sandbox has no such row */
function shown<T>(name: string, seen: T | undefined): T {
  if (seen === undefined) throw new Error(`nothing to change: ${name}`);
  return seen;
}

/** A visitor sends goods back: the next step is the booth's. */
const sentBack = (orderId: string, visitorId: string, state: string) => async (phone: Phone) => {
  const parcel = { ReturnExpressCompany: '顺丰', ReturnExpressNum: 'SF10000000001' };
  const condition = { RecordId: orderId, VisitorId: visitorId };
  await phone.call('updateByCondition/Order', { condition, setValue: { state, ...parcel } });
};

/** What a booth does with an order, an inquiry or a meeting by one tap, and a leader with a member of a team. */
export const boothChanges: readonly Change[] = [
  orderChange({
    name: 'an order that is shipped',
    orderId: 'standorder00000000000001',
    move: () => ({ state: 'toReceive', parcel: { company: '顺丰', number: 'SF20000000001' } }),
    isMade: (row) => row?.['state'] === '202' && row['ExpressNum'] === 'SF20000000001',
  }),
  orderChange({
    name: 'a return that is accepted',
    orderId: 'standorder00000000000003',
    move: () => ({ state: 'returnAgreed' }),
    isMade: (row) => row?.['state'] === '311',
  }),
  orderChange({
    name: 'an exchange that is refused',
    orderId: 'standorder00000000000004',
    move: () => ({ state: 'exchangeRefused' }),
    isMade: (row) => row?.['state'] === '322',
  }),
  orderChange({
    name: 'goods that have come back',
    orderId: 'standorder00000000000003',
    prepare: sentBack('standorder00000000000003', 'gueststand00000000000003', '311'),
    move: () => ({ state: 'returnArrived' }),
    isMade: (row) => row?.['IsReturnReceived'] === true,
  }),
  orderChange({
    name: 'an exchange that is sent',
    orderId: 'standorder00000000000004',
    prepare: async (phone) => {
      await sentBack('standorder00000000000004', 'gueststand00000000000004', '321')(phone);
      const setValue = { state: '321', IsReturnReceived: true };
      await phone.call('update/Order', { recordId: 'standorder00000000000004', setValue }, exhibitorUserId);
    },
    move: () => ({ state: 'exchangeDone', parcel: { company: '顺丰', number: 'SF20000000002' } }),
    isMade: (row) => row?.['ExchangeExpressNum'] === 'SF20000000002',
  }),
  {
    name: 'an inquiry that is accepted',
    path: 'update/EnquiryRecord',
    find: byId('standask0000000000000001'),
    exhibitionId,
    make: async (row) => {
      const { answerInquiry } = await import('#entities/message/inquiries/answerInquiry.ts');
      const { findEnquiry } = await import('#entities/message/inquiries/useEnquiries.ts');
      const owner = { exhibitionId, visitorId: exhibitorId, exhibitorUserId };
      const seen = await findEnquiry(await clientOf(), owner, String(row['RecordId']));
      const before = shown('an inquiry', seen);
      return () => answerInquiry(owner, before, 'accepted');
    },
    isMade: (row) => row?.['State'] === '2',
  },
  ...(
    [
      ['a meeting that is agreed to', 'askedstand00000000000001', 'agreed', '4'],
      ['a meeting that the booth calls off', 'askedstand00000000000005', 'cancelled', '7'],
    ] as const
  ).map(
    ([name, recordId, answer, state]): Change => ({
      name,
      path: 'update/InvitationInfo',
      find: byId(recordId),
      exhibitionId,
      make: async () => {
        const { answerBoothAppointment } = await import(
          '#features/exhibitorCenter/appointments/answerBoothAppointment.ts'
        );
        const { findBoothAppointment } = await import('#features/exhibitorCenter/ownRows/boothQueries.ts');
        const seen = shown(name, await findBoothAppointment(await clientOf(), stand, recordId));
        const remark = answer === 'cancelled' ? '展位临时调整' : undefined;
        return () => answerBoothAppointment(stand, seen, answer, remark);
      },
      isMade: (row) => row?.['State'] === state,
    }),
  ),
  {
    name: 'a member who is let in',
    path: 'update/TeamMember',
    find: (row) => row['State'] === '0',
    exhibitionId: fairs.teams,
    make: memberChange('approveMember'),
    isMade: (row) => row?.['State'] === '2',
  },
  {
    name: 'a member who is taken out of a team',
    path: 'update/TeamMember',
    find: byId('place0000000000000001001'),
    exhibitionId: fairs.teams,
    make: memberChange('removeMember'),
    isMade: (row) => row === undefined || row['State'] === '7',
  },
];

function memberChange(action: 'approveMember' | 'removeMember'): Change['make'] {
  return async (row) => {
    const actions = await import('#features/teams/queries/teamActions.ts');
    const { readTeamMember } = await import('#entities/team/rules/team.ts');
    const seen = shown(action, readTeamMember(row));
    return () => actions[action](seen);
  };
}
