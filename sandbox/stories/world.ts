import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Row } from '../store/store.ts';
import { dayMs, venueDay, venueText } from '../venueClock.ts';

export const jianghaiTenantId = '5a1d0c7e93b24f6885e07b1c2d3f4a60';
/** Of the organiser's account, see `accounts.ts`. */
export const jianghaiUserId = 'user0000000000000000host';
export const organizationId = 'organizer000000000000001';

/** The organiser of every story, invented. */
export function organizationRow(nowMs: number): Row {
  return {
    RecordId: organizationId,
    TenantId: jianghaiTenantId,
    UserId: jianghaiUserId,
    ...createdAt(nowMs, 400),
    OrganizationName: '江海会展集团',
    Name: '江海会展集团',
    NameEn: 'Jianghai Exhibitions Group',
    CompanyName: '江海会展集团有限公司',
    Logo: '/sandbox/pictures/logo.svg',
    LongLogo: '/sandbox/pictures/long-logo.svg',
    BackgroundImage: '/sandbox/pictures/organizer.svg',
  };
}

interface ExhibitionTraits {
  readonly id: string;
  readonly name: TextPair;
  readonly place: TextPair;
  readonly cover: string;
  readonly introduction: TextPair;
  /** Relative to today. */
  readonly days: readonly [first: number, last: number];
  /** Days relative to today. */
  readonly signUp: readonly [begins: number, ends: number];
  readonly more?: Row;
}

/** One of the drawn signs, always the same for an exhibition. */
function logoOf(id: string): string {
  const sum = Array.from(id).reduce((all, letter, at) => all + letter.charCodeAt(0) * (at + 1), 0);
  return `/sandbox/pictures/seed-logo-${(sum % 24) + 1}.svg`;
}

export function exhibitionRow(nowMs: number, traits: ExhibitionTraits): Row {
  return {
    RecordId: traits.id,
    TenantId: jianghaiTenantId,
    UserId: jianghaiUserId,
    ...createdAt(nowMs, 120),
    ExName: traits.name.zh,
    ExNameEn: traits.name.en,
    StartTime: venueDay(nowMs, traits.days[0], '09:00'),
    EndTime: venueDay(nowMs, traits.days[1], '17:00'),
    Place: traits.place.zh,
    PlaceEn: traits.place.en,
    Organizer: '江海会展集团',
    Logo: logoOf(traits.id),
    LongLogo: '/sandbox/pictures/long-logo.svg',
    Cover: `/sandbox/pictures/cover-${traits.cover}.svg`,
    Introduction: traits.introduction.zh || traits.introduction.en,
    IntroductionEn: traits.introduction.en,
    ThemeColor: '',
    ShareTitle: '',
    ShareDescription: '',
    OrganizationId: organizationId,
    SignUpStartTime: venueDay(nowMs, traits.signUp[0], '09:00'),
    SignUpEndTime: venueDay(nowMs, traits.signUp[1], '18:00'),
    SignUpPaused: false,
    SignUpPausedReason: '',
    SignUpPausedReasonEn: '',
    SignUpResumeTime: '',
    SignUpNeedsReview: false,
    ...traits.more,
  };
}

interface ChannelTraits {
  readonly id: string;
  readonly exhibitionId: string;
  readonly name: TextPair;
  readonly description: TextPair;
  readonly sort?: number;
  readonly isDefault?: boolean;
  readonly hasQuestionnaire?: boolean;
  readonly groupId?: string;
  readonly isClosed?: boolean;
  readonly closedReason?: TextPair;
  /** Days relative to today; the exhibition's period if absent. */
  readonly signUp?: readonly [begins: number, ends: number];
}

export function channelRow(nowMs: number, traits: ChannelTraits): Row {
  return {
    RecordId: traits.id,
    TenantId: jianghaiTenantId,
    UserId: jianghaiUserId,
    ...createdAt(nowMs, 110),
    ExhibitionId: traits.exhibitionId,
    Name: traits.name.zh,
    NameEn: traits.name.en,
    Description: traits.description.zh,
    DescriptionEn: traits.description.en,
    IsDefault: traits.isDefault ?? true,
    HasOpen: traits.isClosed !== true,
    HasQuestionnaire: traits.hasQuestionnaire ?? false,
    Sort: traits.sort ?? 1,
    ClosedReason: traits.closedReason?.zh ?? '',
    ClosedReasonEn: traits.closedReason?.en ?? '',
    ChannelGroupId: traits.groupId ?? '',
    SignUpStartTime: traits.signUp === undefined ? '' : venueDay(nowMs, traits.signUp[0], '09:00'),
    SignUpEndTime: traits.signUp === undefined ? '' : venueDay(nowMs, traits.signUp[1], '18:00'),
  };
}

export function channelGroupRow(
  nowMs: number,
  traits: Pick<ChannelTraits, 'id' | 'exhibitionId' | 'name' | 'description' | 'sort'>,
): Row {
  return {
    RecordId: traits.id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 110),
    ExhibitionId: traits.exhibitionId,
    Name: traits.name.zh,
    NameEn: traits.name.en,
    Description: traits.description.zh,
    DescriptionEn: traits.description.en,
    Sort: traits.sort ?? 1,
  };
}

/** For stories that are not about channels. */
export function visitorChannel(nowMs: number, id: string, exhibitionId: string): Row {
  return channelRow(nowMs, {
    id,
    exhibitionId,
    name: { zh: '观众登记', en: 'Visitors' },
    description: { zh: '免费参观，凭参观码入场', en: 'Free entry with your ticket' },
  });
}

interface BannerTraits {
  readonly id: string;
  readonly exhibitionId: string;
  readonly picture: string;
  readonly title: TextPair;
  readonly link: string;
  readonly sort: number;
}

/** An image of the home page. The collection stores its address as `Name`. */
export function bannerRow(nowMs: number, traits: BannerTraits): Row {
  return {
    RecordId: traits.id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 60),
    ExhibitionId: traits.exhibitionId,
    Type: '1',
    Name: traits.picture,
    Title: traits.title.zh,
    TitleEn: traits.title.en,
    Link: traits.link,
    Sort: traits.sort,
  };
}

interface ShareTraits {
  readonly title?: TextPair;
  readonly description?: TextPair;
  /** For WeChat registration; otherwise for the channels. */
  readonly isWechat?: boolean;
}

/** The texts of a shared link; the app fills in the placeholders. */
export function shareRow(nowMs: number, id: string, exhibitionId: string, traits: ShareTraits = {}): Row {
  const title = traits.title ?? { zh: '邀请您参加{exhibition}', en: 'You are invited to {exhibition}' };
  const description = traits.description ?? {
    zh: '{time}，{place}，期待与您相见',
    en: '{time}, {place}. See you there',
  };
  return {
    RecordId: id,
    TenantId: jianghaiTenantId,
    ...createdAt(nowMs, 100),
    ExhibitionId: exhibitionId,
    type: traits.isWechat === true ? '观众微信注册' : '观众线上多渠道注册',
    ShareTitle: title.zh,
    ShareTitleEn: title.en,
    ShareDescrible: description.zh,
    ShareDescribleEn: description.en,
  };
}

export function createdAt(nowMs: number, daysAgo: number): Row {
  const ms = nowMs - daysAgo * dayMs;
  return { CreatedAt: venueText(ms), CreatedAtMesc: ms };
}
