import { useTranslation } from 'react-i18next';
import { contactOrganiserPath } from '#domain/address/homePaths.ts';
import { AddToCalendar } from '#flows/assist/AddToCalendar.tsx';
import { calendarLines } from '#entities/programme/rules/calendarLines.ts';
import type { Session } from '#entities/programme/rules/session.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import cellStyles from '#ui/cells/cell.module.css';
import { Icon } from '#ui/icons/Icon.tsx';
import { localize } from '#ui/text/localize.ts';

interface SessionExtrasProps {
  readonly session: Session;
}

const dayMs = 86_400_000;

export function SessionExtras({ session }: SessionExtrasProps) {
  const { t, i18n } = useTranslation('conferences');
  const exhibitionId = useExhibitionId();
  const language = languageOf(i18n.language);
  const { times } = session;
  const title = localize(session.title, language);
  const askPath = `${contactOrganiserPath(exhibitionId)}?about=${encodeURIComponent(title)}`;
  return (
    <CellGroup>
      {times !== undefined && (
        <li>
          <AddToCalendar
            className={`${cellStyles.cell} ${cellStyles['cell--acts']}`}
            uid={session.id}
            title={title}
            place={localize(session.place, language)}
            startMs={times.startMs}
            endMs={times.isDayOnly ? times.startMs + dayMs : times.endMs}
            isWholeDays={times.isDayOnly}
            lines={calendarLines(session)}
          >
            <span className={cellStyles.icon} aria-hidden="true">
              <Icon name="addToCalendar" />
            </span>
            {t('toCalendar')}
          </AddToCalendar>
        </li>
      )}
      <Cell icon={<Icon name="email" />} title={t('ask')} to={askPath} />
    </CellGroup>
  );
}
