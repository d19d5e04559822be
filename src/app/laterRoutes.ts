import { door as code } from '../features/vouchers/code/route.ts';
import { door as fullCode } from '../features/vouchers/fullCode/route.ts';
import { door as list } from '../features/vouchers/list/route.ts';
import { door as group } from '../features/registration/group/route.ts';
import { door as information } from '../features/registration/information/route.ts';
import { door as register } from '../features/registration/register/route.ts';
import { door as upload } from '../features/registration/upload/route.ts';
import { door as authorize } from '../features/entry/authorize/route.ts';
import { door as login } from '../features/entry/login/route.ts';
import { door as password } from '../features/entry/password/route.ts';
import { door as certificates } from '../features/entry/certificates/route.ts';
import { door as mine } from '../features/mine/center/route.ts';
import { door as channelGroup } from '../features/entry/channelGroup/route.ts';
import { door as notFound } from '../features/entry/notFound/route.ts';
import { door as questions } from '../features/questionnaires/page/route.ts';
import { door as questionsDone } from '../features/questionnaires/success/route.ts';
import { door as questFinish } from '../features/entry/questFinish/route.ts';
import { door as teams } from '../features/teams/list/route.ts';
import type { ScreenRow } from './routes.ts';

/** Every screen that is not a landing page. */
export const laterScreens: readonly ScreenRow[] = [
  { path: '/questFinish', door: questFinish },
  { path: '/login/:id/:channelId?', title: 'titleLoginRegister', door: login },
  { path: '/password/:id', title: 'titleLoginRegister', door: password },
  { path: '/certificates/:id', door: certificates },
  { path: '/register/:id/:channelId?', door: register },
  { path: '/upload/:id/:channelId', title: 'titleLoginRegister', door: upload },
  { path: '/information/:id/:channelId?', title: 'titleLoginRegister', door: information },
  { path: '/group/:id/:channelId?', title: 'titleLoginRegister', door: group },
  { path: '/question-page/:id/:channelId?', door: questions },
  { path: '/question-success/:id/:channelId?', door: questionsDone },
  { path: '/channel-group/:id', door: channelGroup },
  { path: '/mine/:id/:part?', door: mine },
  { path: '/teams/:id/:part?', door: teams },
  { path: '/list', title: 'titleVouchers', door: list },
  { path: '/code', door: code },
  { path: '/xycode', door: fullCode },
  { path: '/authorize', door: authorize },
  { path: '/404', door: notFound },
  { path: '*', door: notFound },
];
