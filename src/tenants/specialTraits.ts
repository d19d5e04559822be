import type { Traits } from './traits.ts';

/**
 * Who gets special treatment, by name; whose ids these are, the build's configuration says (`VITE_TENANTS`).
 * That they differ is known, how is not: beside the ways through the auth host, what stands here is assumed, and a line to
 * change. An empty line is a name that is known and differs in nothing yet.
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
