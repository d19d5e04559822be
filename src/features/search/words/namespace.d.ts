import type search from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    search: typeof search;
  }
}
