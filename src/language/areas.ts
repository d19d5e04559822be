import type accounts from './zh/accounts.json';
import type assist from './zh/assist.json';
import type channelGroup from './zh/channelGroup.json';
import type content from './zh/content.json';
import type diagnostics from './zh/diagnostics.json';
import type fields from './zh/fields.json';
import type hostTools from './zh/hostTools.json';
import type identity from './zh/identity.json';
import type information from './zh/information.json';
import type leaving from './zh/leaving.json';
import type group from './zh/group.json';
import type home from './zh/home.json';
import type messages from './zh/messages.json';
import type mine from './zh/mine.json';
import type photo from './zh/photo.json';
import type problems from './zh/problems.json';
import type query from './zh/query.json';
import type questions from './zh/questions.json';
import type ranking from './zh/ranking.json';
import type select from './zh/select.json';
import type sending from './zh/sending.json';
import type sharing from './zh/sharing.json';
import type signIn from './zh/signIn.json';
import type signInFirst from './zh/signInFirst.json';
import type shell from './zh/shell.json';
import type signposts from './zh/signposts.json';
import type teams from './zh/teams.json';
import type testers from './zh/testers.json';
import type vouchers from './zh/vouchers.json';

/** One file per area and language: `zh/<area>.json`, `en/<area>.json`. The compiler checks the keys. */
export interface AreaWords {
  shell: typeof shell;
  select: typeof select;
  diagnostics: typeof diagnostics;
  fields: typeof fields;
  photo: typeof photo;
  problems: typeof problems;
  identity: typeof identity;
  information: typeof information;
  leaving: typeof leaving;
  signposts: typeof signposts;
  vouchers: typeof vouchers;
  accounts: typeof accounts;
  assist: typeof assist;
  content: typeof content;
  group: typeof group;
  home: typeof home;
  hostTools: typeof hostTools;
  messages: typeof messages;
  mine: typeof mine;
  channelGroup: typeof channelGroup;
  query: typeof query;
  questions: typeof questions;
  ranking: typeof ranking;
  sending: typeof sending;
  sharing: typeof sharing;
  signIn: typeof signIn;
  signInFirst: typeof signInFirst;
  teams: typeof teams;
  testers: typeof testers;
}
export type Area = keyof AreaWords;
/** Loaded by a route; the other areas are bundled with the shell or with their screens. */
export type LazyNamespace = Exclude<
  Area,
  'assist' | 'query' | 'select' | 'signIn' | 'signInFirst' | 'testers'
>;

declare module 'i18next' {
  interface CustomTypeOptions {
    defaultNS: 'shell';
    keySeparator: false;
    resources: AreaWords;
  }
}
