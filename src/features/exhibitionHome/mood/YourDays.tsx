import { useTranslation } from 'react-i18next';
import { agendaPath, livesPath } from '#domain/address/homePaths.ts';
import { tripReportPath } from '#domain/address/tripReportPath.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { countDays } from '#domain/exhibition/exhibitionPhase.ts';
import { appointmentsPath } from '#entities/appointment/rules/appointmentPaths.ts';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import { useCards } from '#entities/card/useCards.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import { ordersPath } from '#entities/order/rules/orderPaths.ts';
import { isOff } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import { useOpenQuestions } from '#entities/questionnaire/useOpenQuestions.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Count } from '#ui/values/Count.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './YourDays.module.css';

/** What has become of a visit, from what this phone keeps, and what is still to be seen or answered. */
export function YourDays({ exhibition }: { readonly exhibition: Exhibition }) {
  const visitorId = useOwnVisitorId();
  return visitorId === undefined ? null : <Days exhibition={exhibition} visitorId={visitorId} />;
}

interface DaysProps {
  readonly exhibition: Exhibition;
  readonly visitorId: string;
}

function Days({ exhibition, visitorId }: DaysProps) {
  const { t } = useTranslation('exhibitionHome');
  const exhibitionId = useExhibitionId();
  const days = countDays(exhibition.StartTime, exhibition.EndTime);
  const questions = useOpenQuestions(exhibitionId);
  const counts = useCounts(visitorId);
  return (
    <>
      <section className={css['days']} aria-label={days > 1 ? t('yourDays', { days }) : t('yourDay')}>
        <h2 className={css['title']}>{days > 1 ? t('yourDays', { days }) : t('yourDay')}</h2>
        <ul className={css['counts']}>
          {counts.map(({ key, count, to }) => (
            <li className={css['count']} key={key}>
              <AppLink className={css['link']} to={to}>
                <strong className={css['number']}>
                  <Count count={count} />
                </strong>
                <span>{t(key)}</span>
              </AppLink>
            </li>
          ))}
        </ul>
      </section>
      <CellGroup>
        <Cell icon={<Icon name="file" />} title={t('tripReport')} to={tripReportPath(exhibitionId)} />
        <Cell
          icon={<Icon name="live" />}
          title={t('replays')}
          to={`${livesPath(exhibitionId)}?state=replay`}
        />
        <Cell icon={<Icon name="order" />} title={t('orders')} to={ordersPath(exhibitionId)} />
        {questions !== undefined && (
          <Cell icon={<Icon name="questionnaire" />} title={t('questions')} to={questions} />
        )}
      </CellGroup>
    </>
  );
}

/** Meetings and sessions that were planned, and not called off, until now. */
function useCounts(visitorId: string) {
  const exhibitionId = useExhibitionId();
  const nowMs = useFairNow();
  const held = useRemembered().filter((entry) => !isOff(entry) && entry.startMs <= nowMs);
  const countOf = (kind: string) => held.filter((entry) => entry.kind === kind).length;
  const cards = useCards({ exhibitionId, visitorId })?.contacts.length ?? 0;
  return [
    { key: 'boothsVisited', count: useVisited().length, to: favouritesPath(exhibitionId) },
    { key: 'meetingsHeld', count: countOf('appointment'), to: appointmentsPath(exhibitionId) },
    { key: 'cardsKept', count: cards, to: cardsPath(exhibitionId) },
    { key: 'sessionsPlanned', count: countOf('conference'), to: agendaPath(exhibitionId) },
  ] as const;
}
