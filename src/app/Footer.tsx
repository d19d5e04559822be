import { type TouchEvent, useRef, useState } from 'react';
import { useFirstWords } from '../language/firstWords.ts';
import './footer.css';

const appVersion = '1.1.0';
/** However far the visitor drags, the footer grows no higher. */
const footerPullLimitPx = 250;

/** Dragging upward draws the footer out; letting go lets it fall back. */
export function Footer() {
  const { t } = useFirstWords('shell');
  const startY = useRef<number | undefined>(undefined);
  const [pulledPx, setPulledPx] = useState(0);

  function begin(event: TouchEvent) {
    startY.current = event.touches[0]?.clientY;
  }
  function pull(event: TouchEvent) {
    const y = event.touches[0]?.clientY;
    if (startY.current === undefined || y === undefined) return;
    setPulledPx(Math.max(0, Math.min(footerPullLimitPx, startY.current - y)));
  }
  function release() {
    startY.current = undefined;
    setPulledPx(0);
  }

  return (
    <footer
      className="a-footer"
      onTouchStart={begin}
      onTouchMove={pull}
      onTouchEnd={release}
      onTouchCancel={release}
    >
      <p className="a-footer__credit">
        <span>{t('credit')}</span> <span>{t('version', { version: appVersion })}</span>
      </p>
      <div className="a-footer__more" style={{ height: pulledPx }} aria-hidden={pulledPx === 0}>
        <p>{t('footerMore')}</p>
      </div>
    </footer>
  );
}
