import type inquiry from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    inquiry: typeof inquiry;
  }
}
