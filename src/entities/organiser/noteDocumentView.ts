import { lookUp } from '#data/collections/lookUp.ts';
import { outcomeOf } from '#data/client/outcomeOf.ts';
import { classifySend } from '#sending/rules/classifySend.ts';
import { services } from '#session/services.ts';
import { documentViews } from './api/documentViewCollections.ts';
import type { Organiser } from './rules/organiser.ts';

/** Whose document is looked at. */
export interface ViewedRow {
  readonly kind: 'registration' | 'application';
  readonly id: string;
}

export interface DocumentView {
  readonly viewed: ViewedRow;
  readonly fieldKey: string;
  /** The same for each attempt of one look. */
  readonly clientRef: string;
}

/** Notes that the organiser looks at a document. Resolves with whether the server holds it: only then it may be shown. */
export async function noteDocumentView(
  { exhibitionId, userId }: Organiser,
  { viewed, fieldKey, clientRef }: DocumentView,
): Promise<boolean> {
  if (!navigator.onLine) return false;
  const client = await services().client();
  const row = viewed.kind === 'application' ? { ApplicationId: viewed.id } : { RegistrationId: viewed.id };
  const isThere = async () => {
    const own = { ...row, ClientRef: clientRef };
    const found = await lookUp(client, documentViews, own, { userId, policy: 'besideForm' });
    return found.kind === 'found';
  };
  const record = {
    ExhibitionId: exhibitionId,
    ...row,
    UserId: userId,
    FieldKey: fieldKey,
    ClientRef: clientRef,
  };
  const sent = await outcomeOf(client.write('/data/insert/DocumentViewRecord', { record }, { userId }));
  const kind = classifySend(sent);
  return kind === 'stored' || (kind === 'ambiguous' && (await isThere()));
}
