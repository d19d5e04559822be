import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { conferencesPath } from '#domain/address/homePaths.ts';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { agendaOf } from '#entities/programme/rules/agenda/agendaOf.ts';
import { ChangeMark } from '#entities/programme/ChangeMark.tsx';
import { nextEntry, type NextEntry } from '#entities/programme/rules/agenda/nextEntry.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueClock } from '#ui/values/formatVenueMoment.ts';
import css from './NowStrip.module.css';

/** What the visitor has planned next today: what, where, how far on foot and in how many minutes. As high with nothing planned. */
export function NowStrip() {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const next = useNext(nowMs);
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

/** Of what the phone keeps, so that it is there with the first picture and without a network. */
function useNext(nowMs: number): NextEntry | undefined {
  const language = languageOf(useTranslation().i18n.language);
  const remembered = useRemembered();
  const exhibitionId = useExhibitionId();
  const { content: halls } = useRememberedQuery('halls', hallsQuery(exhibitionId));
  const entries = useMemo(() => {
    const hallName = (id: string) => {
      const hall = halls?.find(({ RecordId }) => RecordId === id);
      return hall === undefined ? '' : localize({ zh: hall.Name, en: hall.NameEn }, language);
    };
    const textOf = (text: { readonly zh: string; readonly en: string }) => localize(text, language);
    return agendaOf({ remembered, places: [], checkedInAt: [], checkInsPath: '', textOf, hallName });
  }, [remembered, halls, language]);
  return nextEntry(entries, nowMs);
}

const perHour = 60;

function Next({ next: { entry, minutes, walk } }: { readonly next: NextEntry }) {
  const { t, i18n } = useTranslation('exhibitionHome');
  const language = languageOf(i18n.language);
  const { kind, title, placeName, path, startMs } = entry;
  const place = localize(placeName, language);
  const countdown =
    minutes < perHour
      ? t('inMinutes', { minutes })
      : t('inHours', { hours: Math.floor(minutes / perHour), minutes: minutes % perHour });
  return (
    <>
      <p className={css['countdown']}>{minutes === 0 ? t('nowRunning') : countdown}</p>
      <p className={css['title']} lang={otherLanguage(title, language)}>
        {localize(title, language)}
      </p>
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
