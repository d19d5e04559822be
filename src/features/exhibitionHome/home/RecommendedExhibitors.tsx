import { useTranslation } from 'react-i18next';
import { exhibitorPath, exhibitorsPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { recommendedExhibitorsQuery } from '../homeQueries.ts';
import { PartSkeleton } from './PartSkeleton.tsx';
import { Strip } from './Strip.tsx';
import css from './Strip.module.css';

/** Those with the highest rank; nothing where there are none. */
export function RecommendedExhibitors() {
  const { t, i18n } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const query = recommendedExhibitorsQuery(exhibitionId);
  const { content = [], isAwaited } = useRememberedQuery('exhibitors', query);
  if (isAwaited) return <PartSkeleton shape="exhibitors" />;
  if (content.length === 0) return null;
  return (
    <Strip title={t('exhibitors')} all={exhibitorsPath(exhibitionId)}>
      <ul className={css['exhibitors']}>
        {content.map(({ id, name, logo, boothNo }) => (
          <li className={css['exhibitor']} key={id}>
            <AppLink className={css['exhibitorLink']} to={exhibitorPath(exhibitionId, id)}>
              <CompanyLogo src={logo} name={localize(name, language)} />
              <span className={css['exhibitorName']} lang={otherLanguage(name, language)}>
                {localize(name, language)}
              </span>
              {boothNo !== '' && <span className={css['booth']}>{boothNo}</span>}
            </AppLink>
          </li>
        ))}
      </ul>
    </Strip>
  );
}
