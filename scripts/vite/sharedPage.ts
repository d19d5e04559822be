import type { RowQuestion } from '#boot/shared/askPage.ts';
import { sharedPages } from '#boot/shared/sharedPages.ts';
import { exhibitingInfo } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { news } from '#entities/news/api/newsCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import type { Env } from '#env.ts';
import type { BootPage } from './bootPages.ts';
import { fetchedWith, serverConfig } from './bootScript.ts';
import { type AskRows, questionOf } from './questionOf.ts';

const id = '{id}';
const row = '{row}';
const here = { ExhibitionId: id, RecordId: row };

/** By the first segment of an address: how its screen asks for its row, and its file. */
const screens: Readonly<Record<string, { readonly ask: AskRows; readonly screen: string }>> = {
  exhibitor: {
    ask: (client) => exhibitingInfo.get(client, { ExhibitionId: id, ExhibitorId: row }),
    screen: 'exhibitors/detail/ExhibitorDetailScreen.tsx',
  },
  product: {
    ask: (client) => products.get(client, { RecordId: row }),
    screen: 'products/detail/ProductDetailScreen.tsx',
  },
  live: { ask: (client) => lives.get(client, here), screen: 'live/LiveRoomScreen.tsx' },
  article: { ask: (client) => news.get(client, here), screen: 'news/ArticleScreen.tsx' },
  conference: {
    ask: (client) => conferences.get(client, here),
    screen: 'conferences/detail/ConferenceScreen.tsx',
  },
  promotion: {
    ask: (client) => promotions.get(client, here),
    screen: 'promotions/PromotionScreen.tsx',
  },
  'supply-demand': {
    ask: (client) => supplyPosts.get(client, here),
    screen: 'supply/detail/PostScreen.tsx',
  },
};

/** What each page asks for its row, by the app's own definitions. */
export async function rowQuestions(): Promise<Readonly<Record<string, RowQuestion>>> {
  const all = Object.keys(sharedPages).map(async (kind) => {
    const screen = screens[kind];
    if (screen === undefined) throw new Error(`${kind}: no screen`);
    return [kind, await questionOf(screen.ask)] as const;
  });
  return Object.fromEntries(await Promise.all(all));
}

/** The page that answers the addresses which links in chats lead to. */
export const sharedPage = async (env: Env): Promise<BootPage> => ({
  file: 'shared.html',
  sheets: [
    'src/ui/theme.css',
    'src/ui/laterTheme.css',
    'src/boot/page.css',
    'src/flows/content/DetailScreen.module.css',
    'src/flows/content/detail/FairLine.module.css',
    'src/flows/pictures/pictures.module.css',
    'src/ui/player/StreamPlayer.module.css',
    'src/boot/landing.css',
    'src/features/exhibitionHome/HomeHead.module.css',
    'src/boot/shared/shared.module.css',
  ],
  ask: {
    source: 'src/boot/shared/askShared.ts',
    given: { givenServer: serverConfig(env), givenQuestions: await rowQuestions() },
  },
  paint: { source: 'src/boot/shared/sharedHead.ts', given: {} },
  files: (bundle) => ({
    ...Object.fromEntries(
      [...Object.entries(screens), ['home', { screen: 'exhibitionHome/home/HomeScreen.tsx' }] as const].map(
        ([kind, { screen }]) => [
          kind,
          fetchedWith(bundle, ['src/app/laterRoutes.ts', 'src/app/openClient.ts', `src/features/${screen}`]),
        ],
      ),
    ),
    ...Object.fromEntries(
      ['zh', 'en'].map((language) => [
        language,
        fetchedWith(bundle, [
          `src/language/${language}/first.ts`,
          `src/language/${language}/content.json`,
          `src/language/${language}/query.json`,
          `src/language/${language}/sharing.json`,
        ]),
      ]),
    ),
  }),
});
