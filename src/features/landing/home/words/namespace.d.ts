import type home from './zh.json';

declare module '../../../../language/areaWords.ts' {
  interface AreaWords {
    home: typeof home;
  }
}
