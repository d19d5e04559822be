import { pollWhile } from '#data/queries/pollWhile.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { boothAppointmentsQuery } from '../ownRows/boothQueries.ts';

const always = () => true;

/** Read again while the page is seen: a visitor may ask at any time. */
export const useBoothAppointments = (booth: BoothKey) =>
  useServerQuery({ ...boothAppointmentsQuery(booth), refetchInterval: pollWhile(always) });
