import type orders from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    orders: typeof orders;
  }
}
