import type ranking from './zh.json';

declare module '../../../../language/areas.ts' {
  interface AreaWords {
    ranking: typeof ranking;
  }
}
