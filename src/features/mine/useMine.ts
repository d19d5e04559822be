import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { OwnRegistration } from '../../api/registration/ownRegistration.ts';
import type { ProvenContact } from '../../device/provenContact.ts';
import type { Voucher } from '../../device/voucher.ts';
import { findRegistrationOf } from '../../flows/findRegistration.ts';
import { findOwnRegistration } from '../../flows/ownRegistration.ts';
import { refreshVoucher } from '../../flows/refreshVouchers.ts';
import { shelves, useVouchers } from '../../flows/shelves.ts';
import { keepVisitor } from '../../flows/visitor.ts';

export type MineState =
  | { readonly at: 'looking' }
  /** No answer: what is stored on the server cannot be said now. */
  | { readonly at: 'unreached'; readonly cause: unknown }
  | { readonly at: 'absent' }
  /** This phone holds no voucher of the exhibition, and nobody has proven a contact. */
  | { readonly at: 'stranger' }
  /** The address names a voucher that is not this phone's; the one of the proven contact is another. */
  | { readonly at: 'another' }
  | { readonly at: 'found'; readonly own: OwnRegistration };

export interface Mine {
  /** The one of this phone that is looked at; undefined while only a contact is known. */
  readonly voucher: Voucher | undefined;
  readonly contact: ProvenContact | undefined;
  readonly state: MineState;
  readonly retry: () => void;
}

interface Wanted {
  readonly exhibitionId: string;
  readonly named: string | null;
  readonly voucher: Pick<Voucher, 'exhibitionId' | 'recordId' | 'visitorId'> | undefined;
}

async function look(
  { exhibitionId, named, voucher }: Wanted,
  contact: ProvenContact | undefined,
): Promise<MineState> {
  if (voucher !== undefined) {
    const found = await findOwnRegistration(voucher, contact);
    if (found.kind === 'unknown') return { at: 'unreached', cause: found.cause };
    if (found.kind === 'absent') return { at: 'absent' };
    await refreshVoucher(found.own.registration);
    return { at: 'found', own: found.own };
  }
  if (contact === undefined) return { at: 'stranger' };
  try {
    const found = await findRegistrationOf(exhibitionId, contact);
    if (found.kind === 'unknown') return { at: 'unreached', cause: found.cause };
    if (found.kind === 'absent') return { at: 'absent' };
    // The voucher is on its shelf from here on, and the screen looks again by it.
    await keepVisitor(found.registration);
    return { at: named === null || named === found.registration.RecordId ? 'looking' : 'another' };
  } catch (cause) {
    return { at: 'unreached', cause };
  }
}

/** The own registration as the server has it now: asked for when the screen opens, and when the network is back. */
export function useMine(exhibitionId: string): Mine {
  const [query] = useSearchParams();
  const wanted = query.get('voucher');
  const voucher = useVouchers().find(
    (held) => held.exhibitionId === exhibitionId && (wanted === null || held.recordId === wanted),
  );
  const { recordId, visitorId = '' } = voucher ?? {};
  const [contact, setContact] = useState<ProvenContact>();
  const [attempt, setAttempt] = useState(0);
  const question = `${exhibitionId}/${recordId}/${visitorId}/${attempt}`;
  const [answer, setAnswer] = useState<{ readonly question: string; readonly state: MineState }>();

  useEffect(() => {
    let isGone = false;
    async function ask() {
      const { provenContacts, vouchers } = await shelves();
      const proven = await provenContacts.load(exhibitionId);
      // What localStorage could not hold is in the database, and is asked for by the next look.
      if (recordId === undefined) {
        const known = await vouchers.load();
        if (
          known.some(
            (held) => held.exhibitionId === exhibitionId && (wanted ?? held.recordId) === held.recordId,
          )
        )
          return;
      }
      const held = recordId === undefined ? undefined : { exhibitionId, recordId, visitorId };
      const state = await look({ exhibitionId, named: wanted, voucher: held }, proven);
      if (isGone) return;
      setContact(proven);
      setAnswer({ question, state });
    }
    void ask();
    return () => {
      isGone = true;
    };
  }, [exhibitionId, recordId, visitorId, wanted, question]);

  useEffect(() => {
    const again = () => setAttempt((before) => before + 1);
    window.addEventListener('online', again);
    return () => window.removeEventListener('online', again);
  }, []);

  return {
    voucher,
    contact,
    // An answer about another voucher is none about this one.
    state: answer?.question === question ? answer.state : { at: 'looking' },
    retry: () => setAttempt((before) => before + 1),
  };
}
