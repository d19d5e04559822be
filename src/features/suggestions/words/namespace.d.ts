import type suggestions from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    suggestions: typeof suggestions;
  }
}
