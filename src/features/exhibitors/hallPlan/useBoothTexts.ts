import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { languageOf } from '#language/language.ts';
import { localize } from '#ui/text/localize.ts';
import type { HallBooth } from '../hallBoothsQuery.ts';
import { companyName } from '../rules/exhibitor.ts';
import type { PlanMarks } from './usePlanMarks.ts';

/** What is said of a booth in words. */
export interface BoothTexts {
  readonly number: (stand: HallBooth) => string;
  readonly company: (stand: HallBooth) => string;
  /** Number and company. */
  readonly title: (stand: HallBooth) => string;
  /** Here, on the route, saved, visited: what of them it is. */
  readonly states: (stand: HallBooth) => readonly string[];
}

export function useBoothTexts({ saved, visited, route }: PlanMarks, hereId: string): BoothTexts {
  const { t, i18n } = useTranslation('hallPlan');
  const language = languageOf(i18n.language);
  return useMemo(() => {
    const number = ({ BoothNo }: HallBooth) => (BoothNo === '' ? t('noNumber') : BoothNo);
    const company = (stand: HallBooth) => localize(companyName(stand), language);
    return {
      number,
      company,
      title: (stand) => `${number(stand)} ${company(stand)}`,
      states({ ExhibitorId: id }) {
        const stop = route.get(id);
        return [
          id === hereId && t('hereWord'),
          stop !== undefined && t('onRoute', { number: stop }),
          saved.has(id) && t('saved'),
          visited.has(id) && t('visited'),
        ].filter((text) => text !== false);
      },
    };
  }, [t, language, saved, visited, route, hereId]);
}
