import { appSession } from '#device/storage/appDeviceStore.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { chooseTraits, findSpecial } from '#tenants/chooseTraits.ts';
import { readSpecials } from '#tenants/specials.ts';
import { isSpecialName, type SpecialName } from '#tenants/specialTraits.ts';
import type { Traits } from '#tenants/traits.ts';
import { services } from '#session/services.ts';

/** What is different for the exhibition in use, or for its tenant. */
export function currentTraits(): Traits {
  const { build } = services();
  const tried = triedSpecial();
  return chooseTraits(tried === undefined ? configuredSpecial() : tried || undefined, build.platform);
}

/** Who the build says this is. */
export function configuredSpecial(): SpecialName | undefined {
  const { device, build } = services();
  const { tenantId, entranceId } = device.getState();
  return findSpecial(readSpecials(build.tenants) ?? [], { tenantId, exhibitionId: entranceId });
}

/** The tenant this tab tries out in place of the build's: '' for none, undefined where nothing is tried. */
export function triedSpecial(): SpecialName | '' | undefined {
  const name = appSession().read(ownNames.triedSpecial);
  return name === '' || isSpecialName(name) ? name : undefined;
}

export function trySpecial(name: SpecialName | '' | undefined): void {
  if (name === undefined) appSession().remove(ownNames.triedSpecial);
  else appSession().write(ownNames.triedSpecial, name);
}
