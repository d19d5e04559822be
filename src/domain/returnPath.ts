import { isRecordId } from './ids.ts';
import { type AppAddress, classifyLink } from './links.ts';
import { notFoundPath, selectPath } from './paths.ts';

/** Screens a stored target may lead back to. The origin is nobody's, so that no complete address is one of them. */
const returnable: AppAddress = {
  origin: 'https://this-app.invalid',
  screens: [
    '/homeclassic/:id',
    '/select/:id/:channelId?',
    '/channel-group/:id',
    '/wechat_login/:id/:channelId?',
    '/login/:id/:channelId?',
    '/password/:id',
    '/certificates/:id',
    '/register/:id/:channelId?',
    '/upload/:id/:channelId?',
    '/information/:id/:channelId?',
    '/group/:id/:channelId?',
    '/question-page/:id/:channelId?',
    '/question-success/:id/:channelId?',
    '/mine/:id/:part?',
    '/sign-in/:id/:signInPlaceId',
    '/teams/:id/:part?',
    '/list',
    '/code',
    '/xycode',
  ],
};

/**
 * Where a stored redirect target leads: a known screen of this app, or the exhibition's page.
 * What is stored may have come from a link, so it passes the same rule as every other link, and fewer screens.
 */
export function returnPath(target: string | undefined, exhibitionId: string | undefined): string {
  const link = classifyLink(target, returnable);
  const isOurs = link.kind === 'internal' && link.path === target;
  if (isOurs) return link.path;
  return isRecordId(exhibitionId) ? selectPath(exhibitionId) : notFoundPath;
}
