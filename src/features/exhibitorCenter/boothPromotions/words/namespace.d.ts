import type boothPromotions from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothPromotions: typeof boothPromotions;
  }
}
