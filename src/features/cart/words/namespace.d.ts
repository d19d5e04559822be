import type cart from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    cart: typeof cart;
  }
}
