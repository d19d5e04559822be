import { messages } from '#entities/message/api/messageCollections.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { outgoingMessages } from '#entities/message/outgoingMessages.ts';
import { createTaskQueue } from '#device/storage/createTaskQueue.ts';
import { getMessage } from '#language/getMessage.ts';
import { languageStore } from '#language/shellMessages.ts';
import { loadWords } from '#language/loadWords.ts';
import { earlierEntry } from '#sending/outboxEntry.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { changeGiven, listGiven } from '../cardData.ts';
import type { Delivery, GivenCard } from '../rules/givenCard.ts';

type Ending = Delivery | 'arrived' | 'dropped';

/**
 * What became of cards, and of requests to delete them, that are not known to have arrived: their messages wait in the outbox or were
 * refused there, or the server has them. A refusal is told on whatever page is seen, once. Never rejects.
 * @param among ids of messages; of all without it
 */
export const settleGiven = (owner: MessageOwner, among?: readonly string[]): Promise<void> =>
  inOrder(() => settle(owner, among));

/** An answer about an earlier state must not be noted after a later one. */
const inOrder = createTaskQueue();

async function settle(owner: MessageOwner, among: readonly string[] | undefined): Promise<void> {
  try {
    const isAsked = (id: string) => among === undefined || among.indexOf(id) >= 0;
    for (const given of await listGiven(owner)) {
      const { id, delivery, withdrawnAtMs, request } = given;
      if (delivery !== undefined && withdrawnAtMs === undefined && isAsked(id))
        await settleCard(owner, given, delivery);
      if (request?.delivery !== undefined && isAsked(request.id))
        await settleRequest(owner, given, { id: request.id, delivery: request.delivery });
    }
  } catch {
    // The note stays, and says that it is not certain.
  }
}

async function settleCard(owner: MessageOwner, given: GivenCard, before: Delivery): Promise<void> {
  const ending = await endingOf(owner, given.id, before);
  let isNewlyRefused = false;
  await changeGiven(owner, given.id, (kept) => {
    // Withdrawn, or settled by another tab, since it was read.
    if (kept.delivery === undefined || kept.withdrawnAtMs !== undefined) return kept;
    if (ending === 'dropped') return undefined;
    isNewlyRefused = ending === 'refused' && kept.delivery !== 'refused';
    return { ...kept, delivery: ending === 'arrived' ? undefined : ending };
  });
  if (isNewlyRefused) await tell('givenRefused', given);
}

async function settleRequest(
  owner: MessageOwner,
  given: GivenCard,
  { id, delivery: before }: { readonly id: string; readonly delivery: Delivery },
): Promise<void> {
  const ending = await endingOf(owner, id, before);
  let isNewlyRefused = false;
  await changeGiven(owner, given.id, (kept) => {
    if (kept.request?.id !== id || kept.request.delivery === undefined) return kept;
    isNewlyRefused = ending === 'refused' && kept.request.delivery !== 'refused';
    // One that was thrown away can be sent again.
    const delivery = ending === 'arrived' ? undefined : ending === 'dropped' ? 'unsure' : ending;
    return { ...kept, request: { id, delivery } };
  });
  if (isNewlyRefused) await tell('requestRefused', given);
}

/** @throws ApiProblem where only the server could say it, and does not answer */
async function endingOf(owner: MessageOwner, id: string, before: Delivery): Promise<Ending> {
  const shown = outgoingMessages.getState().list.find(({ message }) => message.id === id);
  const isRefused = shown?.state === 'refused';
  if (shown !== undefined && !isRefused) return 'waiting';
  if (isRefused && before === 'refused') return 'refused';
  const { outbox } = await localStores();
  const entry = (await outbox.list()).find(({ clientRef }) => clientRef === id);
  const client = await services().client();
  const parts = { ExhibitionId: owner.exhibitionId, ClientRef: id };
  const counted = messages.count(client, parts, { policy: 'background', isAskedFor: false });
  const count = await (isRefused ? counted.catch(() => undefined) : counted);
  // Another tab may have sent it again since it was refused in this one.
  if (count !== undefined && count > 0) return 'arrived';
  if (isRefused) return 'refused';
  // An earlier page has left it.
  if (entry !== undefined) return earlierEntry(entry).state.at === 'rejected' ? 'refused' : 'waiting';
  if (count === undefined) return before;
  // It was refused, and its sender has removed it from the conversation.
  return before === 'refused' ? 'dropped' : 'unsure';
}

async function tell(key: 'givenRefused' | 'requestRefused', { to }: GivenCard): Promise<void> {
  try {
    await loadWords(['cards']);
    const text = getMessage('cards', key, languageStore.getState().language);
    renderToast(
      text.replace('{{name}}', () => to?.name ?? ''),
      { ms: services().times.linkToastMs, outlivesNavigation: true },
    );
  } catch {
    // The list of given cards says it.
  }
}
