import { useTranslation } from 'react-i18next';
import { showPost, type ShowOutcome } from '#entities/supply/api/postWrites.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { useAction } from '#flows/content/useAction.ts';
import { services } from '#session/services.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { postPaths } from '../postPaths.ts';
import { rereadPosts } from '../supplyQueries.ts';
import { usePostTexts } from '../post/usePostTexts.ts';

type Failure = Exclude<ShowOutcome, 'done'>;

export interface OwnActionsProps {
  readonly owner: PostOwner;
  readonly post: SupplyPost;
}

/** Edit, and withdraw or show again. */
export function OwnActions({ owner, post }: OwnActionsProps) {
  const { t } = useTranslation('supply');
  const { shown } = usePostTexts();
  const action = useAction<Failure>(() => rereadPosts(post.ExhibitionId));
  const show = async (isShown: boolean) => showPost(await services().client(), { post, isShown }, owner);
  const withdraw = () =>
    void action.run({
      name: 'withdraw',
      act: () => show(false),
      done: t('withdrawn'),
      question: {
        title: t('withdrawTitle', { name: shown(post.productName) }),
        body: t('withdrawText'),
        yes: t('withdrawYes'),
        no: t('withdrawNo'),
      },
    });
  const showAgain = () => void action.run({ name: 'show', act: () => show(true), done: t('shownAgain') });
  return (
    <>
      {action.failed !== undefined && (
        <Notice kind="error">{t(action.failed === 'refused' ? 'changeRefused' : 'changeFailed')}</Notice>
      )}
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
