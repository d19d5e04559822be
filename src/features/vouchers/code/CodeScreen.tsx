import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Voucher } from '../../../device/vouchers/voucher.ts';
import { minePath } from '../../../domain/address/minePaths.ts';
import { groupPath, voucherListPath } from '../../../domain/address/paths.ts';
import { reviewStatus } from '../../../domain/review/reviewStatus.ts';
import { formatVenueTime } from '../../../domain/time/formatVenueTime.ts';
import { InterruptedCorrection } from '../../../flows/correction/InterruptedCorrection.tsx';
import { useOpenQuestions } from '../useOpenQuestions.ts';
import { ShareEntry } from '../../../flows/sharing/ShareEntry.tsx';
import { sameScreenState } from '../../../flows/navigation/sameScreenState.ts';
import { TeamsEntry } from '../../../flows/teams/TeamsEntry.tsx';
import { exhibitionWords } from '../../../flows/vouchers/exhibitionTexts.ts';
import { languageOf } from '../../../language/language.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { LinkButton } from '../../../ui/controls/LinkButton.tsx';
import { Notice } from '../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { cardPath, fullCardPath } from '../deck/cardPath.ts';
import { CardFace } from '../deck/CardFace.tsx';
import { Deck } from '../deck/Deck.tsx';
import type { Card } from '../deck/deckOf.ts';
import { useDeck } from '../deck/useDeck.ts';
import { NoVoucher } from '../NoVoucher.tsx';
import { OfflineNote } from '../OfflineNote.tsx';
import { SavePicture } from '../picture/SavePicture.tsx';
import { useCodeScreen } from '../useCodeScreen.ts';
import { useRefreshedVouchers } from '../useRefreshedVouchers.ts';
import { PassDetails } from './PassDetails.tsx';
import styles from '../vouchers.module.css';

const noCards: readonly Card[] = [];

/** The code that opens the gate: QR, barcode, and the number to read out. It needs no network. */
export default function CodeScreen() {
  const { t, i18n } = useTranslation(['vouchers', 'messages']);
  const [query] = useSearchParams();
  // Kept for as long as the screen is open, so that leafing on does not move the codes.
  const [isNew] = useState(query.get('new') === '1');
  const deck = useDeck();
  const choose = useChoice();
  useRefreshedVouchers(peopleOf(deck?.cards ?? noCards));
  useCodeScreen(deck !== undefined);
  const questions = useOpenQuestions(deck?.card.voucher.exhibitionId);
  if (deck === undefined) return <NoVoucher />;

  const { cards, at, card } = deck;
  const { name } = exhibitionWords(card.voucher, languageOf(i18n.language));
  return (
    <>
      <PageHeading lead={name}>{isNew ? t('codeReady') : t('codeTitle')}</PageHeading>
      {isNew && (
        <Notice kind="success" live>
          {t('codeReadyText')}
        </Notice>
      )}
      <section className={styles.pass} aria-label={t('codeTitle')}>
        {cards.length === 1 ? <CardFace card={card} /> : <Deck cards={cards} at={at} onChoose={choose} />}
        <PassDetails card={card} />
      </section>
      {card.members === undefined && <InterruptedCorrection pass={card.voucher} />}
      {card.members === undefined && <ReviewNotice voucher={card.voucher} />}
      <LinkButton to={fullCardPath(card)}>{t('full')}</LinkButton>
      <SavePicture card={card} />
      {card.members === undefined && (
        <LinkButton kind="secondary" to={minePath(card.voucher.exhibitionId, card.voucher.recordId)}>
          {t('details')}
        </LinkButton>
      )}
      {questions !== undefined && (
        <LinkButton kind="secondary" to={questions}>
          {t('questions')}
        </LinkButton>
      )}
      <TeamsEntry exhibitionId={card.voucher.exhibitionId}>{t('teams')}</TeamsEntry>
      {isNew && currentTraits().offersSeveralPeople && (
        <LinkButton kind="secondary" to={groupPath(card.voucher.exhibitionId)}>
          {t('companions')}
        </LinkButton>
      )}
      {isNew && <ShareEntry exhibitionId={card.voucher.exhibitionId}>{t('invite')}</ShareEntry>}
      <LinkButton kind="secondary" to={voucherListPath}>
        {t('all')}
      </LinkButton>
      <OfflineNote />
      <p className={styles.saved}>{t('savedAt', { time: formatVenueTime(oldestOf(card)) })}</p>
    </>
  );
}

const peopleOf = (cards: readonly Card[]) =>
  cards.filter(({ members }) => members === undefined).map(({ voucher }) => voucher);

/** Names the card in sight in the address, so that everything else is about it; leafing leaves nothing to go back through. */
function useChoice() {
  const navigate = useNavigate();
  return (card: Card) => void navigate(cardPath(card), { replace: true, state: sameScreenState });
}

/** What stands on a group's card is as old as the oldest of it. */
function oldestOf({ voucher, members }: Card): number {
  return Math.min(...(members ?? [voucher]).map(({ savedAtMs }) => savedAtMs));
}

function ReviewNotice({ voucher }: { readonly voucher: Voucher }) {
  const { t } = useTranslation('vouchers');
  const review = reviewStatus(voucher.approveState);
  if (review === 'toBeReviewed') return <Notice kind="info">{t('toBeReviewedText')}</Notice>;
  return review === 'declined' ? <Notice kind="warn">{t('declinedText')}</Notice> : null;
}
