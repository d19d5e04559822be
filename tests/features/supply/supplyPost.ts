import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';

let made = 0;

/** A published post that is open; each has another visitor. */
export function supplyPost(fields: Partial<SupplyPost> = {}): SupplyPost {
  made += 1;
  return {
    RecordId: `post${String(made).padStart(20, '0')}`,
    ExhibitionId: 'open00000000000000000001',
    VisitorId: `visitor${String(made).padStart(17, '0')}`,
    ExhibitorId: '',
    ClientRef: '',
    kind: 'supply',
    productName: '六轴协作机器人',
    productType: '',
    EnterpriseType: '',
    packSize: '',
    originPlace: '',
    unitPriceCents: undefined,
    number: '',
    closingDate: '2027-06-30',
    productDetail: '',
    companyName: '',
    files: [],
    ApproveState: '2',
    ReviewReason: '',
    isWithdrawn: false,
    createdAtMs: undefined,
    ...fields,
  };
}
