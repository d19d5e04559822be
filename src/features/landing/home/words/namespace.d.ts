import type home from './zh.json';

declare module '../../../../language/areas.ts' {
  interface AreaWords {
    home: typeof home;
  }
}
