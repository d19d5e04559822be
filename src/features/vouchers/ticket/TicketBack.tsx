import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useRememberedQuery } from '#data/queries/useRememberedQuery.ts';
import { editCardPath, cardLinkPath } from '#entities/card/rules/cardPaths.ts';
import type { BusinessCard } from '#entities/card/rules/businessCard.ts';
import { useNoteShown } from '#entities/card/given/useNoteShown.ts';
import { writeCard } from '#entities/card/rules/formats/cardPayload.ts';
import { givenCardOf } from '#entities/card/rules/ownCard.ts';
import { useOwnCard } from '#entities/card/useOwnCard.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { favouritesPath } from '#entities/favourite/rules/favouritesPath.ts';
import { markedOf } from '#entities/favourite/rules/markLedger.ts';
import { sortByPlace } from '#entities/favourite/rules/sortByPlace.ts';
import { useLedger } from '#entities/favourite/useMark.ts';
import { useVisited } from '#entities/favourite/visited/useVisited.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { isOff, untilMs } from '#entities/programme/rules/agenda/agendaEntry.ts';
import { useRemembered } from '#entities/programme/schedule/useRemembered.ts';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { ExhibitionIdProvider, useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { languageOf } from '#language/language.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import css from './ticketBack.module.css';

const mostBooths = 6;

/** What its holder looks for between two gates: the next booths of the route, the next meeting, the own card. From what is kept. */
export const TicketBack = ({ voucher }: { readonly voucher: Voucher }) => (
  <ExhibitionIdProvider value={voucher.exhibitionId}>
    <div className={css['face']}>
      <RouteAhead />
      <NextMeeting />
      <OwnCardCode owner={voucher} />
    </div>
  </ExhibitionIdProvider>
);

function RouteAhead() {
  const { t, i18n } = useTranslation('vouchers');
  const language = languageOf(i18n.language);
  const exhibitionId = useExhibitionId();
  const ledger = useLedger();
  const visited = useVisited();
  const { content: halls = [] } = useRememberedQuery('halls', hallsQuery(exhibitionId));
  const marks = ledger === undefined ? [] : markedOf(ledger, 'exhibitor');
  const ahead = sortByPlace(
    marks.filter(({ id }) => !visited.includes(id)),
    halls.map(({ RecordId }) => RecordId),
  );
  return (
    <section className={css['part']}>
      <h2 className={css['title']}>{t('backRoute')}</h2>
      {ahead.length === 0 && <p className={css['none']}>{t('backNoRoute')}</p>}
      <ol className={css['booths']}>
        {ahead.slice(0, mostBooths).map(({ id, summary }) => (
          <li key={id}>
            <AppLink className={css['booth']} to={exhibitorPath(exhibitionId, id)}>
              <span className={css['plate']}>{summary?.boothNo || '–'}</span>
              <span className={css['name']}>{organiserText(summary?.name, language)}</span>
            </AppLink>
          </li>
        ))}
      </ol>
      {ahead.length > mostBooths && (
        <AppLink className={css['more']} to={favouritesPath(exhibitionId)}>
          {t('backWhole')}
        </AppLink>
      )}
    </section>
  );
}

function NextMeeting() {
  const { t, i18n } = useTranslation('vouchers');
  const language = languageOf(i18n.language);
  const nowMs = useFairNow();
  const [next] = useRemembered()
    .filter((entry) => entry.kind === 'appointment' && !isOff(entry) && untilMs(entry) > nowMs)
    .sort((one, other) => one.startMs - other.startMs);
  return (
    <section className={css['part']}>
      <h2 className={css['title']}>{t('backMeeting')}</h2>
      {next === undefined ? (
        <p className={css['none']}>{t('backNoMeeting')}</p>
      ) : (
        <AppLink className={css['booth']} to={next.path}>
          <span className={css['name']}>
            <strong>{formatVenueMoment(next.startMs, 'nearTime', language)}</strong>{' '}
            {organiserText(next.title, language)}
            <span className={css['place']}>{organiserText(next.placeName, language)}</span>
          </span>
        </AppLink>
      )}
    </section>
  );
}

function OwnCardCode({ owner: { exhibitionId, visitorId } }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('vouchers');
  const owner = useMemo(() => ({ exhibitionId, visitorId }), [exhibitionId, visitorId]);
  const own = useOwnCard(owner);
  const card = useMemo(() => own && givenCardOf(own, visitorId), [own, visitorId]);
  if (card === undefined) return null;
  return (
    <section className={css['part']}>
      <h2 className={css['title']}>{t('backCard')}</h2>
      {card.texts.name === '' ? (
        <AppLink className={css['more']} to={editCardPath(exhibitionId)}>
          {t('backNoCard')}
        </AppLink>
      ) : (
        <CardLinkCode owner={owner} card={card} />
      )}
    </section>
  );
}

interface CardLinkCodeProps {
  readonly owner: MessageOwner;
  readonly card: BusinessCard;
}

/** Showing it is giving it, as on the page of the card. */
function CardLinkCode({ owner, card }: CardLinkCodeProps) {
  const { t } = useTranslation('vouchers');
  useNoteShown(owner, card, 'link');
  const { payload } = useMemo(() => writeCard(card), [card]);
  return (
    <div className={css['code']}>
      <CodeView
        value={window.location.origin + cardLinkPath(owner.exhibitionId, payload)}
        label={t('backCardCode', { name: card.texts.name })}
      />
    </div>
  );
}
