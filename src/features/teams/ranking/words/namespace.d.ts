import type ranking from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    ranking: typeof ranking;
  }
}
