import { useTranslation } from 'react-i18next';
import { exhibitionPlace } from '../../../boot/landingTree.ts';
import { useDevice } from '../../../device/storage/useDevice.ts';
import { channelGroupIdOf, channelGroupPath } from '../../../domain/exhibition/channelGroup.ts';
import type { Exhibition } from '../../../domain/exhibition/exhibition.ts';
import { readExhibitionHome } from '../rules/exhibitionHome.ts';
import { exhibitorsPath } from '../../../domain/address/exhibitorPaths.ts';
import { mapSearchUrl } from '../../../domain/exhibition/mapSearchUrl.ts';
import { registrationState } from '../../../domain/exhibition/registrationState.ts';
import { AddToCalendar } from '../../../flows/assist/AddToCalendar.tsx';
import { HelpLine } from '../../../flows/assist/HelpLine.tsx';
import { linkRule } from '../../../flows/navigation/linkRule.ts';
import { services } from '../../../flows/session/services.ts';
import { TeamsEntry } from '../../../flows/teams/TeamsEntry.tsx';
import { useHasTeams } from '../../../flows/teams/useHasTeams.ts';
import { useVisit } from '../../../flows/visit/visit.ts';
import { ShareEntry } from '../../../flows/sharing/ShareEntry.tsx';
import { htmlLanguage, languageOf } from '../../../language/language.ts';
import { Card } from '../../../ui/page/Card.tsx';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { RuledLink } from '../../../ui/controls/RuledLink.tsx';
import { StoredImage } from '../../../ui/media/StoredImage.tsx';
import { organiserText } from '../../../ui/text/organiserText.tsx';
import { localize } from '../../../ui/text/localize.ts';
import { ScanEntry } from './ScanEntry.tsx';
import homePartsStyles from './homeParts.module.css';
import buttonStyles from '../../../ui/controls/button.module.css';

const logoSide = 48;
const hourMs = 3_600_000;

interface AboutProps {
  readonly exhibition: Exhibition;
}

export function About({ exhibition }: AboutProps) {
  const { t } = useTranslation('home');
  const hasTeams = useHasTeams(exhibition.RecordId);
  const isGrouped = useVisit(({ offered }) =>
    offered.some((channel) => channelGroupIdOf(channel.row) !== ''),
  );

  return (
    <>
      <div className={homePartsStyles.share}>
        <ShareEntry exhibitionId={exhibition.RecordId} kind="quiet">
          {t('share')}
        </ShareEntry>
      </div>
      {isGrouped && (
        <div className={homePartsStyles.groups}>
          <LinkButton kind="secondary" to={channelGroupPath(exhibition.RecordId)}>
            {t('allChannels')}
          </LinkButton>
        </div>
      )}
      <Introduction exhibition={exhibition} />
      <GettingThere exhibition={exhibition} />
      <div className={homePartsStyles.scan}>
        <LinkButton kind="secondary" to={exhibitorsPath(exhibition.RecordId)}>
          {t('exhibitors')}
        </LinkButton>
      </div>
      {hasTeams && (
        <div className={homePartsStyles.scan}>
          <TeamsEntry exhibitionId={exhibition.RecordId}>{t('teams')}</TeamsEntry>
        </div>
      )}
      <ScanEntry />
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
    <Card title={t('visit')}>
      <p className={homePartsStyles.place}>
        {organiserText({ zh: exhibition.Place, en: exhibition.PlaceEn }, language)}
      </p>
      <RuledLink
        className={`${buttonStyles.root} ${buttonStyles['root--secondary']} ${homePartsStyles.map}`}
        to={mapSearchUrl(exhibition.Place || place)}
        rule={linkRule}
      >
        <span>{t('map')}</span>
        <small>{t('mapHint')}</small>
      </RuledLink>
      {opening.state === 'notYetOpen' && (
        <AddToCalendar
          uid={`${exhibition.RecordId}-opening`}
          title={t('openingEntry', { name })}
          place={place}
          startMs={opening.untilMs}
          endMs={opening.untilMs === undefined ? undefined : opening.untilMs + hourMs}
        >
          {t('openingToCalendar')}
        </AddToCalendar>
      )}
    </Card>
  );
}
