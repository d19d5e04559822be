import type { AddressDraft } from './deliveryAddress.ts';
import { regionText } from './region.ts';
import type { TakenApart } from './takeApart.ts';

export interface FilledIn {
  /** Only what the text says: other fields stay as they are typed. */
  readonly change: Partial<AddressDraft>;
  /** What of the form it takes the place of. */
  readonly replaced: Partial<AddressDraft>;
  readonly unused: readonly string[];
  /** The form has no district, and the text did not say one for certain. */
  readonly isAreaOpen: boolean;
}

/** What a pasted text changes of a form; undefined where it says nothing that a field has. */
export function fillIn(before: AddressDraft, found: TakenApart): FilledIn | undefined {
  const { province, city, area, unused, ...texts } = found;
  const saysNothing = province + texts.name + texts.phone + texts.postalCode === '';
  if (saysNothing && !/\d/.test(texts.detail)) return undefined;
  const said: Record<string, string> = {};
  for (const [key, value] of Object.entries(texts)) if (value !== '') said[key] = value;
  const region = { province, city, area };
  // A district that is chosen already is not given up for a province.
  const isPart = area === '' && before.area !== '';
  const isKept = province === '' || isPart;
  const agrees = before.province === province && (city === '' || before.city === city);
  const change: Partial<AddressDraft> = { ...said, ...(!isKept && region) };
  return {
    change,
    replaced: replacedBy(before, change),
    unused: isPart && province !== '' && !agrees ? [...unused, regionText(region)] : unused,
    isAreaOpen: area === '' && before.area === '',
  };
}

function replacedBy(before: AddressDraft, change: Partial<AddressDraft>): Partial<AddressDraft> {
  const old = (Object.keys(change) as (keyof AddressDraft)[]).filter(
    (key) => before[key] !== '' && before[key] !== change[key],
  );
  if (old.length === 0) return {};
  const replaced: Record<string, unknown> = {};
  for (const key of Object.keys(change) as (keyof AddressDraft)[]) replaced[key] = before[key];
  return replaced;
}
