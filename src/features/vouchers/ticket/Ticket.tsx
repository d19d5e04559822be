import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { minePath } from '#domain/address/minePaths.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { exhibitionTexts, exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { languageOf } from '#language/language.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { announce } from '#ui/overlay/announce.ts';
import { fullCardPath } from '../deck/cardPath.ts';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { GroupMembers } from '../deck/GroupMembers.tsx';
import { OfflineNote } from '../OfflineNote.tsx';
import { BarcodeSection } from './BarcodeSection.tsx';
import { Cover } from './Cover.tsx';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { TicketActions } from './TicketActions.tsx';
import { TicketBack } from './TicketBack.tsx';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from './ticket.module.css';
import css from './ticketBack.module.css';

export interface TicketProps {
  /** What the lower part is about. */
  readonly card: Card;
  /** Name and code: of this card, or a deck of several. */
  readonly children: ReactNode;
}

/** A pass as a ticket: cover, whose it is, the code, when and where, and what one can do with it. That of who acts has a back. */
export function Ticket({ card, children }: TicketProps) {
  const { t } = useTranslation('vouchers');
  const { voucher, members } = card;
  const own = useOwnVoucherAt(voucher.exhibitionId);
  const [turned, setTurned] = useState<string>();
  // Another card of the deck shows its front.
  const isTurned = turned === card.key;
  // The back is about who acts: nothing of it belongs to another card.
  const hasBack = members === undefined && own?.recordId === voucher.recordId;
  function turn() {
    setTurned(isTurned ? '' : card.key);
    announce(t(isTurned ? 'codeTitle' : 'backTitle'));
  }
  return (
    <section
      className={
        turned === undefined ? styles.pass : `${styles.pass} ${isTurned ? css['back'] : css['front']}`
      }
      aria-label={t(isTurned ? 'backTitle' : 'codeTitle')}
    >
      <Cover voucher={voucher} />
      {hasBack && (
        <button className={css['turn']} type="button" onClick={turn}>
          {t(isTurned ? 'front' : 'back')}
        </button>
      )}
      {hasBack && isTurned ? <TicketBack voucher={voucher} /> : <Front card={card}>{children}</Front>}
    </section>
  );
}

function Front({ card, children }: TicketProps) {
  const nowMs = useFairNow();
  const { t } = useTranslation('vouchers');
  const moment = useMomentText();
  const { voucher, members } = card;
  const canComplete = members === undefined && obstacleOf(card, nowMs) === 'declined';
  return (
    <>
      {children}
      <div className={styles.below}>
        <BarcodeSection key={card.key} card={card} />
        {canComplete && (
          <LinkButton to={minePath(voucher.exhibitionId, voucher.recordId)}>{t('complete')}</LinkButton>
        )}
        <div className={styles.hints}>
          <AppLink className={styles.full} to={fullCardPath(card)}>
            <Icon name="brightness" sizeRem={1.125} />
            <span>{t('full')}</span>
          </AppLink>
          <OfflineNote />
        </div>
        {members !== undefined && <GroupMembers members={members} />}
        <WhenAndWhere card={card} />
        <TicketActions card={card} />
        <p className={styles.saved}>{t('savedAt', { time: moment(oldestOf(card), 'nearTime') })}</p>
      </div>
    </>
  );
}

function WhenAndWhere({ card: { voucher } }: Pick<TicketProps, 'card'>) {
  const { t, i18n } = useTranslation('vouchers');
  const { dates, hours, place } = exhibitionTexts(voucher, languageOf(i18n.language));
  const words = exhibitionWords(voucher, languageOf(i18n.language));
  if (dates === '' && place === '') return null;
  return (
    <dl className={styles.facts}>
      {dates !== '' && (
        <div>
          <dt>{t('date')}</dt>
          <dd>
            {dates}
            {hours !== '' && <span className={styles.hours}>{hours}</span>}
          </dd>
        </div>
      )}
      {place !== '' && (
        <div>
          <dt>{t('place')}</dt>
          <dd>{words.place}</dd>
        </div>
      )}
    </dl>
  );
}

/** What stands on a group's card is as old as the oldest of it. */
function oldestOf({ voucher, members }: Card): number {
  return Math.min(...(members ?? [voucher]).map(({ savedAtMs }) => savedAtMs));
}
