import { type ReactNode, useEffect, useId, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import type { Country } from '../../domain/country/countryTable.ts';
import { ModalBox } from '../ModalBox.tsx';
import { textIn } from '../textIn.ts';
import { useSpeech } from '../useSpeech.ts';
import { CountryList } from './CountryList.tsx';
import { Flag } from './Flag.tsx';
import { listHeightAt, type PickerLook, pickerLookAt, pickerMeasures } from './pickerMeasures.ts';
import type { Countries } from './useCountries.ts';
import '../textInput.css';
import './country.css';

export interface CountryPickerProps {
  /** Of the button that opens the list. */
  readonly id: string;
  /** The ids of what the button asks for; its own words are read after them. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly countries: Countries;
  readonly chosen: Country | undefined;
  /** Stands where nothing of the table is chosen: the letters of an earlier answer. */
  readonly unknown?: string;
  readonly withDialCode?: boolean;
  readonly onChoose: (country: Country) => void;
  readonly onBlur: () => void;
}

type Phase = { readonly at: 'closed' } | { readonly at: 'open' | 'leaving'; readonly look: PickerLook };

/** A button that says the country, and the list behind it: below the button where there is room, else over the page. */
export function CountryPicker(props: CountryPickerProps) {
  const { id, labelledBy, describedBy, invalid, countries, chosen, unknown = '', withDialCode } = props;
  const { language, words } = useSpeech();
  const [phase, setPhase] = useState<Phase>({ at: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const popover = useRef<HTMLDivElement>(null);
  const isOpen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  useEffect(() => {
    // Below a field at the foot of the window nobody would see it. jsdom cannot scroll.
    if (phase.at === 'open') popover.current?.scrollIntoView?.({ block: 'nearest' });
  }, [phase]);

  function open() {
    clearTimeout(timer.current);
    // Safari does not focus a button that is tapped, and the list gives the focus back to who had it.
    button.current?.focus();
    isOpen.current = true;
    setPhase({ at: 'open', look: pickerLookAt(window.innerWidth) });
  }

  function leave(look: PickerLook, focusBack: boolean) {
    if (!isOpen.current) return;
    isOpen.current = false;
    setPhase({ at: 'leaving', look });
    if (focusBack) button.current?.focus();
    else props.onBlur();
    timer.current = setTimeout(() => setPhase({ at: 'closed' }), pickerMeasures.hideMs[look]);
  }

  function list(look: PickerLook) {
    return (
      <CountryList
        countries={countries}
        chosen={chosen}
        look={look}
        heightPx={listHeightAt(window.innerWidth)}
        onChoose={(country) => {
          props.onChoose(country);
          leave(look, true);
        }}
        onLeave={(focusBack) => leave(look, focusBack)}
      />
    );
  }

  const name = chosen === undefined ? unknown : textIn(chosen, language);
  return (
    <div className="x-country">
      <button
        type="button"
        className="x-input x-input--choice x-country__button"
        id={id}
        ref={button}
        aria-haspopup="dialog"
        aria-expanded={phase.at === 'open'}
        aria-labelledby={`${labelledBy} ${id}`}
        aria-describedby={describedBy}
        data-invalid={invalid || undefined}
        onClick={() => (phase.at === 'open' ? leave(phase.look, true) : open())}
        onBlur={() => {
          if (!isOpen.current) props.onBlur();
        }}
      >
        {chosen !== undefined && <Flag iso2={chosen.iso2} table={countries.table} />}
        {name === '' ? words('choose') : name}
        {withDialCode && chosen !== undefined && ` +${chosen.dialCode}`}
      </button>
      {phase.at !== 'closed' && phase.look === 'popover' && (
        <div
          className="x-country__popover"
          ref={popover}
          style={{ width: pickerMeasures.popoverWidthPx, ...leavingStyle(phase) }}
          role="dialog"
          aria-label={words('chooseCountry')}
        >
          {list(phase.look)}
        </div>
      )}
      {phase.at !== 'closed' &&
        phase.look === 'modal' &&
        createPortal(
          <div className="x-country__modal" style={leavingStyle(phase)}>
            <CountryModal onLeave={() => leave('modal', true)}>{list(phase.look)}</CountryModal>
          </div>,
          document.body,
        )}
    </div>
  );
}

/** On its way out it fades and takes no taps any more. */
function leavingStyle(phase: Exclude<Phase, { at: 'closed' }>) {
  if (phase.at === 'open') return {};
  const fade = `opacity ${pickerMeasures.hideMs[phase.look]}ms`;
  return { opacity: 0, transition: fade, pointerEvents: 'none' } as const;
}

interface CountryModalProps {
  readonly onLeave: () => void;
  readonly children: ReactNode;
}

function CountryModal({ onLeave, children }: CountryModalProps) {
  const { words } = useSpeech();
  const id = useId();
  return (
    <ModalBox labelledBy={id} onLeave={onLeave}>
      <div className="x-country__bar">
        <h2 className="x-country__title" id={id}>
          {words('chooseCountry')}
        </h2>
        <button type="button" className="x-country__close" onClick={onLeave}>
          {words('close')}
        </button>
      </div>
      {children}
    </ModalBox>
  );
}
