export type Movement =
  | { readonly kind: 'up' | 'down'; readonly by: number }
  | { readonly kind: 'same' }
  | { readonly kind: 'new' };

/** A stored rank of 0: the team existed and was not ranked. */
export const unranked = 0;

/** `then`: undefined for a team that did not exist; call only if there was a last visit. Undefined if not ranked now. */
export function movementOf(then: number | undefined, now: number | undefined): Movement | undefined {
  if (now === undefined) return undefined;
  if (then === undefined || then === unranked) return { kind: 'new' };
  if (then === now) return { kind: 'same' };
  return then > now ? { kind: 'up', by: then - now } : { kind: 'down', by: now - then };
}
