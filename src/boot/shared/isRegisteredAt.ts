import { stored } from '../bootPage.ts';

/** As the mirror of the vouchers is written: to read it whole would be more code than the page has room for. */
export const isRegisteredAt = (exhibitionId: string): boolean =>
  (stored('vouchers') ?? '').indexOf(`"exhibitionId":"${exhibitionId}"`) >= 0;
