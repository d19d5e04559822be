import type { Traits } from './traits.ts';

/**
 * Special behaviour by name; the ids are in the build's configuration (`VITE_TENANTS`). That these differ is known;
 * except for the auth variants the differences are assumed. An empty entry is a known name without differences yet.
 */
export const specialTraits = {
  runZhan: {},
  huaian: {},
  agriculture: { authVariant: 'nongzhanguan', accent: '#2f6b2a' },
  huaibei: {},
  sports: { neverAsked: ['Diet', 'Stay'] },
  jiangsu: { authVariant: 'jiangsuchuangwei' },
  tianle: { offersBusinessCard: false },
  taihu: {},
  changsha: {},
  hunanMedical: { authVariant: 'hunanyiliaozhan', accent: '#0b6e75', offersCertificates: false },
} satisfies Readonly<Record<string, Partial<Traits>>>;

export type SpecialName = keyof typeof specialTraits;

export const specialNames = Object.keys(specialTraits) as SpecialName[];
export const isSpecialName = (name: unknown): name is SpecialName =>
  typeof name === 'string' && specialNames.some((known) => known === name);
