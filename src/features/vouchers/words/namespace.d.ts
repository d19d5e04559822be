import type vouchers from './zh.json';

declare module '../../../language/areaWords.ts' {
  interface AreaWords {
    vouchers: typeof vouchers;
  }
}
