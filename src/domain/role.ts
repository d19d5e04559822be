/** Who somebody is to an exhibition. The roles of one person are separate identities, each with a login of its own. */
export const roles = ['visitor', 'exhibitor', 'host'] as const;
export type Role = (typeof roles)[number];

/** The role a word in an address stands for; anything unknown is a visitor. */
export function roleOf(word: string | null | undefined): Role {
  return roles.find((role) => role === word) ?? 'visitor';
}
