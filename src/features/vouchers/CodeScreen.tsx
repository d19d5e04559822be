import { useOpenQuestions } from '#entities/questionnaire/useOpenQuestions.ts';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Cell } from '#ui/cells/Cell.tsx';
import { useHasTeams } from '#entities/team/useHasTeams.ts';
import { teamsPath } from '#entities/team/rules/teamPaths.ts';
import { voucherListPath } from '#domain/address/paths.ts';
import { readyPath } from '#domain/address/readyPath.ts';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { InterruptedCorrection } from '#entities/registration/correction/InterruptedCorrection.tsx';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import { BarAction } from '#flows/navigation/BarAction.tsx';
import { sameScreenState } from '#flows/navigation/asked/sameScreenState.ts';
import { useSaidOnce } from '#flows/navigation/asked/useSaidOnce.ts';
import { ShareEntry } from '#flows/sharing/ShareEntry.tsx';
import { exhibitionWords } from '#session/visit/exhibitionTexts.ts';
import { languageOf } from '#language/language.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { cardPath } from './deck/cardPath.ts';
import { CardFace } from './deck/CardFace.tsx';
import { Deck } from './deck/Deck.tsx';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { useDeck } from './deck/useDeck.ts';
import { NoVoucher } from './NoVoucher.tsx';
import { ReadyMark } from './ticket/ReadyMark.tsx';
import { Ticket } from './ticket/Ticket.tsx';
import { useCodeScreen } from './useCodeScreen.ts';
import { useShownTicket } from './ticket/useShownTicket.ts';
import { useRefreshedVouchers } from './useRefreshedVouchers.ts';
import { StartPass } from './StartPass.tsx';
import styles from './ticket/ticket.module.css';

const noCards: readonly Card[] = [];

/** Opened from the home screen it may lead elsewhere. */
export default function CodeScreen() {
  const [query] = useSearchParams();
  return query.get('start') === '1' ? <StartPass /> : <Codes />;
}

/** The code that opens the gate: QR, barcode, and the number to read out. It needs no network. */
function Codes() {
  const { t, i18n } = useTranslation('vouchers');
  const isNew = useSaidOnce('new') === '1';
  const deck = useDeck();
  const choose = useChoice();
  useRefreshedVouchers(peopleOf(deck?.cards ?? noCards));
  useCodeScreen('ticket-screen', deck?.card.voucher.exhibitionId);
  useShownTicket(deck?.card.voucher);
  if (deck === undefined) return <NoVoucher />;

  const { cards, at, card } = deck;
  const { exhibitionId } = card.voucher;
  const { name } = exhibitionWords(card.voucher, languageOf(i18n.language));
  return (
    <>
      {isNew && <ReadyMark />}
      <PageHeading lead={name}>{isNew ? t('codeReady') : t('codeTitle')}</PageHeading>
      {isNew && (
        <Notice kind="success" live>
          {t('codeReadyText')}
        </Notice>
      )}
      {card.members === undefined && <MissingProof pass={card.voucher} />}
      <Ticket card={card}>
        {cards.length === 1 ? <CardFace card={card} /> : <Deck cards={cards} at={at} onChoose={choose} />}
      </Ticket>
      {card.members === undefined && <InterruptedCorrection pass={card.voucher} />}
      <ShareEntry
        exhibitionId={exhibitionId}
        renderControl={(open, isComing) => (
          <BarAction>
            <button
              className={styles.share}
              type="button"
              aria-label={t('invite')}
              aria-busy={isComing || undefined}
              onClick={open}
            >
              <Icon name="share" />
            </button>
          </BarAction>
        )}
      />
      <MoreLinks
        exhibitionId={exhibitionId}
        voucherId={card.members === undefined ? card.voucher.recordId : undefined}
      />
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

interface MoreLinksProps {
  readonly exhibitionId: string;
  /** Of the person in sight; undefined for a group. */
  readonly voucherId: string | undefined;
}

/** Where one can go from the ticket. */
function MoreLinks({ exhibitionId, voucherId }: MoreLinksProps) {
  const { t } = useTranslation('vouchers');
  const questions = useOpenQuestions(exhibitionId);
  const hasTeams = useHasTeams(exhibitionId);
  return (
    <CellGroup>
      <Cell icon={<Icon name="check" />} title={t('gate')} to={readyPath(voucherId)} />
      {questions !== undefined && (
        <Cell icon={<Icon name="questionnaire" />} title={t('questions')} to={questions} />
      )}
      {hasTeams && <Cell icon={<Icon name="team" />} title={t('teams')} to={teamsPath(exhibitionId)} />}
      <Cell icon={<Icon name="card" />} title={t('myCard')} to={myCardPath(exhibitionId)} />
      <Cell icon={<Icon name="ticket" />} title={t('all')} to={voucherListPath} />
    </CellGroup>
  );
}
