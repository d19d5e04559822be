import { useNavigate } from 'react-router-dom';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { removeRowDraft, type RowStart } from '#flows/rowForm/rowDraft.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { boothRowGateway, isNewRow } from '../ownRows/boothRowGateway.ts';
import type { Identified } from '../ownRows/boothRows.ts';
import { type BoothRowKind, rowAddress } from './boothRowForm.ts';

export interface RowSending<Row extends Identified> {
  readonly booth: BoothKey;
  readonly kind: BoothRowKind<Row>;
  readonly recordId: string | undefined;
  readonly start: RowStart;
  readonly done: { readonly added: string; readonly saved: string };
}

/** Sends a row once, and leads back to the list. */
export function useBoothRowSending<Row extends Identified>({
  booth,
  kind,
  recordId,
  start: { unfinished },
  done,
}: RowSending<Row>): ActiveSubmission<Row> {
  const navigate = useNavigate();
  const toList = async () => navigate(kind.listPath(booth.exhibitionId), { replace: true });
  return useSubmission<Row>({
    gatewayOf: boothRowGateway({ booth, of: kind.rows, recordId, compared: kind.compared }),
    unfinished,
    async onStored(_, submission) {
      await removeRowDraft(rowAddress(kind, booth, recordId));
      await submission.forget();
      await kind.invalidate(booth).catch(() => {});
      renderToast(isNewRow(submission.entry) ? done.added : done.saved, { outlivesNavigation: true });
      await toList();
    },
    // The same row, at a server that keeps no references: the list shows that it is there.
    onOther: toList,
  });
}
