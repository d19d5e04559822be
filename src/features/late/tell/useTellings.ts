import { useSyncExternalStore } from 'react';
import type { VisitorKey } from '#domain/person/visitorKey.ts';
import type { Appointment } from '#entities/appointment/rules/appointment.ts';
import { useMyAppointments } from '#entities/appointment/useMyAppointments.ts';
import { type OutgoingState } from '#entities/message/messageEntry.ts';
import { useOutgoing } from '#entities/message/outgoingMessages.ts';
import { useBlocked } from '#entities/message/partner/blockedPartners.ts';
import { isSamePartner, type Message } from '#entities/message/rules/message.ts';
import { shownMessages } from '#entities/message/rules/messageStream.ts';
import { useThread } from '#entities/message/useThread.ts';
import { type Claim, claimKey, claimOf } from '../rules/claim.ts';
import { type PartnerLanguage, partnerLanguage } from '../rules/partnerLanguage.ts';
import type { LatePlan } from '../rules/planDay.ts';
import { type Told, toldList, toldOf } from '../told/toldList.ts';
import type { DayItem } from '../useLateDay.ts';

/** A meeting whose other side has something to be told, or was told. */
export interface Telling {
  readonly appointmentId: string;
  readonly item: DayItem;
  readonly claim: Claim;
  readonly claimKey: string;
  readonly language: PartnerLanguage;
  /** Whose meeting it is, where it is not the visitor's own; '' otherwise. */
  readonly person: string;
  /** Undefined where no message can be written: to whom is not known, or they are blocked. */
  readonly exhibitorId: string | undefined;
  readonly isBlocked: boolean;
  /** They were told just this. */
  readonly told: Told | undefined;
  /** They were told something else before. */
  readonly isNews: boolean;
  /** Of what was told; undefined once it is stored. */
  readonly outgoing: OutgoingState | undefined;
}

/** In the order of their meetings. */
export function useTellings(
  owner: VisitorKey,
  plan: LatePlan,
  items: readonly DayItem[],
): readonly Telling[] {
  const { exhibitionId, visitorId } = owner;
  const { people, query } = useMyAppointments();
  const { subscribe, list } = toldList(exhibitionId);
  const allTold = useSyncExternalStore(subscribe, list);
  const outgoing = useOutgoing(owner);
  const blocked = useBlocked(owner);
  const thread = useThread({ owner, partner: undefined }, true).data;
  const written = thread === undefined ? [] : shownMessages(thread);
  const tellings: Telling[] = [];
  for (const { of, state } of plan.items) {
    const item = items.find(({ key }) => key === of.key);
    if (item?.kind !== 'meeting') continue;
    const { id: appointmentId, title } = item.entry;
    const known = toldOf(allTold, appointmentId);
    const claim = claimOf(item, state, known?.claim ?? '');
    if (claim === undefined) continue;
    const row = query.data?.find(({ RecordId }) => RecordId === appointmentId);
    const partner = { kind: 'exhibitor', id: row?.exhibitorId ?? '' } as const;
    const isBlocked = blocked.some((one) => isSamePartner(one, partner));
    const sending = outgoing.find(({ message }) => message.id === known?.clientRef);
    const isTold = known?.claim === claimKey(claim) && sending?.state !== 'refused';
    tellings.push({
      appointmentId,
      item,
      claim,
      claimKey: claimKey(claim),
      language: partnerLanguage(textsFrom(written, partner.id), title),
      person: personOf(row, visitorId, people),
      exhibitorId: partner.id === '' || isBlocked ? undefined : partner.id,
      isBlocked,
      told: isTold ? known : undefined,
      isNews: known !== undefined,
      outgoing: sending?.state,
    });
  }
  return tellings;
}

const textsFrom = (written: readonly Message[], exhibitorId: string) =>
  written
    .filter(({ isMine, partner }) => !isMine && partner.kind === 'exhibitor' && partner.id === exhibitorId)
    .map(({ text }) => text);

function personOf(
  row: Appointment | undefined,
  visitorId: string,
  people: readonly { readonly visitorId: string; readonly name: string }[],
): string {
  if (row === undefined || row.visitorId === visitorId) return '';
  return people.find((one) => one.visitorId === row.visitorId)?.name ?? '';
}
