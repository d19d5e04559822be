/** What can be changed, as the address names it. */
export const contentParts = ['sessions', 'channels', 'headlines'] as const;
export type ContentPart = (typeof contentParts)[number];
