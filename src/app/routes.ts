import { loadChunk } from '../chunks/loadChunk.ts';
import { door as home } from '../features/entry/home/route.ts';
import { door as select } from '../features/entry/select/route.ts';
import { door as signIn } from '../features/entry/signIn/route.ts';
import { door as wechatLogin } from '../features/entry/wechatLogin/route.ts';
import type { Door } from '../flows/door.ts';

export type TitleKey = 'titleLoginRegister' | 'titleVouchers';

export interface ScreenRow {
  readonly path: string;
  /** Becomes the document's title; a screen without one carries the exhibition's name. */
  readonly title?: TitleKey;
  readonly door: Door;
}

/** The landing pages: the only screens that the entry bundle knows. */
export const entryScreens: readonly ScreenRow[] = [
  { path: '/select/:id/:channelId?', title: 'titleLoginRegister', door: select },
  { path: '/wechat_login/:id/:channelId?', door: wechatLogin },
  { path: '/homeclassic/:id', door: home },
  { path: '/sign-in/:id/:signInPlaceId', door: signIn },
];

/** All other screens. They are discovered when an address needs one, so a new screen adds no bytes to a landing page. */
export const loadLaterScreens = (): Promise<readonly ScreenRow[]> =>
  loadChunk(() => import('./laterRoutes.ts')).then(({ laterScreens }) => laterScreens);
