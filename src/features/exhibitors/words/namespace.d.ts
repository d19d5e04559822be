import type exhibitors from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    exhibitors: typeof exhibitors;
  }
}
