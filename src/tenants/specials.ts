import { isSpecialName, type SpecialName } from './specialTraits.ts';

/** Whose ids a build knows. An id is one tenant's or one exhibition's. */
export type Specials = readonly { readonly name: SpecialName; readonly id: string }[];

/**
 * `name:id,id name:id`, as a build is told it; undefined where it is malformed or names somebody unknown.
 * An exhibition's id has 24 characters, a tenant's any number up to 64.
 */
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
