import { queryOptions } from '@tanstack/react-query';
import { findRegistrationsByVisitor } from '#entities/registration/api/registrations.ts';
import { readFlag, readReference } from '#domain/record/serverRow.ts';
import { useDevice } from '#device/storage/useDevice.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useVouchers } from '#session/localStores.ts';
import { useVisitorIn } from '#session/acting/visitorIn.ts';
import { services } from '#session/services.ts';

/** Where a visitor is registered, as the server knows it. Never kept: it says who a person is. */
const registeredInQuery = (visitorId: string) =>
  queryOptions({
    queryKey: ['registeredIn', visitorId] as const,
    queryFn: async () => {
      const found = await findRegistrationsByVisitor(
        await services().client(),
        { visitorId },
        { policy: 'background' },
      );
      if (found.kind === 'unknown') throw new Error(found.cause);
      const rows = found.kind === 'found' ? found.rows : [];
      return rows
        .filter((row) => !readFlag(row['HasFreeZe']))
        .map((row) => readReference(row['ExhibitionId']));
    },
  });

/** The exhibitions for which this phone holds a pass, or the visitor in use has registered elsewhere. */
export function useRegisteredIn(): ReadonlySet<string> {
  const isOut = useDevice((device) => Number(device.loginStatus) === -1);
  const known = useVisitorIn();
  const visitorId = isOut ? undefined : known;
  const { data = [] } = useServerQuery({
    ...registeredInQuery(visitorId ?? ''),
    enabled: visitorId !== undefined,
  });
  return new Set([...useVouchers().map((voucher) => voucher.exhibitionId), ...data]);
}
