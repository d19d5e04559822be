import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Ticker } from '#ui/media/Ticker.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { PartSkeleton } from './PartSkeleton.tsx';
import { headlinesQuery } from '../homeQueries.ts';

/** The organiser's latest lines, one at a time; nothing where there are none. */
export function Headlines() {
  const { t, i18n } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { content: lines = [], isAwaited } = useRememberedQuery('headlines', headlinesQuery(exhibitionId));
  if (isAwaited) return <PartSkeleton shape="line" />;
  if (lines.length === 0) return null;
  const items = lines.map(({ RecordId, Title, TitleEn, Url }) => {
    const text = organiserText({ zh: Title, en: TitleEn }, language);
    const content =
      Url === '' ? (
        <span>{text}</span>
      ) : (
        <RuledLink to={Url} rule={linkRule}>
          {text}
        </RuledLink>
      );
    return { key: RecordId, content };
  });
  return <Ticker label={t('headlines')} items={items} />;
}
