import { parseVenueTime } from '#domain/time/formatVenueTime.ts';
import type { Row } from '#sandbox/store/store.ts';
import { dayMs, minuteMs, venueText } from '#sandbox/venueClock.ts';
import { exhibitorId } from '../seedIds.ts';
import { seedId } from '../seeded.ts';
import { storyMark } from '../storyMark.ts';

export interface AppointmentWorld {
  readonly exhibitionId: string;
  readonly tenantId: string;
  readonly nowMs: number;
  readonly visitorId: string;
  readonly place: string;
  /** Whose code is printed there. */
  readonly placeId: string;
}

export interface AppointmentTraits {
  readonly state: string;
  /** Its number at the exhibition, or the id of the company. */
  readonly exhibitor: number | string;
  /** Days from now, and the time of day. */
  readonly day: number;
  readonly clock: string;
  readonly about: string;
  readonly isIncoming?: true;
  readonly remark?: string;
  /** Minutes from now, in place of day and time. */
  readonly inMinutes?: number;
  /** The person of the company whom it is with. */
  readonly contactId?: string;
}

/** One in each state, and what others ask of the visitor. */
const wanted: readonly AppointmentTraits[] = [
  { state: '0', exhibitor: 6, day: 1, clock: '09:30', about: '想了解协作机器人的交期' },
  {
    state: '1',
    exhibitor: 9,
    day: 1,
    clock: '10:30',
    about: '代理合作',
    remark: '该展商只接待已审核的采购商',
  },
  { state: '2', exhibitor: 3, day: 1, clock: '11:00', about: '视觉检测方案报价' },
  { state: '3', exhibitor: 12, day: 1, clock: '13:30', about: '样机借用', remark: '当天展位有接待安排' },
  { state: '4', exhibitor: 1, day: 1, clock: '14:00', about: '主轴的非标定制' },
  { state: '4', exhibitor: 7, day: 0, clock: '', about: '现场看打样', inMinutes: 10 },
  { state: '5', exhibitor: 4, day: -1, clock: '09:30', about: '年度框架协议' },
  { state: '6', exhibitor: 10, day: -1, clock: '15:00', about: '刀具寿命测试' },
  { state: '7', exhibitor: 13, day: 2, clock: '10:00', about: '包装线改造', remark: '时间有变' },
  { state: '8', exhibitor: 15, day: 2, clock: '11:00', about: '展后拜访' },
  { state: '12', exhibitor: 16, day: 2, clock: '13:00', about: '技术交流' },
  { state: '2', exhibitor: 18, day: 2, clock: '14:00', about: '邀请您看新一代伺服压机', isIncoming: true },
  { state: '2', exhibitor: 19, day: 2, clock: '15:00', about: '想请您试用新刀具', isIncoming: true },
];

const lengthMs = 30 * minuteMs;

export const appointmentRows = (world: AppointmentWorld): Row[] =>
  wanted.map((traits, at) => appointmentRow(world, traits, at));

/** `at` tells the rows of an exhibition apart; the first was made last. */
export function appointmentRow(world: AppointmentWorld, traits: AppointmentTraits, at: number): Row {
  const { exhibitionId, tenantId, nowMs, visitorId, place, placeId } = world;
  const {
    state,
    exhibitor,
    day,
    clock,
    about,
    isIncoming = false,
    remark = '',
    inMinutes,
    contactId,
  } = traits;
  const company = typeof exhibitor === 'string' ? exhibitor : exhibitorId(exhibitionId, exhibitor);
  const start = venueText(nowMs + (inMinutes === undefined ? day * dayMs : inMinutes * minuteMs));
  const startClock = inMinutes === undefined ? clock : start.slice(11, 16);
  const end = venueText((parseVenueTime(`${start.slice(0, 10)} ${startClock}`) ?? nowMs) + lengthMs);
  const madeMs = nowMs - (wanted.length - at) * 11 * minuteMs;
  return {
    RecordId: seedId(`asked${storyMark(exhibitionId)}`, at + 1),
    TenantId: tenantId,
    CreatedAt: venueText(madeMs),
    CreatedAtMesc: madeMs,
    ExhibitionId: exhibitionId,
    VisitorId: visitorId,
    ExhibitorId: company,
    Type: isIncoming ? '1' : '0',
    State: state,
    Initator: isIncoming ? company : visitorId,
    Receiver: isIncoming ? visitorId : company,
    ...(contactId !== undefined && { [isIncoming ? 'InitatorChild' : 'ReceiverChild']: contactId }),
    MeetingTimeDate: start.slice(0, 10),
    MeetingTimeStart: startClock,
    MeetingTimeEnd: end.slice(11, 16),
    MeetingPlace: isIncoming ? place : '',
    ...(isIncoming && { SignInPlaceId: placeId }),
    InvitationMsgContent: about,
    Remark: remark,
    ApprovalTime: '',
    ClientRef: '',
  };
}
