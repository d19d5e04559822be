import type more from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    more: typeof more;
  }
}
