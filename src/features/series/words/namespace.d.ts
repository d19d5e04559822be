import type series from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    series: typeof series;
  }
}
