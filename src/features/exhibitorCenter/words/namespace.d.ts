import type exhibitorCenter from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    exhibitorCenter: typeof exhibitorCenter;
  }
}
