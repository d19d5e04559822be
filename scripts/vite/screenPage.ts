import type { RowQuestion } from '#boot/shared/askPage.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { firstSessions, programmePage } from '#entities/programme/api/programmePage.ts';
import type { Env } from '#env.ts';
import type { BootPage } from './bootPages.ts';
import { fetchedWith, serverConfig } from './bootScript.ts';
import { type AskRows, questionOf } from './questionOf.ts';
import { readWord } from './readWord.ts';

const here = { ExhibitionId: '{id}' };
const firstPage = { pageIndex: 1, pageSize: 30 };

interface Screen {
  /** Below src/features; with those of single rows, where an address of two ids leads to one. */
  readonly files: readonly string[];
  /** Where its heading stands, where that is the same at every exhibition: a folder or a file's name without its language, and the key. */
  readonly title?: readonly [words: string, key: string];
  /** How it asks for its first rows. */
  readonly ask?: AskRows;
}

/** By the first segment of an address. */
export const screens: Readonly<Record<string, Screen>> = {
  exhibitors: {
    files: ['exhibitors/list/ExhibitorListScreen.tsx'],
    title: ['features/exhibitors/words/{language}', 'title'],
    ask: (client) => exhibitingInfo.page(client, here, { ...firstPage, sort: { RankValue: -1 } }),
  },
  products: {
    files: ['products/ProductListScreen.tsx'],
    title: ['features/products/words/{language}', 'title'],
    ask: (client) => products.page(client, here, { ...firstPage, sort: { PVNumber: -1 } }),
  },
  conferences: {
    files: ['conferences/list/ConferenceListScreen.tsx'],
    title: ['features/conferences/words/{language}', 'title'],
    ask: (client) => programmePage(client, here.ExhibitionId, firstSessions),
  },
  lives: { files: ['live/LiveListScreen.tsx'], title: ['features/live/words/{language}', 'title'] },
  news: { files: ['news/NewsListScreen.tsx'], title: ['features/news/words/{language}', 'title'] },
  'supply-demand': {
    files: ['supply/SupplyListScreen.tsx'],
    title: ['features/supply/words/{language}', 'title'],
  },
  halls: { files: ['exhibitors/HallsScreen.tsx'], title: ['features/exhibitors/words/{language}', 'halls'] },
  search: { files: ['search/find/SearchScreen.tsx'], title: ['features/search/words/{language}', 'title'] },
  downloads: {
    files: ['downloads/DownloadsScreen.tsx'],
    title: ['features/downloads/words/{language}', 'title'],
  },
  teams: { files: ['teams/list/TeamListScreen.tsx'] },
  agenda: { files: ['agenda/day/AgendaScreen.tsx'], title: ['features/agenda/words/{language}', 'title'] },
  favourites: {
    files: ['mine/favourites/FavouritesScreen.tsx'],
    title: ['features/mine/words/{language}', 'favourites'],
  },
  messages: {
    files: ['messages/list/MessageListScreen.tsx'],
    title: ['features/messages/conversation/words/{language}', 'title'],
  },
  appointments: {
    files: ['appointments/AppointmentsScreen.tsx'],
    title: ['features/appointments/words/{language}', 'title'],
  },
  cart: { files: ['cart/list/CartScreen.tsx'], title: ['features/cart/words/{language}', 'title'] },
  orders: { files: ['orders/OrderListScreen.tsx'], title: ['features/orders/words/{language}', 'title'] },
  login: { files: ['auth/login/LoginScreen.tsx'], title: ['language/{language}/identity', 'loginTitle'] },
  register: { files: ['registration/RegisterScreen.tsx'] },
  mine: { files: ['mine/center/MineScreen.tsx'] },
};

/** What each list asks for its first rows, by the app's own definitions. */
export async function firstRowsQuestions(): Promise<Readonly<Record<string, RowQuestion>>> {
  const asking = Object.entries(screens).flatMap(([kind, { ask }]) => (ask ? [{ kind, ask }] : []));
  return Object.fromEntries(
    await Promise.all(asking.map(async ({ kind, ask }) => [kind, await questionOf(ask)] as const)),
  );
}

/** The headings that are the same at every exhibition. */
export function titlesIn(language: 'zh' | 'en'): Readonly<Record<string, string>> {
  const titled = Object.entries(screens).flatMap(([kind, { title }]) => (title ? [{ kind, title }] : []));
  return Object.fromEntries(
    titled.map(({ kind, title: [words, key] }) => [kind, readWord(language, words, key)]),
  );
}

/** Those of `pages` are in one file, and those of `forms` in another; each of these names one of its texts. */
const words = {
  pages: ['first.ts', 'content.json', 'query.json', 'problems.json'],
  forms: ['identity.json'],
};
const wordsFor = (language: 'zh' | 'en', group: keyof typeof words) =>
  words[group].map((name) => `src/language/${language}/${name}`);

/** Whose texts are those of `forms`. */
const forms = ['login', 'register', 'mine', 'teams'];

/** The page that answers the addresses of lists and forms. */
export const screenPage = async (env: Env): Promise<BootPage> => ({
  file: 'screen.html',
  sheets: [
    'src/ui/theme.css',
    'src/ui/laterTheme.css',
    'src/boot/page.css',
    'src/ui/page/pageHeading.module.css',
    'src/ui/list/head/barHeading.module.css',
    'src/ui/list/ListSkeleton.module.css',
    'src/boot/screens/screens.module.css',
  ],
  ask: {
    source: 'src/boot/screens/askScreen.ts',
    given: { givenServer: serverConfig(env), givenQuestions: await firstRowsQuestions() },
  },
  paint: {
    source: 'src/boot/screens/screenHead.ts',
    given: { givenTitles: { zh: titlesIn('zh'), en: titlesIn('en') } },
  },
  files: (bundle) => ({
    ...Object.fromEntries(
      Object.entries(screens).map(([kind, { files }]) => [
        kind,
        fetchedWith(bundle, [
          'src/app/laterRoutes.ts',
          'src/app/openClient.ts',
          ...files.map((file) => `src/features/${file}`),
        ]),
      ]),
    ),
    ...Object.fromEntries(
      (['zh', 'en'] as const).flatMap((language) => [
        [language, fetchedWith(bundle, wordsFor(language, 'pages'))],
        ...forms.map((kind) => [kind + language, fetchedWith(bundle, wordsFor(language, 'forms'))]),
      ]),
    ),
  }),
});
