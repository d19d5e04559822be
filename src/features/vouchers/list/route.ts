import { voucherListPath } from '../../../domain/paths.ts';
import type { ScreenRoute } from '../../../flows/screenRoute.ts';

export const route: ScreenRoute = {
  path: voucherListPath,
  load: () => import('./VoucherListScreen.tsx'),
  namespaces: ['vouchers'],
  scope: 'exhibition',
  title: 'titleVouchers',
  offline: 'pass',
};
