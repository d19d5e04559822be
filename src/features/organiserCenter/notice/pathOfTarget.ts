import {
  agendaPath,
  conferencesPath,
  guidePath,
  newsPath,
  promotionsPath,
} from '#domain/address/homePaths.ts';
import { exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { productsPath } from '#entities/product/rules/productPaths.ts';
import { type TargetScreen, targetScreens } from '../rules/noticeTargets.ts';

const paths: Readonly<Record<TargetScreen, (exhibitionId: string) => string>> = {
  agenda: agendaPath,
  conferences: conferencesPath,
  exhibitors: exhibitorsPath,
  products: productsPath,
  news: newsPath,
  promotions: promotionsPath,
  guide: guidePath,
};

/** Where a choice of the link leads; '' for none, and for what names no screen. */
export function pathOfTarget(exhibitionId: string, choice: string): string {
  const screen = targetScreens.find((one) => one === choice);
  return screen === undefined ? '' : paths[screen](exhibitionId);
}
