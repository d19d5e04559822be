import type addresses from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    addresses: typeof addresses;
  }
}
