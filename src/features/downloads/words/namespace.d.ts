import type downloads from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    downloads: typeof downloads;
  }
}
