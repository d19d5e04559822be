import { voucherListPath } from '#domain/address/paths.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const route: ScreenRoute = {
  path: voucherListPath,
  load: () => import('./VoucherListScreen.tsx'),
  namespaces: ['vouchers'],
  scope: 'exhibition',
  page: 'inner',
  tab: 'pass',
  title: 'titleVouchers',
  offline: 'pass',
};
