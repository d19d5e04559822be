import { asUser } from '#data/client/asUser.ts';
import { updatePost } from '#entities/supply/api/postWrites.ts';
import { supplyPosts } from '#entities/supply/api/supplyCollections.ts';
import { ownerFields, type PostOwner } from '#entities/supply/rules/postOwner.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import { changeRow, type RowChangeFailure } from '#sending/changeRow.ts';

export type ShowFailure = Exclude<RowChangeFailure, 'changed'> | 'refused';

/** Withdraws one's own post, or shows it again, once; what another phone has done before is done. */
export const showPost = async (
  owner: PostOwner,
  { RecordId, ExhibitionId }: SupplyPost,
  isShown: boolean,
): Promise<'done' | ShowFailure> => {
  const outcome = await changeRow<SupplyPost, 'refused'>({
    readAgain: (client) =>
      supplyPosts.get(
        owner.exhibitorUserId === undefined ? client : asUser(client, owner.exhibitorUserId),
        { RecordId, ExhibitionId, ...ownerFields(owner) },
        { policy: 'besideForm' },
      ),
    isAsSeen: () => true,
    holds: ({ isWithdrawn }) => isWithdrawn !== isShown,
    send: (client) => updatePost(client, { recordId: RecordId, setValue: { IsShow: isShown } }, owner),
    refusalOf: () => 'refused',
  });
  return outcome === 'changed' ? 'notDone' : outcome;
};
