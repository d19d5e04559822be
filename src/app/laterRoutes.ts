import { route as code } from '../features/vouchers/code/route.ts';
import { route as fullCode } from '../features/vouchers/fullCode/route.ts';
import { route as list } from '../features/vouchers/list/route.ts';
import { route as group } from '../features/registration/group/route.ts';
import { route as information } from '../features/registration/information/route.ts';
import { route as register } from '../features/registration/register/route.ts';
import { route as upload } from '../features/registration/upload/route.ts';
import { route as authorize } from '../features/entry/authorize/route.ts';
import { route as login } from '../features/entry/login/route.ts';
import { route as password } from '../features/entry/password/route.ts';
import { route as certificates } from '../features/entry/certificates/route.ts';
import { route as mine } from '../features/mine/center/route.ts';
import { route as mineDetails } from '../features/mine/details/route.ts';
import { route as mineSignIns } from '../features/mine/signIns/route.ts';
import { route as channelGroup } from '../features/entry/channelGroup/route.ts';
import { route as notFound } from '../features/entry/notFound/route.ts';
import { route as questions } from '../features/questionnaires/page/route.ts';
import { route as questionsDone } from '../features/questionnaires/success/route.ts';
import { route as questFinish } from '../features/entry/questFinish/route.ts';
import { route as newTeam } from '../features/teams/create/route.ts';
import { route as team } from '../features/teams/detail/route.ts';
import { route as joinTeam } from '../features/teams/join/route.ts';
import { route as teams } from '../features/teams/list/route.ts';
import { route as teamRanking } from '../features/teams/ranking/route.ts';
import type { ScreenRoute } from '../flows/screenRoute.ts';

export const laterRoutes: readonly ScreenRoute[] = [
  questFinish,
  login,
  password,
  certificates,
  register,
  upload,
  information,
  group,
  questions,
  questionsDone,
  channelGroup,
  mine,
  mineDetails,
  mineSignIns,
  teams,
  newTeam,
  joinTeam,
  teamRanking,
  team,
  list,
  code,
  fullCode,
  authorize,
  notFound,
  // Every address that no other screen has.
  { ...notFound, path: '*', scope: 'exhibition' },
];
