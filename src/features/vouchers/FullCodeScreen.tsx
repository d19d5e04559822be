import { useEffectEvent, useLayoutEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useHref } from 'react-router-dom';
import { useBack } from '#flows/navigation/useBack.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { SpelledCode } from '#ui/codes/SpelledCode.tsx';
import { isPlainTap } from '#ui/controls/isPlainTap.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { cardPath } from './deck/cardPath.ts';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import { useDeck } from './deck/useDeck.ts';
import { NoVoucher } from './NoVoucher.tsx';
import { obstacleOf } from '#entities/voucher/rules/obstacleOf.ts';
import { obstacleTexts } from '#entities/voucher/obstacleTexts.ts';
import { useCodeScreen } from './useCodeScreen.ts';
import styles from './fullCode.module.css';

/** The QR code as wide as the phone allows, for a scanner that is far away or poor. */
export default function FullCodeScreen() {
  const card = useDeck()?.card;
  useCodeScreen('white-screen', card?.voucher.exhibitionId);
  return card === undefined ? <NoVoucher /> : <FullCode card={card} />;
}

/** Back, Escape and a tap anywhere close it. */
function FullCode({ card }: { readonly card: Card }) {
  const nowMs = useFairNow();
  const { t } = useTranslation('vouchers');
  const { code, voucher, members } = card;
  const ofGroup = members !== undefined;
  const obstacle = obstacleOf(card, nowMs);
  const href = useHref(cardPath(card));
  const close = useBack(cardPath(card));
  const closeByKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape') close();
  });
  // Before paint: Escape closes the screen from the moment it is seen.
  useLayoutEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => closeByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  return (
    // The link in it does the same for the keyboard.
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions
    <div
      className={styles.root}
      onClick={(event) => {
        if (!isPlainTap(event)) return;
        event.preventDefault();
        close();
      }}
    >
      <a className={styles.close} href={href} aria-label={t(ofGroup ? 'backToGroupCode' : 'backToCode')}>
        <Icon name="close" />
      </a>
      <PageHeading lead={ofGroup ? t('groupText', { total: members.length }) : undefined}>
        {ofGroup ? t('groupTitle') : voucher.name}
      </PageHeading>
      {obstacle !== undefined && <p className={styles.reason}>{t(obstacleTexts[obstacle])}</p>}
      <section className={styles.pass} aria-label={t(ofGroup ? 'groupTitle' : 'codeTitle')}>
        <CodeView full value={code} label={t(ofGroup ? 'groupQrLabel' : 'qrLabel', { code })} />
        <SpelledCode value={code} />
      </section>
      <p className={styles.tip}>
        <Icon name="brightness" sizeRem={1.125} /> {t('brightness')}
      </p>
    </div>
  );
}
