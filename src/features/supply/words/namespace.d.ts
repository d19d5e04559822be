import type supply from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    supply: typeof supply;
  }
}
