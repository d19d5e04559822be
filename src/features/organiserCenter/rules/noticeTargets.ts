import type { Choice } from '#domain/form/formDefinition.ts';

/** Rows that a link of a notice may lead to. */
export const targetKinds = ['exhibitor', 'product', 'session', 'questionnaire'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** The rows of each kind; the value of a choice is the path of its screen. */
export type NoticeTargets = Readonly<Record<TargetKind, readonly Choice[]>>;

/** Screens that a link may lead to without naming a row. */
export const targetScreens = [
  'agenda',
  'conferences',
  'exhibitors',
  'products',
  'news',
  'promotions',
  'guide',
] as const;
export type TargetScreen = (typeof targetScreens)[number];
