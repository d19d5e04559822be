import { useTranslation } from 'react-i18next';
import { exhibitionPlace } from '#boot/landingTree.ts';
import { certificatesPath, uploadPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { mapSearchUrl } from '#domain/exhibition/mapSearchUrl.ts';
import { exhibitionDays } from '#domain/time/calendarFile.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { currentTraits } from '#flows/host/currentTraits.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { ShareEntry } from '#flows/sharing/ShareEntry.tsx';
import { opensDownloads } from '#host/opensDownloads.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';
import styles from './landingBelow.module.css';

export interface LandingBelowProps {
  readonly exhibition: Exhibition;
  /** Whether this visitor is known to have no registration. */
  readonly isUnregistered: boolean;
  /** The channel to register by; undefined where one cannot register. */
  readonly channelId: string | undefined;
}

/** What else can be done here, as icons in a row. */
export function LandingTools({ exhibition, isUnregistered, channelId }: LandingBelowProps) {
  const { t, i18n } = useTranslation('more');
  const { offersBusinessCard, offersCertificates } = currentTraits();
  const place = exhibitionPlace(exhibition, languageOf(i18n.language));
  return (
    <ul className={styles.tools}>
      <CalendarTool exhibition={exhibition} place={place} />
      {place !== '' && (
        <li>
          <RuledLink className={styles.tool} to={mapSearchUrl(exhibition.Place || place)} rule={linkRule}>
            <Icon name="place" />
            {t('map')}
          </RuledLink>
        </li>
      )}
      <li>
        <ShareEntry
          exhibitionId={exhibition.RecordId}
          renderControl={(open, isComing) => (
            <button className={styles.tool} type="button" aria-busy={isComing || undefined} onClick={open}>
              <Icon name="share" />
              {t('share')}
            </button>
          )}
        />
      </li>
      {isUnregistered && offersBusinessCard && channelId !== undefined && (
        <li>
          <AppLink className={styles.tool} to={uploadPath(exhibition.RecordId, channelId)}>
            <Icon name="scan" />
            {t('uploadCard')}
          </AppLink>
        </li>
      )}
      {isUnregistered && offersCertificates && (
        <li>
          <AppLink className={styles.tool} to={certificatesPath(exhibition.RecordId)}>
            <Icon name="search" />
            {t('findMine')}
          </AppLink>
        </li>
      )}
    </ul>
  );
}

function CalendarTool({ exhibition, place }: { readonly exhibition: Exhibition; readonly place: string }) {
  const { t, i18n } = useTranslation('more');
  const days = exhibitionDays(exhibition.StartTime, exhibition.EndTime);
  if (days === undefined || !opensDownloads()) return null;
  return (
    <li>
      <AddToCalendar
        uid={exhibition.RecordId}
        title={localize({ zh: exhibition.ExName, en: exhibition.ExNameEn }, languageOf(i18n.language))}
        place={place}
        {...days}
        className={styles.tool}
      >
        <Icon name="addToCalendar" />
        {t('toCalendar')}
      </AddToCalendar>
    </li>
  );
}
