import type { AnswerCollection } from '#entities/questionnaire/api/readQuestionnaire.ts';

/** Where a second row of one insert is withdrawn, apart from registrations. */
export type WithdrawnFrom =
  | AnswerCollection
  | 'Address'
  | 'Calendar'
  | 'CloudRelease'
  | 'ConnectUs'
  | 'EnquiryRecord'
  | 'ExhibitorContact'
  | 'FileDownloadTask'
  | 'LiveList'
  | 'MessageInfo'
  | 'Order'
  | 'Product'
  | 'ProductVisitInfoMessage'
  | 'Promotion'
  | 'SalesServiceRecord'
  | 'SignInRecord'
  | 'VisitInfoMessageComment';
