import { isClientCode, isRecordId } from '#domain/record/isRecordId.ts';

/** Texts are stored raw, without quotes; objects as JSON. */
export interface DeviceKey<Kind extends 'text' | 'json' = 'text' | 'json'> {
  readonly name: string;
  readonly kind: Kind;
  check(value: unknown): boolean;
  readonly survivesClearUserInfo: boolean;
  readonly personal: boolean;
}

type Traits = Partial<Pick<DeviceKey, 'survivesClearUserInfo' | 'personal'>>;

const noTraits = { survivesClearUserInfo: false, personal: false };
const personal: Traits = { personal: true };
const survives: Traits = { survivesClearUserInfo: true };

const text = (name: string, check: RegExp | ((value: string) => boolean), traits: Traits = {}) => {
  const matches = check instanceof RegExp ? (value: string) => check.test(value) : check;
  const key: DeviceKey<'text'> = {
    ...noTraits,
    ...traits,
    name,
    kind: 'text',
    check: (value) => typeof value === 'string' && matches(value),
  };
  return key;
};

const json = (name: string, check: (value: object) => boolean = () => true, traits: Traits = {}) => {
  const key: DeviceKey<'json'> = {
    ...noTraits,
    ...traits,
    name,
    kind: 'json',
    check: (value) => typeof value === 'object' && value !== null && !Array.isArray(value) && check(value),
  };
  return key;
};

const anyId = /^[0-9a-zA-Z_-]{1,64}$/;
const flag = /^[01]$/;
const word = /^[^\s]{1,64}$/;
const credential = /^[\x21-\x7e]{1,4096}$/;
const upTo = (length: number) => (value: string) => value !== '' && value.length <= length;
// An identity response without a union id arrives as the text `undefined`.
const identityId = (value: string) => /^[\x21-\x7e]{1,128}$/.test(value) && value !== 'undefined';
const hasRecordId = (value: object) => 'RecordId' in value && isRecordId(value.RecordId);

/** In the order of the specification's list. */
export const deviceKeys = {
  entranceId: text('entranceid', isRecordId, survives),
  channelId: text('channelid', isRecordId),
  channel: json('channel', hasRecordId),
  tenantId: text('tenantid', anyId),
  userId: text('userid', anyId, personal),
  registerFrom: text('registerFrom', upTo(64)),
  fromWechatLink: text('fromWechatLink', upTo(2048)),
  interactionId: text('InterActionId', anyId, survives),
  redirectTo: text('redirectTo', upTo(2048), survives),
  locale: text('locale', /^(zh|en)$/, survives),
  textSize: text('textSize', /^(large|extraLarge)$/, survives),
  colorScheme: text('colorScheme', /^(light|dark)$/, survives),
  // The text size from before it, which comes back with its end.
  easyMode: text('easyMode', /^(standard|large|extraLarge)$/, survives),
  isCarryOn: text('isCarryOn', flag),
  pcCode: text('pc-code', isClientCode),
  exhibitionId: text('exhibitionid', isRecordId, survives),
  exhibitionUnitId: text('exhibitionUnitId', anyId),
  exhibitionUnit: json('exhibitionUnit', hasRecordId),
  exhibitionInfo: json('exhibitionInfo', hasRecordId),
  childExhibitionId: text('childExhibitionId', isRecordId),
  token: text('token', credential, personal),
  organizerUserId: text('organizerUserId', anyId, personal),
  visitorId: text('visitorId', anyId, personal),
  exhibitorUserId: text('exhibitorUserId', anyId, personal),
  exhibitorId: text('exhibitorId', anyId, personal),
  exhibitorContact: json('exhibitorContact', undefined, personal),
  systemAdminUser: json('systemAdminUser', undefined, personal),
  userInfo: json('userInfo', undefined, personal),
  liveRoomNumber: text('liveRoomNumber', word),
  loginStatus: text('loginStatus', /^-?\d{1,4}$/, personal),
  clientCode: text('clientCode', isClientCode, survives),
  fromMiniProgram: text('from_miniprogram', word, survives),
  wechatName: text('wechat.name', upTo(128), personal),
  wechatLogo: text('wechat.logo', upTo(2048), personal),
  wechatSex: text('wechat.sex', upTo(16), personal),
  wechatUnionId: text('wechat.unionid', identityId, personal),
  wechatOpenId: text('wechat.openid', identityId, personal),
  wechatLanguage: text('wechat.language', upTo(32), personal),
  wechatCountry: text('wechat.country', upTo(128), personal),
  wechatProvince: text('wechat.province', upTo(128), personal),
  wechatCity: text('wechat.city', upTo(128), personal),
  // Not validated: an unreadable time means to authorise again, a missing one does not.
  wechatLastAuthTime: text('wechat.lastAuthTime', upTo(64), personal),
} as const;

export type DeviceKeyName = keyof typeof deviceKeys;

export type DeviceValues = {
  readonly [Key in DeviceKeyName]:
    | ((typeof deviceKeys)[Key]['kind'] extends 'text' ? string : object)
    | undefined;
};

export const deviceKeyNames = Object.keys(deviceKeys) as DeviceKeyName[];

/** Names outside the table that the first page of a visit reads; each is read by one module only. The others: `laterNames`. */
export const ownNames = {
  voucherMirror: 'vouchers',
  ownRecords: 'ownRecords',
  sessionPhone: 'sessionPhone',
  codeShapes: 'codeShapes',
  coverColours: 'coverColours',
  clockAhead: 'clockAhead',
  clockNoted: 'clockNoted',
  draftPrefix: 'draft.',
  codeEndsPrefix: 'codeEnds.',
  sendLeasePrefix: 'sendLease.',
  anonymousId: 'anonymousId',
  correctingPrefix: 'correcting.',
  joiningPrefix: 'joining.',
  checkIns: 'signIns',
  duplicateChecks: 'duplicateChecks',
  answerPrefix: 'answer/',
  ownRowsPrefix: 'ownRows/',
  checkInPlacesPrefix: 'signInPlaces.',
  returnTo: 'wayBack',
  historyTrail: 'historyTrail',
  uploadPrefix: 'upload/',
  uploadBytesPrefix: 'uploadBytes/',
  storageCopyPrefix: 'storage/',
  forbiddenAt: 'forbiddenAt',
  forbiddenOn: 'forbiddenOn',
  reloadedFor: 'reloadedFor',
  triedSpecial: 'triedSpecial',
  wechatLogin: 'wechatLogin',
  teamPlaces: 'teamPlaces',
  homeContent: 'homeContent',
  missingProofPrefix: 'missingProof.',
  headings: 'headings',
  database: 'exhibition-visitor',
} as const;

/** Can be fetched again; removed first when the storage is full. */
export const reloadableNames: readonly string[] = [
  deviceKeys.exhibitionUnit.name,
  deviceKeys.exhibitionInfo.name,
  'cos_sdk_upload_cache',
  ownNames.teamPlaces,
  ownNames.homeContent,
  ownNames.headings,
  ownNames.codeShapes,
  ownNames.coverColours,
];
