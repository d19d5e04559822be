import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#host/copyText.ts';
import { BarcodeView } from '#ui/codes/BarcodeView.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import type { Card } from '#entities/voucher/rules/deckOf.ts';
import styles from './ticket.module.css';

/** In the pass of the boot script, until this one takes its place. */
const wasOpened = () => document.querySelector('#boot details[open]') !== null;

/** For a scanner that reads no QR code, and for typing the number in somewhere. */
export function BarcodeSection({ card: { code, members } }: { readonly card: Card }) {
  const { t } = useTranslation(['vouchers', 'messages']);
  const [isOpen, setIsOpen] = useState(wasOpened);
  const id = useId();
  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(code, { document, clipboard: navigator.clipboard });
    renderToast(t(isCopied ? 'copyDone' : 'copyFailed', { ns: 'messages' }));
  }
  const label = t(members === undefined ? 'barcodeLabel' : 'groupBarcodeLabel', { code });
  return (
    <div className={styles.barcode}>
      <button
        className={styles.disclosure}
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <span>{t('barcode')}</span>
        <span className={isOpen ? styles.turned : undefined}>
          <Icon name="open" sizeRem={1.25} />
        </span>
      </button>
      <div id={id}>
        {isOpen && (
          <>
            <BarcodeView value={code} label={label} />
            <Button kind="quiet" onClick={() => void copy()}>
              {t('copy')}
            </Button>
          </>
        )}
      </div>
    </div>
  );
}
