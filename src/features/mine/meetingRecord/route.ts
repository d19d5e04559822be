import { meetingRecordPath } from '#domain/address/homePaths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: meetingRecordPath.pattern,
  load: () => import('./MeetingRecordScreen.tsx'),
  namespaces: ['content', 'meetingRecords', 'problems'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'me',
};
