import { useTranslation } from 'react-i18next';
import { agendaPath, conferencesPath } from '#domain/address/homePaths.ts';
import { HallSign } from '#entities/booth/plate/HallSign.tsx';
import { useHallSigns } from '#entities/booth/plate/useHallSigns.ts';
import type { AgendaEntry } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { entryAhead } from '#entities/programme/rules/agenda/nextEntry.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { languageOf } from '#language/language.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { useOwnEntries } from '#entities/programme/schedule/useOwnEntries.ts';
import css from './EasyHome.module.css';

/** What the visitor has planned next, on whichever day, with the plate of its hall; else the way to the sessions. */
export function EasySchedule() {
  const { t } = useTranslation('easyHome');
  const exhibitionId = useExhibitionId();
  const entry = entryAhead(useOwnEntries(), useFairNow());
  const hasPlans = useRemembered().length > 0;
  return (
    <Card title={t('schedule')}>
      {entry === undefined ? <p className={css['text']}>{t('nothingAhead')}</p> : <Ahead entry={entry} />}
      <LinkButton kind="secondary" to={hasPlans ? agendaPath(exhibitionId) : conferencesPath(exhibitionId)}>
        {t(hasPlans ? 'wholeSchedule' : 'toProgramme')}
      </LinkButton>
    </Card>
  );
}

function Ahead({ entry }: { readonly entry: AgendaEntry }) {
  const { t, i18n } = useTranslation('easyHome');
  const language = languageOf(i18n.language);
  const { title, placeName, path, startMs } = entry;
  const place = localize(placeName, language);
  const hall = useHallSigns(place !== '').ofPlace(place);
  return (
    <AppLink className={css['ahead']} to={path}>
      <HallSign hall={hall} size={64} isSaidBeside />
      <span className={css['aheadWords']}>
        <span className={css['text']}>
          {t('comesNext')} {formatVenueMoment(startMs, 'dayTime', language)}
        </span>
        <strong className={css['title']} lang={otherLanguage(title, language)}>
          {localize(title, language)}
        </strong>
        {place !== '' && <span lang={otherLanguage(placeName, language)}>{place}</span>}
      </span>
    </AppLink>
  );
}
