import type boothPoster from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothPoster: typeof boothPoster;
  }
}
