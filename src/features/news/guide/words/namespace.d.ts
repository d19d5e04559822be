import type guide from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    guide: typeof guide;
  }
}
