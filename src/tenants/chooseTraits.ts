import type { Specials } from './specials.ts';
import { type SpecialName, specialTraits } from './specialTraits.ts';
import { type AuthVariant, defaultTraits, type Traits } from './traits.ts';

export interface Whose {
  readonly tenantId: string | undefined;
  readonly exhibitionId: string | undefined;
}

/** An exhibition's entry takes precedence over its tenant's. */
export function findSpecial(specials: Specials, { tenantId, exhibitionId }: Whose): SpecialName | undefined {
  const nameOf = (wanted: string | undefined) => specials.find(({ id }) => id === wanted)?.name;
  return nameOf(exhibitionId) ?? nameOf(tenantId);
}

/** The name's traits over the platform's over the defaults. A platform is identified by its auth variant. */
export function chooseTraits(name: SpecialName | undefined, platform: string): Traits {
  return {
    ...defaultTraits,
    ...(isPlatformVariant(platform) && { authVariant: platform }),
    ...(name !== undefined && specialTraits[name]),
  };
}

const platformVariants = [
  'website',
  'luohe',
  'hudong',
  'nongzhanguan',
  'jiangsuchuangwei',
  'hunanyiliaozhan',
];

const isPlatformVariant = (platform: string): platform is AuthVariant =>
  platformVariants.indexOf(platform) >= 0 || /^v\d{1,3}$/.test(platform);
