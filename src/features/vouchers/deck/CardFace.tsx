import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { SpelledCode } from '#ui/codes/SpelledCode.tsx';
import { ReviewState } from '#entities/voucher/ReviewState.tsx';
import { HolderDetails } from '#entities/voucher/HolderDetails.tsx';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { obstacleTexts } from '#entities/voucher/obstacleTexts.ts';
import { fullCardPath } from './cardPath.ts';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { GroupTitle } from './GroupTitle.tsx';
import vouchersStyles from '../vouchers.module.css';
import codeStyles from '#ui/codes/code.module.css';
import deckStyles from './deck.module.css';
import ticketStyles from '../ticket/ticket.module.css';

export interface CardFaceProps {
  readonly card: Card;
  /** False for a card that is far out of sight: it keeps its place, and its codes are drawn when they come near. */
  readonly isDrawn?: boolean;
}

/** Whose code it is, and the code itself. Nothing here has the focus: it may be out of sight. */
export function CardFace({ card, isDrawn = true }: CardFaceProps) {
  const { code, voucher, members } = card;
  return (
    <>
      <div className={ticketStyles.head}>
        {members === undefined ? (
          <>
            <p className={vouchersStyles.holder}>
              <strong>{voucher.name}</strong>
              <ReviewState approveState={voucher.approveState} />
            </p>
            <HolderDetails voucher={voucher} />
          </>
        ) : (
          <GroupTitle members={members} />
        )}
      </div>
      <div className={ticketStyles.cut} aria-hidden="true" />
      {isDrawn ? <ShownCode card={card} /> : <div className={`${codeStyles.root} ${deckStyles.blank}`} />}
      <SpelledCode value={code} />
    </>
  );
}

/** Dimmed behind its reason while it is not valid; one tap shows it all the same, as the phone may know less than the gate. */
function ShownCode({ card }: Pick<CardFaceProps, 'card'>) {
  const nowMs = useFairNow();
  const { t } = useTranslation('vouchers');
  const navigate = useNavigate();
  const { code, members } = card;
  const obstacle = obstacleOf(card, nowMs);
  return (
    // The link below the code does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={obstacle === undefined ? ticketStyles.code : `${ticketStyles.code} ${ticketStyles.dimmed}`}
      onClick={() => void navigate(fullCardPath(card))}
    >
      <CodeView value={code} label={t(members === undefined ? 'qrLabel' : 'groupQrLabel', { code })} />
      {obstacle !== undefined && <p className={ticketStyles.reason}>{t(obstacleTexts[obstacle])}</p>}
    </div>
  );
}
