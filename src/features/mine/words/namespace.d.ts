import type mine from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    mine: typeof mine;
  }
}
