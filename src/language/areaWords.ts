import type accounts from './zh/accounts.json';
import type cards from './zh/cards.json';
import type assist from './zh/assist.json';
import type easy from './zh/easy.json';
import type files from './zh/files.json';
import type frame from './zh/frame.json';
import type comments from './zh/comments.json';
import type content from './zh/content.json';
import type diagnostics from './zh/diagnostics.json';
import type favourites from './zh/favourites.json';

import type fields from './zh/fields.json';
import type gateCheck from './zh/gateCheck.json';
import type home from './zh/home.json';
import type hostTools from './zh/hostTools.json';
import type identity from './zh/identity.json';
import type information from './zh/information.json';
import type leaving from './zh/leaving.json';
import type messages from './zh/messages.json';
import type photo from './zh/photo.json';
import type problems from './zh/problems.json';
import type offlineWays from './zh/offlineWays.json';
import type query from './zh/query.json';
import type questions from './zh/questions.json';
import type select from './zh/select.json';
import type sending from './zh/sending.json';
import type sharing from './zh/sharing.json';
import type checkIn from './zh/checkIn.json';
import type checkInFirst from './zh/checkInFirst.json';
import type shell from './zh/shell.json';
import type signposts from './zh/signposts.json';
import type testers from './zh/testers.json';
import type vouchers from './zh/vouchers.json';

/**
 * The texts that several areas share, by namespace: `zh/<namespace>.json`, `en/<namespace>.json`. Those of an area are
 * added by `src/areaWords.d.ts`. The compiler checks the keys.
 */
export interface AreaWords {
  shell: typeof shell;
  select: typeof select;
  diagnostics: typeof diagnostics;

  favourites: typeof favourites;
  fields: typeof fields;
  gateCheck: typeof gateCheck;
  photo: typeof photo;
  problems: typeof problems;
  identity: typeof identity;
  information: typeof information;
  leaving: typeof leaving;
  offlineWays: typeof offlineWays;
  signposts: typeof signposts;
  accounts: typeof accounts;
  assist: typeof assist;
  easy: typeof easy;
  cards: typeof cards;
  frame: typeof frame;
  files: typeof files;
  comments: typeof comments;
  content: typeof content;
  home: typeof home;
  hostTools: typeof hostTools;
  messages: typeof messages;
  query: typeof query;
  questions: typeof questions;
  sending: typeof sending;
  sharing: typeof sharing;
  checkIn: typeof checkIn;
  checkInFirst: typeof checkInFirst;
  testers: typeof testers;
  vouchers: typeof vouchers;
}
export type Area = keyof AreaWords;
/** Loaded by a route; the other areas are bundled with the shell or with their screens. */
export type LazyNamespace = Exclude<
  Area,
  'assist' | 'easy' | 'favourites' | 'frame' | 'query' | 'select' | 'checkIn' | 'checkInFirst' | 'testers'
>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    resources: AreaWords;
  }
}
