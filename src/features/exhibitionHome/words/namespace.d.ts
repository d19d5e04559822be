import type exhibitionHome from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    exhibitionHome: typeof exhibitionHome;
  }
}
