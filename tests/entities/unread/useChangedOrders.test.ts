// @vitest-environment jsdom
import { renderHook } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';

const owner = { exhibitionId: 'shop00000000000000000001', visitorId: 'visitor00000000000000001' };
const orderId = 'order0000000000000000001';
const hour = 3_600_000;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  openPhone().answerInstead(() => new Response('', { status: 500 }));
});

it.each([
  ['is none where the order has been on the screen in a later state since', -hour, 0],
  ['is one where the order was read after it was on the screen', hour, 1],
] as const)('a changed order, as the phone has kept it, %s', async (_, laterMs, count) => {
  const tab = await openTab();
  tab.device.getState().set('entranceId', owner.exhibitionId);
  const { queryClient } = await import('#data/queries/queryClient.ts');
  const { ordersQuery } = await import('#entities/order/orderQueries.ts');
  const { noteShownRows } = await import('#entities/unread/seenRows.ts');
  const { ExhibitionIdProvider } = await import('#session/visit/useExhibitionId.ts');
  const { useChangedOrders } = await import('#entities/unread/useChangedOrders.ts');
  const shownMs = Date.now() - 2 * hour;
  noteShownRows('orders', owner.exhibitionId, [{ id: orderId, state: 'toReceive' }], shownMs);
  const kept = [{ RecordId: orderId, state: 'toShip' }] as never;
  queryClient().setQueryData(ordersQuery(owner).queryKey, kept, { updatedAt: shownMs + laterMs });
  const { result, unmount } = renderHook(() => useChangedOrders(owner), {
    wrapper: ({ children }: { readonly children: ReactNode }) =>
      createElement(ExhibitionIdProvider, { value: owner.exhibitionId }, children),
  });
  expect(result.current.changed).toHaveLength(count);
  unmount();
});
