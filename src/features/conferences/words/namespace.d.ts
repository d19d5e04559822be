import type conferences from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    conferences: typeof conferences;
  }
}
