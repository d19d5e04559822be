import type vouchers from './zh.json';

declare module '../../../language/areas.ts' {
  interface AreaWords {
    vouchers: typeof vouchers;
  }
}
