import { voucherListPath } from '#domain/address/paths.ts';
import { readyScreenPath } from '#domain/address/readyPath.ts';
import type { ScreenRoute } from '#flows/navigation/screenRoute.ts';

export const routes: readonly ScreenRoute[] = [
  {
    path: '/code',
    load: () => import('./CodeScreen.tsx'),
    namespaces: ['vouchers', 'messages'],
    scope: 'exhibition',
    page: 'hub',
    tab: 'pass',
    offline: 'pass',
  },
  {
    path: '/xycode',
    load: () => import('./FullCodeScreen.tsx'),
    namespaces: ['vouchers'],
    scope: 'exhibition',
    page: 'flow',
    tab: 'pass',
    offline: 'pass',
  },
  {
    path: voucherListPath,
    load: () => import('./VoucherListScreen.tsx'),
    namespaces: ['vouchers'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'pass',
    title: 'titleVouchers',
    offline: 'pass',
  },
  {
    path: readyScreenPath,
    load: () => import('./gateCheck/GateCheckScreen.tsx'),
    namespaces: ['gateCheck', 'vouchers'],
    scope: 'exhibition',
    page: 'inner',
    tab: 'pass',
    offline: 'own',
  },
];
