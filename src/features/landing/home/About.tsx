import { useTranslation } from 'react-i18next';
import { exhibitionPlace } from '../../../boot/landingTree.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import type { Exhibition } from '../../../domain/exhibition/exhibition.ts';
import { readExhibitionHome } from '../rules/exhibitionHome.ts';
import { mapSearchUrl } from '../../../domain/exhibition/mapSearchUrl.ts';
import { registrationState } from '../../../domain/exhibition/registrationState.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { HelpLine } from '../../../flows/assist/HelpLine.tsx';
import { linkRule } from '../../../flows/navigation/linkRule.ts';
import { services } from '../../../flows/session/services.ts';
import { ShareEntry } from '../../../flows/sharing/ShareEntry.tsx';
import { htmlLanguage, languageOf } from '../../../language/language.ts';
import { CellGroup } from '../../../ui/cells/CellGroup.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { RuledLink } from '../../../ui/controls/RuledLink.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { Icon, type IconName } from '../../../ui/icons/Icon.tsx';
import { HomeMenu } from './HomeMenu.tsx';
import homePartsStyles from './homeParts.module.css';
import cellStyles from '../../../ui/cells/cell.module.css';

const logoSide = 48;
const hourMs = 3_600_000;

interface AboutProps {
  readonly exhibition: Exhibition;
}

export function About({ exhibition }: AboutProps) {
  const { t } = useTranslation('home');
  return (
    <>
      <ShareEntry
        exhibitionId={exhibition.RecordId}
        renderControl={(open, isComing) => (
          <button
            className={homePartsStyles.share}
            type="button"
            aria-label={t('share')}
            aria-busy={isComing || undefined}
            onClick={open}
          >
            <Icon name="share" sizeRem={1.25} />
          </button>
        )}
      />
      <HomeMenu exhibitionId={exhibition.RecordId} />
      <Introduction exhibition={exhibition} />
      <GettingThere exhibition={exhibition} />
      <HelpLine exhibitionId={exhibition.RecordId} />
    </>
  );
}

function Introduction({ exhibition }: AboutProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const row = useDevice((device) => device.exhibitionInfo);
  const { introduction } = readExhibitionHome(row);
  const spoken = introduction[language].length > 0 ? language : language === 'en' ? 'zh' : 'en';
  const paragraphs = introduction[spoken];
  const { organization } = exhibition;
  const host = organiserText({ zh: organization?.Name ?? '', en: organization?.NameEn ?? '' }, language);
  const logo = exhibition.Logo || organization?.Logo || '';
  if (paragraphs.length === 0) return null;
  return (
    <Card title={t('about')}>
      {host !== '' && (
        <div className={homePartsStyles.aboutTop}>
          {logo !== '' && <StoredImage src={logo} alt="" width={logoSide} height={logoSide} />}
          <span className={homePartsStyles.aboutHost}>
            <strong>{host}</strong>
          </span>
        </div>
      )}
      <div lang={spoken === language ? undefined : htmlLanguage(spoken)}>
        {paragraphs.map((paragraph, index) => (
          <p key={`${index} ${paragraph[0]?.text.slice(0, 20)}`}>
            {paragraph.map(({ text, link }, part) =>
              link === '' ? (
                text
              ) : (
                <RuledLink key={`${part} ${link}`} to={link} rule={linkRule}>
                  {text}
                </RuledLink>
              ),
            )}
          </p>
        ))}
      </div>
    </Card>
  );
}

/** Where it is, and the opening of registration for the calendar. Nothing where the place is not known. */
function GettingThere({ exhibition }: AboutProps) {
  const { t, i18n } = useTranslation('home');
  const language = languageOf(i18n.language);
  const place = exhibitionPlace(exhibition, language);
  const name = localize({ zh: exhibition.ExName, en: exhibition.ExNameEn }, language);
  const opening = registrationState(exhibition, undefined, services().now());
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
          <AddToCalendar
            className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
            uid={`${exhibition.RecordId}-opening`}
            title={t('openingEntry', { name })}
            place={place}
            startMs={opening.untilMs}
            endMs={opening.untilMs === undefined ? undefined : opening.untilMs + hourMs}
          >
            <CellIcon name="addToCalendar" />
            {t('openingToCalendar')}
          </AddToCalendar>
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
