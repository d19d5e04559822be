import { meetingRecordsPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: meetingRecordsPath.pattern,
  load: () => import('./MeetingRecordsScreen.tsx'),
  namespaces: ['content', 'meetingRecords', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
