import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import type { SupplyPost } from './supplyPost.ts';

/** Who publishes: a visitor, or the exhibitor of a booth. */
export interface PostOwner {
  readonly exhibitionId: string;
  /** Of the visitor; of a booth the exhibitor's id. */
  readonly ownerId: string;
  /** Set where a booth publishes: on whose behalf the API is asked then. */
  readonly exhibitorUserId?: string | undefined;
}

export const boothPostOwner = ({ exhibitionId, exhibitorId, exhibitorUserId }: BoothKey): PostOwner => ({
  exhibitionId,
  ownerId: exhibitorId,
  exhibitorUserId,
});

/** The fields of a row that say whose it is. */
export const ownerFields = ({ ownerId, exhibitorUserId }: PostOwner) =>
  exhibitorUserId === undefined ? { VisitorId: ownerId } : { ExhibitorId: ownerId };

/** A post that names an exhibitor is the exhibitor's, also where it names a visitor; one that names neither belongs to none. */
export function isOwnPost(
  { VisitorId, ExhibitorId }: Pick<SupplyPost, 'VisitorId' | 'ExhibitorId'>,
  owner: PostOwner | undefined,
): boolean {
  if (owner === undefined || owner.ownerId === '') return false;
  if (owner.exhibitorUserId !== undefined) return ExhibitorId === owner.ownerId;
  return ExhibitorId === '' && VisitorId === owner.ownerId;
}

/** Names the owner of a post; '' for a post that says none. Two posts of one owner do not fit each other. */
export const ownerKeyOf = ({
  VisitorId,
  ExhibitorId,
}: Pick<SupplyPost, 'VisitorId' | 'ExhibitorId'>): string => (ExhibitorId === '' ? VisitorId : ExhibitorId);
