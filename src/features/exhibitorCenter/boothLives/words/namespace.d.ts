import type boothLives from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothLives: typeof boothLives;
  }
}
