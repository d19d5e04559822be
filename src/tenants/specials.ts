import { isSpecialName, type SpecialName } from './specialTraits.ts';

/** An id is a tenant's or an exhibition's. */
export type Specials = readonly { readonly name: SpecialName; readonly id: string }[];

/** Undefined if malformed or with an unknown name. An exhibition's id has 24 characters, a tenant's up to 64. */
export function readSpecials(text: string): Specials | undefined {
  const specials: { name: SpecialName; id: string }[] = [];
  for (const part of text.split(/\s+/).filter((found) => found !== '')) {
    const [, name, ids = ''] = /^(\w+):([\w,-]+)$/.exec(part) ?? [];
    if (!isSpecialName(name)) return undefined;
    for (const id of ids.split(',')) {
      if (!/^[\w-]{1,64}$/.test(id)) return undefined;
      specials.push({ name, id });
    }
  }
  return specials;
}
