import type organiserNotices from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    organiserNotices: typeof organiserNotices;
  }
}
