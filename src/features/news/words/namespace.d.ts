import type news from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    news: typeof news;
  }
}
