import { type KeyboardEvent, useRef, useState } from 'react';
import {
  embassySign,
  isVehiclePlate,
  normaliseVehiclePlate,
  provinceSigns,
} from '#domain/person/isVehiclePlate.ts';
import { TextInput } from '#ui/controls/TextInput.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { commitOnBlur, controlProps, type FieldInputProps } from '../fieldModule.ts';
import { textModule } from '../textModule.ts';
import styles from './plate.module.css';

const typedLimit = 16;

function Input(props: FieldInputProps<string>) {
  const { value, onChange } = props;
  const input = useRef<HTMLInputElement>(null);
  const typed = normaliseVehiclePlate(value);
  // A plate of an embassy has no province.
  const hasProvince = typed.indexOf(embassySign) >= 0 || provinceSigns.includes(typed.charAt(0) || ' ');

  function leave() {
    commitOnBlur(normaliseVehiclePlate(value), isVehiclePlate(value), props);
  }

  return (
    <>
      {!hasProvince && (
        <ProvinceKeys
          onCheckIn={(sign) => {
            onChange(sign + value.trim());
            input.current?.focus();
          }}
        />
      )}
      <TextInput
        {...controlProps(props)}
        ref={input}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={typedLimit}
        onBlur={leave}
      />
    </>
  );
}

/** The province sign, which most keyboards lack. One tab stop; arrows move inside. Hidden once it is entered. */
function ProvinceKeys({ onCheckIn }: { readonly onCheckIn: (sign: string) => void }) {
  const { words } = useFieldTexts();
  const box = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(0);

  function move(event: KeyboardEvent) {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
    if (step === undefined) return;
    event.preventDefault();
    const next = (at + step + provinceSigns.length) % provinceSigns.length;
    setAt(next);
    box.current?.querySelectorAll('button')[next]?.focus();
  }

  return (
    <div className={styles.root} ref={box} role="group" aria-label={words('provinceKeys')}>
      {Array.from(provinceSigns, (sign, index) => (
        <button
          key={sign}
          type="button"
          className={styles.key}
          tabIndex={index === at ? 0 : -1}
          onClick={() => onCheckIn(sign)}
          onKeyDown={move}
        >
          {sign}
        </button>
      ))}
    </div>
  );
}

export const plate = textModule({
  Input,
  normalise: normaliseVehiclePlate,
  check: (answer) => (isVehiclePlate(answer) ? undefined : { code: 'plateInvalid' }),
});
