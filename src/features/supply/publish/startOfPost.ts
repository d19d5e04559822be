import type { Answers } from '#domain/form/formDefinition.ts';
import { voucherStore } from '#flows/session/localStores.ts';
import type { PostOwner } from '#entities/supply/rules/postOwner.ts';

/** A new post of a visitor begins with the company of the registration. */
export function startOfPost({ exhibitionId, ownerId }: PostOwner): Answers {
  const voucher = voucherStore()
    .list()
    .find((held) => held.exhibitionId === exhibitionId && held.visitorId === ownerId);
  return { companyName: voucher?.company ?? '' };
}
