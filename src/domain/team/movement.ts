/** What became of a team's place since somebody last looked. */
export type Movement =
  | { readonly kind: 'up' | 'down'; readonly by: number }
  | { readonly kind: 'same' }
  /** On the board for the first time. */
  | { readonly kind: 'new' };

/** A place as it is remembered: 0 is a team that was there and not on the board yet. */
export const unranked = 0;

/**
 * Between the place at the last look and the one now. `then` is undefined for a team that was not there at the last look; who
 * asks has to know that there was one. Undefined where there is nothing to say: the team is not on the board now.
 */
export function movementOf(then: number | undefined, now: number | undefined): Movement | undefined {
  if (now === undefined) return undefined;
  if (then === undefined || then === unranked) return { kind: 'new' };
  if (then === now) return { kind: 'same' };
  return then > now ? { kind: 'up', by: then - now } : { kind: 'down', by: now - then };
}
