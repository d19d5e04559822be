import { queryOptions } from '@tanstack/react-query';
import { type BannerPlace, findBanners } from '#api/exhibition/bannerCollections.ts';
import { headlines } from '#api/exhibition/noticeCollections.ts';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { guidePages } from '#entities/news/api/guideCollections.ts';
import { exhibitingInfo, exhibitionHalls } from '#entities/exhibitor/api/exhibitorCollections.ts';
import { lives } from '#entities/live/api/liveCollections.ts';
import { news } from '#entities/news/api/newsCollections.ts';
import { products } from '#entities/product/api/productCollections.ts';
import { promotions } from '#entities/promotion/api/promotionCollections.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { questionnaires } from '#entities/questionnaire/api/questionnaireCollections.ts';
import { orderLives } from '#entities/live/rules/orderLives.ts';
import { timesOfLive } from '#entities/live/liveRow.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { services } from '#session/services.ts';

/** Parts of one page, none of which is worth a long wait. */
const policy = 'background' as const;
const mostShown = 8;
const mostArticles = 3;
const mostStreams = 100;
/** Some of them may be off sale. */
const mostProducts = 16;

const staleTime = () => services().times.reaskEveryMs;

export const bannersQuery = (exhibitionId: string, place: BannerPlace) =>
  queryOptions({
    queryKey: ['banners', exhibitionId, place] as const,
    queryFn: async (context) => findBanners(await readingClient(context), exhibitionId, place, { policy }),
    staleTime: staleTime(),
  });

export const headlinesQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['headlines', exhibitionId] as const,
    queryFn: async (context) => {
      const rows = await headlines.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostShown, sort: { Sort: 1 }, policy },
      );
      return rows.filter(({ Title, TitleEn }) => Title !== '' || TitleEn !== '');
    },
    staleTime: staleTime(),
  });

export const recommendedExhibitorsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['recommendedExhibitors', exhibitionId] as const,
    queryFn: async (context) => {
      const rows = await exhibitingInfo.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostShown, sort: { RankValue: -1 }, policy },
      );
      return rows.map(({ ExhibitorId, CompanyName, CompanyNameEn, Logo, BoothNo }) => ({
        id: ExhibitorId,
        name: { zh: CompanyName, en: CompanyNameEn },
        logo: Logo,
        boothNo: BoothNo,
      }));
    },
    staleTime: staleTime(),
  });

export const popularProductsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['popularProducts', exhibitionId] as const,
    queryFn: async (context) => {
      const rows = await products.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostProducts, sort: { PVNumber: -1 }, policy },
      );
      // What a card shows: descriptions are long, and the phone remembers these rows.
      return rows
        .filter(({ isOffSale }) => !isOffSale)
        .slice(0, mostShown)
        .map((row) => ({
          RecordId: row.RecordId,
          ExhibitorId: row.ExhibitorId,
          ProductName: row.ProductName,
          ProductNameEn: row.ProductNameEn,
          productTitle: '',
          productTitleEn: '',
          PicList: row.PicList.slice(0, 1),
          ProductPrice: row.ProductPrice,
          Specifications: row.Specifications,
        }));
    },
    staleTime: staleTime(),
  });

export const latestNewsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['latestNews', exhibitionId] as const,
    queryFn: async (context) => {
      const rows = await news.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostArticles, sort: { PublishTime: -1 }, policy },
      );
      return rows.map(({ RecordId, Title, TitleEn, Image, PublishTime }) => ({
        RecordId,
        Title,
        TitleEn,
        Image,
        PublishTime,
      }));
    },
    staleTime: staleTime(),
  });

/** What may be on air: the page looks at the clock. */
export const streamsQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['homeStreams', exhibitionId] as const,
    queryFn: async (context) => {
      const rows = await lives.list(
        await readingClient(context),
        { ExhibitionId: exhibitionId },
        { pageIndex: 1, pageSize: mostStreams, sort: { StartTime: -1 }, policy },
      );
      // What a card shows: introductions are long, and the phone remembers these rows.
      return orderLives(rows, timesOfLive, fairNowMs())
        .live.slice(0, mostShown)
        .map(({ row }) => ({
          RecordId: row.RecordId,
          ExhibitorId: row.ExhibitorId,
          Title: row.Title,
          TitleEn: row.TitleEn,
          Cover: row.Cover,
          StartTime: row.StartTime,
          EndTime: row.EndTime,
          State: row.State,
          ReplayUrl: row.ReplayUrl,
          PVNumber: row.PVNumber,
        }));
    },
    staleTime: staleTime(),
    refetchInterval: staleTime(),
  });

/** Which lists have something in them; one whose number the server does not say counts as filled, save votes: few exhibitions have them. */
export const contentQuery = (exhibitionId: string) =>
  queryOptions({
    queryKey: ['homeContent', exhibitionId] as const,
    queryFn: async (context) => {
      const client = await readingClient(context);
      const parts = { ExhibitionId: exhibitionId };
      const ofVotes = { ...parts, RecordsInto: 'VoteRecordInfo' };
      const [exhibitors, halls, offered, articles, events, streams, sessions, pages, posts, files, votes] =
        await Promise.all([
          exhibitingInfo.count(client, parts, { policy }),
          exhibitionHalls.count(client, parts, { policy }),
          products.count(client, parts, { policy }),
          news.count(client, parts, { policy }),
          promotions.count(client, parts, { policy }),
          lives.count(client, parts, { policy }),
          conferences.count(client, parts, { policy }),
          guidePages.count(client, parts, { policy }),
          supplyPosts.count(client, parts, { policy }),
          downloadFiles.count(client, parts, { policy }),
          questionnaires.count(client, ofVotes, { policy }),
        ]);
      return {
        exhibitors: exhibitors !== 0,
        halls: halls !== 0,
        products: offered !== 0,
        news: articles !== 0,
        promotions: events !== 0,
        lives: streams !== 0,
        conferences: sessions !== 0,
        guide: pages !== 0,
        supply: posts !== 0,
        downloads: files !== 0,
        votes: (votes ?? 0) > 0,
      };
    },
    staleTime: staleTime(),
  });
