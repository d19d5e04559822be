import type promotions from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    promotions: typeof promotions;
  }
}
