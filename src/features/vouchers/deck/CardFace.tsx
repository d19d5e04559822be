import { useTranslation } from 'react-i18next';
import { BarcodeView } from '../../../ui/codes/BarcodeView.tsx';
import { CodeView } from '../../../ui/codes/CodeView.tsx';
import { SpelledCode } from '../../../ui/codes/SpelledCode.tsx';
import { ReviewState } from '../ReviewState.tsx';
import type { Card } from './deckOf.ts';
import { GroupTitle } from './GroupTitle.tsx';
import vouchersStyles from '../vouchers.module.css';
import codeStyles from '../../../ui/codes/code.module.css';
import deckStyles from './deck.module.css';

export interface CardFaceProps {
  readonly card: Card;
  /** False for a card that is far out of sight: it keeps its place, and its codes are drawn when they come near. */
  readonly isDrawn?: boolean;
}

/** Whose code it is, and the code itself. Nothing here can be tapped: it may be out of sight. */
export function CardFace({ card, isDrawn = true }: CardFaceProps) {
  const { t } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const ofGroup = members !== undefined;
  return (
    <>
      {ofGroup ? (
        <GroupTitle members={members} />
      ) : (
        <p className={vouchersStyles.holder}>
          <strong>{voucher.name}</strong>
          <ReviewState approveState={voucher.approveState} />
        </p>
      )}
      {isDrawn ? (
        <>
          <CodeView value={code} label={t(ofGroup ? 'groupQrLabel' : 'qrLabel', { code })} />
          <BarcodeView value={code} label={t(ofGroup ? 'groupBarcodeLabel' : 'barcodeLabel', { code })} />
        </>
      ) : (
        <>
          <div className={`${codeStyles.root} ${deckStyles.blank}`} />
          <div
            className={`${codeStyles.root} ${codeStyles['root--bars']} ${deckStyles.blank} ${deckStyles['blank--bars']}`}
          />
        </>
      )}
      <SpelledCode value={code} />
    </>
  );
}
