import type { FairMs } from '#domain/time/clocks.ts';
import { useTranslation } from 'react-i18next';
import { exhibitionPlace } from '#boot/landingTree.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { mapSearchUrl } from '#domain/exhibition/mapSearchUrl.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { languageOf } from '#language/language.ts';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { AddOpening } from '#flows/assist/AddToCalendar.tsx';
import { linkRule } from '#flows/navigation/linkRule.ts';

export interface GettingThereProps {
  readonly exhibition: Exhibition;
  readonly nowMs: FairMs;
}

/** Where it is, and the opening of registration for the calendar. Nothing where the place is not known. */
export function GettingThere({ exhibition, nowMs }: GettingThereProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const place = exhibitionPlace(exhibition, language);
  const opening = registrationState(exhibition, undefined, nowMs);
  if (place === '') return null;
  return (
    <CellGroup title={t('visit')}>
      <li>
        <RuledLink
          className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
          to={mapSearchUrl(exhibition.Place || place)}
          rule={linkRule}
        >
          <CellIcon name="place" />
          <span className={cellStyles.main}>
            {organiserText({ zh: exhibition.Place, en: exhibition.PlaceEn }, language)}
            <span className={cellStyles.note}>{t('map')}</span>
            <span className="x-hidden">{t('mapHint')}</span>
          </span>
        </RuledLink>
      </li>
      {opening.state === 'notYetOpen' && (
        <li>
          <AddOpening
            className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
            exhibition={exhibition}
            opensAtMs={opening.untilMs}
            titleOf={(name) => t('openingEntry', { name })}
          >
            <CellIcon name="addToCalendar" />
            {t('openingToCalendar')}
          </AddOpening>
        </li>
      )}
    </CellGroup>
  );
}

const CellIcon = ({ name }: { readonly name: IconName }) => (
  <span className={cellStyles.icon} aria-hidden="true">
    <Icon name={name} />
  </span>
);
