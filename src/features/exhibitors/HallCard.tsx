import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import type { HallFace } from '#entities/booth/plate/useHallSigns.ts';
import { CompanyLogo } from '#entities/exhibitor/CompanyLogo.tsx';
import { exhibitorPath, hallPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { hallPlanPath } from '#entities/exhibitor/rules/hallPlanPath.ts';
import { countQuery } from '#flows/content/listQuery.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { HeadLink } from '#ui/list/head/HeadChips.tsx';
import { localize } from '#ui/text/localize.ts';
import { organiserText } from '#ui/text/organiserText.tsx';
import { hallPlan } from './exhibitorPlans.ts';
import type { ShownInHall } from './shownInHallsQuery.ts';
import css from './halls.module.css';

const mostFaces = 4;

export interface HallCardProps {
  readonly hall: { readonly RecordId: string; readonly Name: string; readonly NameEn: string };
  readonly sign: HallFace | undefined;
  /** Of all halls. */
  readonly faces: readonly ShownInHall[];
}

/** A hall with its number of exhibitors, some that the organiser recommends, and its plan. */
export function HallCard({ hall: { RecordId, Name, NameEn }, sign, faces }: HallCardProps) {
  const { t, i18n } = useTranslation('exhibitors');
  const id = useExhibitionId();
  const language = languageOf(i18n.language);
  const there = faces.filter(({ ExhibitionHallId }) => ExhibitionHallId === RecordId).slice(0, mostFaces);
  return (
    <CellGroup>
      <Cell
        to={hallPath(id, RecordId)}
        picture={<HallSign hall={sign} size={44} isSaidBeside />}
        title={organiserText({ zh: Name, en: NameEn }, language)}
        value={<ExhibitorCount hallId={RecordId} />}
      />
      <li>
        <div className={css['foot']}>
          <ul className={css['faces']}>
            {there.map(({ ExhibitorId, CompanyName, CompanyNameEn, Logo }) => {
              const names = { zh: CompanyName, en: CompanyNameEn };
              return (
                <li key={ExhibitorId}>
                  <AppLink className={css['face']} to={exhibitorPath(id, ExhibitorId)}>
                    <CompanyLogo src={Logo} name={localize(names, language)} />
                    <span className="x-hidden">{organiserText(names, language)}</span>
                  </AppLink>
                </li>
              );
            })}
          </ul>
          <HeadLink
            icon="place"
            to={hallPlanPath(id, RecordId)}
            label={`${t('planShort')} ${localize({ zh: Name, en: NameEn }, language)}`}
          >
            {t('planShort')}
          </HeadLink>
        </div>
      </li>
    </CellGroup>
  );
}

/** Empty until it is known; a hall is opened without it too. */
function ExhibitorCount({ hallId }: { readonly hallId: string }) {
  const { t } = useTranslation('exhibitors');
  const exhibitionId = useExhibitionId();
  const { data } = useServerQuery(countQuery(hallPlan(exhibitionId, hallId)));
  return data === undefined || data === null ? null : t('inHall', { count: data });
}
