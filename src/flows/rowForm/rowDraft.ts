import { useEffect, useState } from 'react';
import { draftKey, type FoundDraft } from '#device/drafts/draftStore.ts';
import type { FoundEntry } from '#sending/kept/outbox.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { findEarlierEntry } from '#sending/outboxEntry.ts';
import type { OutboxOwner } from '#sending/outboxOwnerKey.ts';
import { formUploads } from '../uploads/formUploads.ts';

/** A form that makes a row, or corrects one. */
export interface RowAddress {
  readonly exhibitionId: string;
  /** Which form, such as `supply`. */
  readonly form: string;
  /** Whose: the id of a visitor, or that of an exhibitor with its contact. */
  readonly ownerId: string;
  /** The row that is corrected. */
  readonly recordId?: string | undefined;
}

/** What the phone holds of a row that was begun, or sent without an answer of the server. */
export interface RowStart {
  readonly draft: FoundDraft | undefined;
  /** Of a correction: what the row said when it was begun, so that what others have changed since is seen. */
  readonly base: Answers | undefined;
  readonly unfinished: FoundEntry | undefined;
}

export function rowDraftKey({ exhibitionId, form, ownerId, recordId = 'new' }: RowAddress): string {
  const { tenantId = '' } = services().device.getState();
  return draftKey({ tenantId, exhibitionId, channelId: '', personId: `${form}-${recordId}-${ownerId}` });
}

const baseKey = (address: RowAddress) => rowDraftKey({ ...address, form: `${address.form}.base` });

/** What this page has kept already: a page that is left has little time to write. */
const keptBases = new Map<string, Answers>();

/** Undefined until the phone has been asked. */
export function useRowStart(address: RowAddress, sentAs: OutboxOwner): RowStart | undefined {
  const [start, setStart] = useState<RowStart>();
  const asked = JSON.stringify([address, sentAs]);

  useEffect(() => {
    let isCancelled = false;
    const [of, owner] = JSON.parse(asked) as [RowAddress, OutboxOwner];
    async function look(): Promise<RowStart> {
      const { drafts } = await localStores();
      const [draft, base, unfinished] = await Promise.all([
        drafts.find(rowDraftKey(of)),
        drafts.find(baseKey(of)),
        findEarlierEntry(of.exhibitionId, [owner]),
      ]);
      return { draft, base: base?.draft.answers, unfinished };
    }
    void look().then((found) => {
      if (!isCancelled) setStart(found);
    });
    return () => {
      isCancelled = true;
    };
  }, [asked]);

  return start;
}

/** @param base of a correction, see `RowStart` */
export async function saveRowDraft(
  address: RowAddress,
  answers: Answers,
  form: FormDefinition,
  base?: Answers,
): Promise<void> {
  if (services().device.getState().isPersonGone) return;
  const { drafts } = await localStores();
  const draftOf = (of: Answers) => ({ answers: of, identity: {}, step: '', formVersion: form.version });
  const key = baseKey(address);
  if (base !== undefined && keptBases.get(key) !== base) {
    // Before the draft: without it, what others have changed since would be overwritten unseen.
    await drafts.save(key, draftOf(base), form.fields);
    keptBases.set(key, base);
  }
  await drafts.save(rowDraftKey(address), draftOf(answers), form.fields);
}

export async function removeRowDraft(address: RowAddress): Promise<void> {
  const key = rowDraftKey(address);
  keptBases.delete(baseKey(address));
  const { drafts, pendingUploads } = await localStores();
  await Promise.all([drafts.remove(key), drafts.remove(baseKey(address)), pendingUploads.removeForm(key)]);
}

/** What was on its way when the page was left goes on. */
export const rowUploads = (address: RowAddress) =>
  formUploads({
    id: `${address.exhibitionId}/${address.form}/${address.recordId ?? 'new'}`,
    owner: address.ownerId,
    draftKey: () => rowDraftKey(address),
  });
