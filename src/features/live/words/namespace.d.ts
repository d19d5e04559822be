import type live from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    live: typeof live;
  }
}
