import type { Choice } from '#domain/form/formDefinition.ts';

/** Rows that a link of a notice may lead to. */
export const targetKinds = ['exhibitor', 'product', 'session', 'questionnaire'] as const;
export type TargetKind = (typeof targetKinds)[number];

/** The value is the path of its screen. */
export interface NoticeTarget extends Choice {
  /** A session that was called off: its page says so, and a notice may lead there to tell of it. */
  readonly isCancelled?: true;
}

/** The rows of each kind. */
export type NoticeTargets = Readonly<Record<TargetKind, readonly NoticeTarget[]>>;

/** The choices with what was called off marked as such. @param mark the title with the mark */
export const markCancelled = (
  targets: readonly NoticeTarget[],
  mark: (title: string) => string,
): readonly Choice[] =>
  targets.map(({ value, text, isCancelled }) => ({
    value,
    text: isCancelled === undefined ? text : { zh: mark(text.zh), en: mark(text.en) },
  }));

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
