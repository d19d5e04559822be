import { removeOpenPerson, writeOpenPerson } from '../api/openPeople.ts';
import type { OpenPerson } from '../rules/openPerson.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { queryClient } from '#data/queries/queryClient.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { openPersonQuery } from './openPeopleQueries.ts';

/**
 * Agrees to be suggested as `person`, or takes it back with null; the page shows it once the server has it.
 * @returns whether it was sent: false while another tab is sending
 * @throws ApiProblem; Refused when the server says no
 */
export async function changeOpening(owner: MessageOwner, person: OpenPerson | null): Promise<boolean> {
  const [{ sendLock }, client] = await Promise.all([localStores(), services().client()]);
  const { queryKey } = openPersonQuery(owner);
  const { ran } = await sendLock.run(`open/${owner.exhibitionId}/${owner.visitorId}`, async () => {
    if (person === null) await removeOpenPerson(client, owner);
    else await writeOpenPerson(client, owner, person, fairNowMs());
  });
  if (ran) {
    // An answer that was asked for before the change knows nothing of it.
    await queryClient().cancelQueries({ queryKey });
    queryClient().setQueryData(queryKey, person);
  }
  return ran;
}
