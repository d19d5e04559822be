import { useTranslation } from 'react-i18next';
import { untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import type { TimelineBlock } from '#entities/programme/rules/agenda/timeline.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { localize } from '#ui/text/localize.ts';
import { otherLanguage } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './DayTimeline.module.css';

export type BlockLook = 'plain' | 'clash' | 'off';

interface TimelineEntryProps {
  readonly block: TimelineBlock;
  /** Its distance from the first hour, as CSS writes it. */
  readonly top: string;
  readonly heightRem: number;
  readonly look: BlockLook;
}

/** Of a line of text, and of what is around the lines. */
const lineRem = 1.06;
const aroundRem = 0.7;
const roomForEnd = 2;

/** An entry on the scale of a day, with as many whole lines as it has room for. */
export function TimelineEntry({ block, top, heightRem, look }: TimelineEntryProps) {
  const { t, i18n } = useTranslation('agenda');
  const language = languageOf(i18n.language);
  const { entry, lane, lanes } = block;
  const lines = Math.floor((heightRem - aroundRem) / lineRem) - 1;
  const place = lines > 2 ? localize(entry.placeName, language) : '';
  const titleLines = Math.max(1, place === '' ? lines : lines - 1);
  const end = formatVenueMoment(untilMs(entry), 'time', language);
  return (
    <li
      className={css['block']}
      style={{ top, height: `${heightRem}rem`, left: `${(lane / lanes) * 100}%`, width: `${100 / lanes}%` }}
    >
      <AppLink className={`${css['link']} ${css[`link--${look}`]}`} to={entry.path}>
        <span className={css['line']}>
          {formatVenueMoment(entry.startMs, 'time', language)}
          <span className={lanes > roomForEnd ? 'x-hidden' : undefined}>–{end}</span>
        </span>
        <span
          className={css['title']}
          style={{ WebkitLineClamp: titleLines }}
          lang={otherLanguage(entry.title, language)}
        >
          {localize(entry.title, language)}
        </span>
        {place !== '' && (
          <span className={css['line']} lang={otherLanguage(entry.placeName, language)}>
            {place}
          </span>
        )}
        <span className="x-hidden">
          {entry.isGone || entry.isCancelled
            ? t('gone')
            : entry.isUndated
              ? t('undated')
              : t(`kind_${entry.kind}`)}
        </span>
      </AppLink>
    </li>
  );
}
