import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { rowDraftKey } from '#flows/rowForm/rowDraft.ts';
import { localStores } from '#session/localStores.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { postRow } from '../publish/postDraft.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import { postPaths } from '../postPaths.ts';

/** A new post that was begun on this phone; nothing where there is none. */
export function DraftCell({ owner }: { readonly owner: PostOwner }) {
  const { t, i18n } = useTranslation('supply');
  const key = rowDraftKey(postRow({ ...owner, postId: undefined }));
  const [savedAtMs, setSavedAtMs] = useState<number>();

  useEffect(() => {
    let isCancelled = false;
    void localStores()
      .then(({ drafts }) => drafts.find(key))
      .then((found) => {
        if (!isCancelled) setSavedAtMs(found?.draft.savedAtMs);
      });
    return () => {
      isCancelled = true;
    };
  }, [key]);

  if (savedAtMs === undefined) return null;
  const time = formatVenueMoment(savedAtMs, 'dayTime', languageOf(i18n.language));
  return (
    <CellGroup>
      <Cell
        icon={<Icon name="edit" />}
        title={t('draft')}
        note={t('draftAt', { time })}
        to={postPaths(owner).publish(owner.exhibitionId)}
      />
    </CellGroup>
  );
}
