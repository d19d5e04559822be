import type { ApiClient } from '#data/client/apiClient.ts';
import { conferences } from './conferenceCollections.ts';

/** What a list shows; introductions and speakers would make it twenty times as long. */
const only = [
  'ExhibitionId',
  'Title',
  'TitleEn',
  'StartTime',
  'EndTime',
  'Place',
  'PlaceEn',
  'ExhibitionHallId',
  'Topic',
  'TopicEn',
  'Language',
  'Seats',
  'SeatsTaken',
  'IsCancelled',
  'Revision',
  'Former',
] as const;

/** Read first, because a day of some hundred sessions takes seconds over a slow line. */
export const firstSessions = { pageIndex: 1, pageSize: 40 };

/** Sessions of an exhibition, the earliest first. @throws ApiProblem */
export const programmePage = (
  client: ApiClient,
  exhibitionId: string,
  page: { readonly pageIndex: number; readonly pageSize: number },
) => conferences.page(client, { ExhibitionId: exhibitionId }, { ...page, sort: { StartTime: 1 }, only });
