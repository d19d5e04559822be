/** The roles of one person are separate identities with separate logins. */
export const roles = ['visitor', 'exhibitor', 'host'] as const;
export type Role = (typeof roles)[number];

export function roleOf(word: string | null | undefined): Role {
  return roles.find((role) => role === word) ?? 'visitor';
}
