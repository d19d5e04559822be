import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { RowAddress } from '#flows/rowForm/rowDraft.ts';

/** Of the exhibition, not of one account: who has lost the role logs in with another account and goes on. */
export const contentAddress = ({ exhibitionId }: Organiser, part: string, recordId: string): RowAddress => ({
  exhibitionId,
  form: `content.${part}`,
  ownerId: 'organiser',
  recordId,
});
