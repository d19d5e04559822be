import type products from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    products: typeof products;
  }
}
