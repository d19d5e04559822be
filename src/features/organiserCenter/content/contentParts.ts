/** What can be changed, as the address names it. */
export const contentParts = ['sessions', 'channels', 'headlines', 'banners', 'adverts', 'files'] as const;
export type ContentPart = (typeof contentParts)[number];
