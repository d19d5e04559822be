/** Every answer of the data API, always with HTTP 200. */
export interface Envelope {
  readonly resCode: number;
  readonly resMsg: string;
  readonly result: unknown;
}

export const resCodes = {
  success: 0,
  noRows: 10000,
  userUnknown: 1004,
  passwordWrong: 1005,
  codeWrong: 1006,
  codeExpired: 1007,
  codeTooSoon: 1008,
  tooManyTries: 1009,
  registrationClosed: 1101,
  choiceFull: 1102,
  identityServiceBusy: 1103,
  identityMismatch: 1801,
  outsideCheckInWindow: 1301,
  checkInNotApproved: 1302,
  alreadyCheckedIn: 1303,
  checkInPlaceUnknown: 1304,
  teamCodeTaken: 1201,
  inATeam: 1202,
  teamGone: 1203,
  teamsOff: 1204,
  notAMember: 1205,
  leaderStays: 1206,
  messageTooLong: 1401,
  messageBlocked: 1402,
  messageWithoutFile: 1403,
  slotTaken: 1601,
  appointmentGone: 1602,
  appointmentChanged: 1603,
  visitorBusy: 1604,
  appointmentTimeGone: 1605,
  visitorNotRegistered: 1606,
  invitationWithdrawn: 1607,
  invitationFull: 1608,
  alreadyAsked: 400001,
  stockGone: 1901,
  priceChanged: 1902,
  productGone: 1903,
  orderGone: 1904,
  orderChanged: 1905,
  tooFewOrdered: 1906,
  parcelIncomplete: 2011,
  attendanceNotNow: 1701,
  attendanceElsewhere: 1702,
  rowOfOthers: 2001,
  contactWithoutRight: 2002,
  boothRowIncomplete: 2003,
  boothRowGone: 2004,
  notTheOrganiser: 2015,
  alreadyReviewed: 2016,
  noSuchAudience: 2019,
  applicationsClosed: 2012,
  appliedAlready: 2013,
  applicationDecided: 2014,
  lastAdmin: 2005,
  ownContact: 2006,
  badParameters: 400000,
} as const;

export function succeed(result: unknown): Envelope {
  return { resCode: resCodes.success, resMsg: 'success', result };
}

/** Rows, or 10000 and an empty list for none. */
export function succeedWithRows(rows: readonly unknown[]): Envelope {
  return rows.length > 0 ? succeed(rows) : { resCode: resCodes.noRows, resMsg: 'no data', result: [] };
}

export function refuse(resCode: number, resMsg: string): Envelope {
  return { resCode, resMsg, result: [] };
}

/** For invalid parameters; becomes 400000. */
export class BadParameters extends Error {}
