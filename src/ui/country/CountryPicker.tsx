import { useEffect, useRef, useState } from 'react';
import type { Country } from '#domain/country/countryTable.ts';
import { localize } from '../text/localize.ts';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { Flag } from './Flag.tsx';
import { type PickerLook, pickerLookAt, pickerMeasures } from './pickerMeasures.ts';
import type { Countries } from './useCountries.ts';
import { PickerButton } from '../forms/PickerButton.tsx';
import countryStyles from './country.module.css';

export interface CountryPickerProps {
  readonly id: string;
  /** Ids of the question's texts; the button's text is read after them. */
  readonly labelledBy: string;
  readonly describedBy: string | undefined;
  readonly invalid: boolean;
  readonly countries: Countries;
  readonly chosen: Country | undefined;
  /** Shown where no country of the table is chosen: the letters of an earlier answer. */
  readonly unknown?: string;
  readonly withDialCode?: boolean;
  readonly onChoose: (country: Country) => void;
  readonly onBlur: () => void;
}

type Phase = { readonly at: 'closed' } | { readonly at: 'open' | 'leaving'; readonly look: PickerLook };

export function CountryPicker(props: CountryPickerProps) {
  const { id, labelledBy, describedBy, invalid, countries, chosen, unknown = '', withDialCode } = props;
  const { language, words } = useFieldTexts();
  const { phase, button, isOpen, open, leave } = usePickerPhase(countries, props.onBlur);

  const { Overlay } = countries;
  const name = chosen === undefined ? unknown : localize(chosen, language);
  return (
    <div className={countryStyles.root}>
      <PickerButton
        {...{ id, labelledBy, describedBy, invalid }}
        ref={button}
        isOpen={phase.at === 'open'}
        onOpen={() => (phase.at === 'open' ? leave(phase.look, true) : open())}
        onBlur={() => {
          if (!isOpen.current) props.onBlur();
        }}
      >
        {chosen !== undefined && <Flag iso2={chosen.iso2} table={countries.table} />}
        {name === '' ? words('choose') : name}
        {withDialCode && chosen !== undefined && ` +${chosen.dialCode}`}
      </PickerButton>
      {phase.at !== 'closed' && Overlay !== undefined && (
        <Overlay
          look={phase.look}
          isLeaving={phase.at === 'leaving'}
          table={countries.table}
          chosen={chosen}
          onChoose={(country) => {
            props.onChoose(country);
            leave(phase.look, true);
          }}
          onLeave={(focusBack) => leave(phase.look, focusBack)}
        />
      )}
      <output className={countryStyles.note}>
        {phase.at === 'open' &&
          Overlay === undefined &&
          words(countries.hasFailed ? 'countryFailed' : 'countryLoading')}
      </output>
    </div>
  );
}

/** Open, fading out or closed; the focus goes to the button before it opens, and back where the visitor did not move it. */
function usePickerPhase(countries: Countries, onBlur: () => void) {
  const [phase, setPhase] = useState<Phase>({ at: 'closed' });
  const button = useRef<HTMLButtonElement>(null);
  const isOpen = useRef(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => () => clearTimeout(timer.current), []);

  function open() {
    clearTimeout(timer.current);
    // Safari does not focus a tapped button, and the list returns the focus to what had it.
    button.current?.focus();
    isOpen.current = true;
    if (countries.hasFailed) countries.retry();
    setPhase({ at: 'open', look: pickerLookAt(window.innerWidth) });
  }

  function leave(look: PickerLook, focusBack: boolean) {
    if (!isOpen.current) return;
    isOpen.current = false;
    setPhase({ at: 'leaving', look });
    if (focusBack) button.current?.focus();
    else onBlur();
    timer.current = setTimeout(() => setPhase({ at: 'closed' }), pickerMeasures.hideMs[look]);
  }

  return { phase, button, isOpen, open, leave };
}
