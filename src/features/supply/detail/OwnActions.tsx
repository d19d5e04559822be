import { useTranslation } from 'react-i18next';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useAction } from '#flows/content/useAction.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { postPaths } from '../postPaths.ts';
import { rereadPosts } from '../supplyQueries.ts';
import { usePostTexts } from '../post/usePostTexts.ts';
import { type ShowFailure, showPost } from './showPost.ts';

export interface OwnActionsProps {
  readonly owner: PostOwner;
  readonly post: SupplyPost;
}

const failureText = {
  gone: 'gone',
  refused: 'changeRefused',
  notSent: 'changeFailed',
  notDone: 'changeFailed',
  unknown: 'changeFailed',
} as const;

/** Edit, and withdraw or show again. */
export function OwnActions({ owner, post }: OwnActionsProps) {
  const { t } = useTranslation('supply');
  const { shown } = usePostTexts();
  const action = useAction<ShowFailure>(() => rereadPosts(post.ExhibitionId));
  const withdraw = () =>
    void action.run({
      name: 'withdraw',
      act: () => showPost(owner, post, false),
      done: t('withdrawn'),
      question: {
        title: t('withdrawTitle', { name: shown(post.productName) }),
        body: t('withdrawText'),
        yes: t('withdrawYes'),
        no: t('withdrawNo'),
      },
    });
  const showAgain = () =>
    void action.run({ name: 'show', act: () => showPost(owner, post, true), done: t('shownAgain') });
  return (
    <>
      {action.failed !== undefined && <Notice kind="error">{t(failureText[action.failed])}</Notice>}
      <CellGroup>
        <Cell
          icon={<Icon name="edit" />}
          title={t('correct')}
          to={postPaths(owner).publish(post.ExhibitionId, post.RecordId)}
        />
        {post.isWithdrawn ? (
          <Cell icon={<Icon name="show" />} title={t('showAgain')} onAct={showAgain} />
        ) : (
          <Cell icon={<Icon name="hide" />} title={t('withdraw')} onAct={withdraw} />
        )}
      </CellGroup>
    </>
  );
}
