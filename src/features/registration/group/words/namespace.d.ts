import type group from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    group: typeof group;
  }
}
