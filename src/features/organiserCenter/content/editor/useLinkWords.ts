import { useTranslation } from 'react-i18next';
import type { Choice } from '#domain/form/formDefinition.ts';
import { pathOfTarget } from '#features/organiserCenter/notice/pathOfTarget.ts';
import { targetScreens } from '#features/organiserCenter/rules/noticeTargets.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';

/** Whether a tap on the address would open something. */
export const isLink = (address: string): boolean => linkRule.find(address).kind !== 'unrecognised';

/** Where a link of the exhibition may lead, in words. `without` says what no link is called where it leads on all the same. */
export function useLinkWords(without?: string) {
  const { t } = useTranslation('organiserNotices');
  const exhibitionId = useExhibitionId();
  const pathOf = (choice: string) => pathOfTarget(exhibitionId, choice);
  const textOf = (value: 'none' | 'address' | (typeof targetScreens)[number]) =>
    value === 'none' && without !== undefined ? without : t(`link_${value}`);
  const choices = (['none', ...targetScreens, 'address'] as const).map((value): Choice => {
    const text = textOf(value);
    return { value, text: { zh: text, en: text } };
  });
  const toldLink = (url: string) => {
    const screen = targetScreens.find((one) => pathOf(one) === url);
    return screen === undefined ? url || textOf('none') : textOf(screen);
  };
  return { pathOf, choices, toldLink };
}
