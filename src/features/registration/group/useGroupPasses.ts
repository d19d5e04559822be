import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useActingVouchers } from '#session/acting/actingVouchers.ts';
import { useVouchers } from '#session/localStores.ts';
import type { Group } from './useGroup.ts';

/**
 * The passes on this phone of who registers this group and of those whom they have registered along, newest first. Of another person
 * who has registered here it holds the pass as well: that one, and those of a group which that person leads, are none of this group.
 */
export function useGroupPasses({ leader, roster }: Group): readonly Voucher[] {
  const acting = useActingVouchers();
  const held = useVouchers().filter(({ exhibitionId }) => exhibitionId === leader.exhibitionId);
  const ledByOthers = held.filter((pass) => pass.group?.isAlong === false && !acting.includes(pass));
  const isOwn = (pass: Voucher) =>
    acting.includes(pass) ||
    pass.group?.id === roster.groupId ||
    (pass.group?.isAlong === true && !ledByOthers.some(({ group }) => group?.id === pass.group?.id));
  return held.filter(isOwn);
}
