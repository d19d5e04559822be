import { useEffect, useMemo, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import type { BusinessCard } from './rules/businessCard.ts';
import { asNotUsed, type NotUsed } from './rules/formats/cardReading.ts';
import { asCard, type ReadCard, readCard } from './rules/formats/cardPayload.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';

export type ReceivedCard =
  | Exclude<ReadCard, { kind: 'card' }>
  | {
      readonly kind: 'card';
      readonly card: BusinessCard;
      /** What the card of another product says, and this one has no place for. */
      readonly unused: readonly NotUsed[];
    }
  | { readonly kind: 'reading' }
  /** The address names none, and none waits to be saved. */
  | { readonly kind: 'none' };

const onlyId = 'last';
/** As long as a contact in a form. */
const lifeMs = 24 * 60 * 60_000;
const ownerOf = (exhibitionId: string) => ({ exhibitionId, visitorId: '' });

/** Sealed until it is saved: the page that shows it finds it. */
export async function keepReceived(
  exhibitionId: string,
  card: BusinessCard,
  unused: readonly NotUsed[] = [],
): Promise<void> {
  const { cards } = await localStores();
  await cards.put(ownerOf(exhibitionId), 'received', onlyId, { card, unused, atMs: services().now() });
}

async function findReceived(exhibitionId: string): Promise<ReceivedCard> {
  const { cards } = await localStores();
  const [kept] = await cards.list(ownerOf(exhibitionId), 'received');
  const ageMs = isServerRow(kept) ? services().now() - Number(kept['atMs']) : NaN;
  const card = isServerRow(kept) && ageMs >= 0 && ageMs < lifeMs ? asCard(kept['card']) : undefined;
  if (card === undefined || !isServerRow(kept)) return { kind: 'none' };
  return { kind: 'card', card, unused: asNotUsed(kept['unused']) };
}

export async function forgetReceived(exhibitionId: string): Promise<void> {
  const { cards } = await localStores();
  await cards.remove(ownerOf(exhibitionId), 'received', onlyId);
}

/**
 * The card in the address. It is taken out of the address and kept sealed until it is saved, so that a mobile number stands in
 * no history, and a visitor who registers first comes back to it.
 */
export function useReceivedCard(): ReceivedCard {
  const exhibitionId = useExhibitionId();
  const { hash, pathname } = useLocation();
  const navigate = useNavigate();
  const inAddress = hash.length > 1 ? hash : undefined;
  const [taken, setTaken] = useState(inAddress);
  const [kept, setKept] = useState<ReceivedCard>({ kind: 'reading' });
  // Another card may be scanned while this page is open.
  if (inAddress !== undefined && inAddress !== taken) setTaken(inAddress);
  const read = useMemo(() => (taken === undefined ? undefined : readCard(taken)), [taken]);

  useEffect(() => {
    if (inAddress === undefined || read === undefined) return;
    const keeping =
      read.kind === 'card' ? keepReceived(exhibitionId, read.card) : forgetReceived(exhibitionId);
    void keeping
      .catch(() => undefined)
      .then(() => navigate(pathname, { replace: true, state: sameScreenState }));
  }, [inAddress, read, pathname, exhibitionId, navigate]);

  const isAsked = taken === undefined;
  useEffect(() => {
    if (!isAsked) return undefined;
    let isCurrent = true;
    void findReceived(exhibitionId)
      .catch((): ReceivedCard => ({ kind: 'none' }))
      .then((found) => {
        if (isCurrent) setKept(found);
      });
    return () => {
      isCurrent = false;
    };
  }, [isAsked, exhibitionId]);

  if (read === undefined) return kept;
  return read.kind === 'card' ? { ...read, unused: [] } : read;
}
