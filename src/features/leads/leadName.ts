import type { TFunction } from 'i18next';
import type { Lead } from '#entities/lead/rules/joinLeads.ts';

/** Who it is, as far as the booth knows: a name, or the code of a pass in groups of four. */
export const leadName = (
  t: TFunction<'leads'>,
  { texts, passCode }: Pick<Lead, 'texts' | 'passCode'>,
): string => (texts.name === '' ? t('pass', { code: passCode.replace(/(.{4})(?=.)/g, '$1 ') }) : texts.name);
