import { useTranslation } from 'react-i18next';
import { conferencesPath } from '#domain/address/homePaths.ts';
import { latePath } from '#domain/address/latePath.ts';
import { PlacePlate } from '#entities/booth/plate/PlacePlate.tsx';
import { isOnline } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import { nextEntry, type NextEntry } from '#entities/programme/rules/agenda/nextEntry.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './NowStrip.module.css';
import { useOwnEntries } from '#entities/programme/schedule/useOwnEntries.ts';

/** What the visitor has planned next today: what, where, how far on foot and in how many minutes. As high with nothing planned. */
export function NowStrip() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const next = nextEntry(useOwnEntries(), nowMs);
  return (
    <section className={css['strip']} aria-label={t('now', { time: formatVenueClock(nowMs) })}>
      <p className={css['clock']} aria-hidden="true">
        {t('now', { time: formatVenueClock(nowMs) })}
      </p>
      {next === undefined ? (
        <>
          <p className={css['title']}>{t('nothingPlanned')}</p>
          <div className={css['go']}>
            <LinkButton to={conferencesPath(exhibitionId)}>{t('toProgramme')}</LinkButton>
          </div>
        </>
      ) : (
        <Next next={next} />
      )}
    </section>
  );
}

const perHour = 60;

function Next({ next: { entry, minutes, walk } }: { readonly next: NextEntry }) {
  const { t, i18n } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { kind, title, placeName, path, startMs, boothNo = '', hallId = '' } = entry;
  const place = localize(placeName, language);
  const countdown =
    minutes < perHour
      ? t('inMinutes', { minutes })
      : t('inHours', { hours: Math.floor(minutes / perHour), minutes: minutes % perHour });
  return (
    <>
      <div className={css['what']}>
        <div className={css['words']}>
          <p className={css['countdown']}>{minutes === 0 ? t('nowRunning') : countdown}</p>
          <p className={css['title']} lang={otherLanguage(title, language)}>
            {localize(title, language)}
          </p>
        </div>
        {!isOnline(entry) && (
          <span className={boothNo === '' && hallId === '' ? undefined : css['plate']}>
            <PlacePlate boothNo={boothNo} hallId={hallId} place={placeName} size={44} />
          </span>
        )}
      </div>
      {kind !== 'checkIn' && (
        <p className={css['changed']}>
          <ChangeMark entry={{ ...entry, kind }} />
        </p>
      )}
      <div className={css['foot']}>
        <p className={css['facts']}>
          {formatVenueClock(startMs)}
          {place !== '' && (
            <>
              {' · '}
              <span lang={otherLanguage(placeName, language)}>{place}</span>
            </>
          )}
          {walk !== undefined && ` · ${walk === 0 ? t('sameHall') : t('walk', { minutes: walk })}`}
        </p>
        <div className={css['go']}>
          <LinkButton kind="quiet" to={latePath(exhibitionId)}>
            {t('late')}
          </LinkButton>
          <LinkButton
            to={path}
            label={`${t('go')}${language === 'zh' ? '：' : ': '}${localize(title, language)}`}
          >
            {t('go')}
          </LinkButton>
        </div>
      </div>
    </>
  );
}
