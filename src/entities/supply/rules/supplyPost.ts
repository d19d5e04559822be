export type PostKind = 'supply' | 'demand';

/** What a visitor or an exhibitor offers or looks for. Texts are '' when absent. */
export interface SupplyPost {
  readonly RecordId: string;
  readonly ExhibitionId: string;
  /** '' where an exhibitor has published it. */
  readonly VisitorId: string;
  /** '' where a visitor has published it. */
  readonly ExhibitorId: string;
  readonly ClientRef: string;
  readonly kind: PostKind;
  readonly productName: string;
  /** The id of a kind of products of the exhibition, or its name in words. */
  readonly productType: string;
  /** A code of `enterpriseTypes`, or another client's words. */
  readonly EnterpriseType: string;
  readonly packSize: string;
  readonly originPlace: string;
  /** Undefined for a price on request. */
  readonly unitPriceCents: number | undefined;
  /** A quantity, as text. */
  readonly number: string;
  /** `YYYY-MM-DD`, the last day on which it is open. */
  readonly closingDate: string;
  readonly productDetail: string;
  readonly companyName: string;
  /** Addresses of pictures and other files. */
  readonly files: readonly string[];
  readonly ApproveState: string;
  readonly ReviewReason: string;
  readonly isWithdrawn: boolean;
  readonly createdAtMs: number | undefined;
}

export const enterpriseTypes = [
  'manufacturer',
  'brand',
  'trader',
  'distributor',
  'service',
  'institution',
] as const;

/** Whether others see it: approved, or at a server that reviews none, and not withdrawn. */
export const isListed = ({ ApproveState, isWithdrawn }: SupplyPost): boolean =>
  !isWithdrawn && (ApproveState === '' || ApproveState === '2');

export type PostState = 'inReview' | 'refused' | 'published' | 'closed' | 'withdrawn';

/** What its owner is told of it. */
export function postState(post: SupplyPost, isClosed: boolean): PostState {
  if (post.isWithdrawn) return 'withdrawn';
  if (post.ApproveState === '3') return 'refused';
  if (!isListed(post)) return 'inReview';
  return isClosed ? 'closed' : 'published';
}
