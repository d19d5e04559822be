import type group from './zh.json';

declare module '../../../../language/areas.ts' {
  interface AreaWords {
    group: typeof group;
  }
}
