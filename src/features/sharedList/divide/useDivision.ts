import { useTranslation } from 'react-i18next';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { languageOf } from '#language/language.ts';
import { type Assignment, divideByHall, divideInOrder, type Division } from '../rules/divide.ts';
import { useMarkName } from '../useMarkName.ts';

/** Who goes where. @param walked exhibitors in the order in which they are walked */
export function useDivision() {
  const { i18n } = useTranslation();
  const nameOf = useMarkName();
  const language = languageOf(i18n.language);
  return (division: Division, walked: readonly Mark[], people: readonly string[]): Assignment => {
    if (division === 'hall')
      return divideByHall(
        walked.map(({ id, summary }) => ({ id, hallId: summary?.hallId ?? '' })),
        people,
      );
    if (division === 'hand') return divideInOrder(walked, ['']);
    const { compare } = new Intl.Collator(language === 'zh' ? 'zh-u-co-pinyin' : language);
    return divideInOrder(
      walked.slice().sort((one, other) => compare(nameOf(one), nameOf(other))),
      people,
    );
  };
}
