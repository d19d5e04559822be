import type { Specials } from './specials.ts';
import { type SpecialName, specialTraits } from './specialTraits.ts';
import { type AuthVariant, defaultTraits, type Traits } from './traits.ts';

export interface Whose {
  readonly tenantId: string | undefined;
  readonly exhibitionId: string | undefined;
}

/** Which special treatment this is; what is said of an exhibition goes before what is said of its tenant. */
export function findSpecial(specials: Specials, { tenantId, exhibitionId }: Whose): SpecialName | undefined {
  const nameOf = (wanted: string | undefined) => specials.find(({ id }) => id === wanted)?.name;
  return nameOf(exhibitionId) ?? nameOf(tenantId);
}

/** The traits of a name over those of the platform, over the defaults. A platform is known by its way through the auth host. */
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
