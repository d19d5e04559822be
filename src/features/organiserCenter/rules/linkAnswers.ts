import type { Answers, Choice, FieldDefinition, TextPair } from '#domain/form/formDefinition.ts';
import { textIn } from './contentAnswers.ts';
import { targetScreens } from './noticeTargets.ts';

/** Where a choice of the link leads; '' for what names no screen. */
export type PathOf = (choice: string) => string;

export type LinkField = 'link' | 'address';

const longestAddress = 500;

/** Where a tap leads: a screen from a list, or an address. */
export const linkFields = (
  text: (key: LinkField) => TextPair,
  choices: readonly Choice[],
): readonly FieldDefinition[] => [
  { key: 'link', type: 'singleChoice', label: text('link'), required: true, choices },
  {
    key: 'address',
    type: 'text',
    label: text('address'),
    required: true,
    max: longestAddress,
    showWhen: { key: 'link', oneOf: ['address'] },
  },
];

/** `none`, the name of a screen, or `address`. */
export function linkAnswers(url: string, pathOf: PathOf): Answers {
  const screen = targetScreens.find((one) => pathOf(one) === url);
  const link = url === '' ? 'none' : (screen ?? 'address');
  return { link, address: link === 'address' ? url : '' };
}

/** '' for no link. */
export function urlIn(answers: Answers, pathOf: PathOf): string {
  const link = textIn(answers, 'link');
  return link === 'address' ? textIn(answers, 'address') : pathOf(link);
}

/**
 * Whether the answers name an address that no phone would open. An address that was there before is left as it is, so that the
 * rest can be changed without it.
 */
export function isWrongAddress(
  answers: Answers,
  before: string,
  isLink: (address: string) => boolean,
): boolean {
  const address = textIn(answers, 'address');
  return textIn(answers, 'link') === 'address' && address !== before && !isLink(address);
}
