import { useTranslation } from 'react-i18next';
import { boothCommentsPath } from '#domain/address/exhibitorCenter/boothCommentsPath.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { useBoothComments } from '../boothComments/useBoothComments.ts';

/** What visitors have written in public and the exhibitor has not answered yet. */
export function CommentsToDo({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('exhibitorCenter');
  const { data } = useBoothComments(booth, true);
  const count = (data ?? []).filter(({ isAnswered }) => !isAnswered).length;
  return (
    <Cell
      icon={<Icon name="message" />}
      title={t('comments')}
      value={
        data === undefined
          ? undefined
          : count > 0
            ? t('commentsToAnswer', { count })
            : t('noneCommentsToAnswer')
      }
      to={boothCommentsPath(booth.exhibitionId)}
    />
  );
}
