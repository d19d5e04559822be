import type mine from './zh.json';

declare module '../../../language/areas.ts' {
  interface AreaWords {
    mine: typeof mine;
  }
}
