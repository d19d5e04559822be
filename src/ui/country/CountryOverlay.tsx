import { type ReactNode, useEffect, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { Country } from '#domain/country/countryTable.ts';
import { ModalBox } from '../overlay/ModalBox.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { CountryList } from './CountryList.tsx';
import { listHeightAt, type PickerLook, pickerMeasures } from './pickerMeasures.ts';
import styles from './country.module.css';

export interface CountryOverlayProps {
  readonly look: PickerLook;
  readonly isLeaving: boolean;
  readonly table: readonly Country[];
  readonly chosen: Country | undefined;
  readonly onChoose: (country: Country) => void;
  /** `focusBack` unless the focus has moved elsewhere. */
  readonly onLeave: (focusBack: boolean) => void;
}

export function CountryOverlay(props: CountryOverlayProps) {
  const { look, isLeaving, onLeave } = props;
  const { words } = useFieldTexts();
  const popover = useRef<HTMLDivElement>(null);
  // Takes no taps while it fades out.
  const fade = `opacity ${pickerMeasures.hideMs[look]}ms`;
  const leaving = isLeaving ? ({ opacity: 0, transition: fade, pointerEvents: 'none' } as const) : {};
  const list = <CountryList {...props} heightPx={listHeightAt(window.innerWidth)} />;

  useEffect(() => {
    // It would be out of sight below a field at the bottom. jsdom cannot scroll.
    popover.current?.scrollIntoView?.({ block: 'nearest' });
  }, []);

  if (look === 'modal')
    return createPortal(
      <div className={styles.modal} style={leaving}>
        <CountryModal onLeave={() => onLeave(true)}>{list}</CountryModal>
      </div>,
      document.body,
    );
  return (
    <div
      className={styles.popover}
      ref={popover}
      style={{ width: pickerMeasures.popoverWidthPx, ...leaving }}
      role="dialog"
      aria-label={words('chooseCountry')}
    >
      {list}
    </div>
  );
}

interface CountryModalProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function CountryModal({ onLeave, children }: CountryModalProps) {
  const { words } = useFieldTexts();
  const id = useId();
  return (
    <ModalBox labelledBy={id} onLeave={onLeave}>
      <div className={styles.bar}>
        <h2 className={styles.title} id={id}>
          {words('chooseCountry')}
        </h2>
        <button type="button" className={styles.close} onClick={onLeave}>
          {words('close')}
        </button>
      </div>
      {children}
    </ModalBox>
  );
}
