import type { Seeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import type { Person } from '#sandbox/auth/people.ts';
import { visitorPassword } from '../accounts.ts';
import { createdAt, jianghaiTenantId } from '../world.ts';

interface RegisteredTraits {
  /** Distinguishes the visitors of the seeds. */
  readonly number: string;
  readonly exhibitionId: string;
  readonly channelId: string;
  readonly name: string;
  readonly mobile: string;
  readonly company: string;
  readonly approveState: '0' | '1' | '2' | '3';
  readonly voucherCode: string;
  readonly seatNo?: string;
  readonly daysAgo: number;
  /** Their WeChat identity, if they registered with it. */
  readonly wechat?: Person | undefined;
  /** More answers, and the organiser's fields. */
  readonly answers?: Row;
}

/** An invented person who is registered: account, visitor and registration. */
export function registeredVisitor(nowMs: number, traits: RegisteredTraits): Seeds {
  const userId = `user0000000000000000000${traits.number}`;
  const visitorId = `person00000000000000000${traits.number}`;
  const common = { TenantId: jianghaiTenantId, UserId: userId, ...createdAt(nowMs, traits.daysAgo) };
  const person = {
    Name: traits.name,
    Mob: traits.mobile,
    Email: '',
    CompanyName: traits.company,
    Job: '设备主管',
    ...wechatFields(traits.wechat),
  };
  return {
    User: [
      {
        RecordId: userId,
        ...common,
        Type: '2',
        UserName: traits.mobile,
        Phone: traits.mobile,
        Email: '',
        VisitorRecordId: visitorId,
        UserPassword: visitorPassword(traits.mobile),
        ...wechatFields(traits.wechat),
      },
    ],
    Visitor: [{ RecordId: visitorId, ...common, ...person }],
    VisitorExhibitionInfo: [
      {
        RecordId: `registration0000000000${traits.number.padStart(2, '0')}`,
        ...common,
        ...person,
        ExhibitionId: traits.exhibitionId,
        ChannelId: traits.channelId,
        VisitorId: visitorId,
        ClientRef: '',
        VoucherCode: traits.voucherCode,
        ApproveState: traits.approveState,
        SeatNo: traits.seatNo ?? '',
        HasFreeZe: false,
        VisitorCategory: 'manufacturer',
        Interests: ['robots', 'vision'],
        PrivacyAgreed: true,
        ...traits.answers,
      },
    ],
  };
}

const wechatFields = (person: Person | undefined): Row =>
  person === undefined ? {} : { OpenId: person.openid, Unicode: person.unionid };
