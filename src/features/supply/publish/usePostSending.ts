import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { removeRowDraft, type RowStart } from '#flows/rowForm/rowDraft.ts';
import type { FormPreview } from '#flows/rowForm/useFormPreview.ts';
import { type ActiveSubmission, useSubmission } from '#sending/useSubmission.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { postPaths } from '../postPaths.ts';
import { rereadPosts } from '../supplyQueries.ts';
import { type PostAddress, postRow } from './postDraft.ts';
import { isCorrectionEntry, postGateway } from './postSubmission.ts';

/** Sends a post once, and leads to it. */
export function usePostSending(
  address: PostAddress,
  { unfinished }: RowStart,
  preview: FormPreview,
): ActiveSubmission<SupplyPost> {
  const { t } = useTranslation('supply');
  const navigate = useNavigate();
  const { exhibitionId } = address;
  const { one, mine } = postPaths(address);
  const [storedId, setStoredId] = useState<string>();
  const { isOpen } = preview;

  // Once the preview has left the history: Back then leads past both.
  useEffect(() => {
    if (storedId !== undefined && !isOpen) void navigate(one(exhibitionId, storedId), { replace: true });
  }, [navigate, one, exhibitionId, storedId, isOpen]);

  return useSubmission<SupplyPost>({
    gatewayOf: postGateway(address),
    unfinished,
    async onStored(recordId, submission) {
      const isCorrection = isCorrectionEntry(submission.entry);
      await removeRowDraft(postRow({ ...address, postId: isCorrection ? recordId : undefined }));
      await submission.forget();
      void rereadPosts(exhibitionId);
      renderToast(t(isCorrection ? 'sentCorrection' : 'sent'), { outlivesNavigation: true });
      setStoredId(recordId);
      preview.close();
    },
    // The same post, at a server that keeps no references: the owner sees that it is there.
    onOther: async () => navigate(mine(exhibitionId), { replace: true }),
  });
}
