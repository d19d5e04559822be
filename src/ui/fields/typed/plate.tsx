import { type KeyboardEvent, useRef, useState } from 'react';
import {
  isVehiclePlate,
  normaliseVehiclePlate,
  provinceSigns,
} from '../../../domain/person/isVehiclePlate.ts';
import type { FieldDefinition } from '../../../domain/form/formDefinition.ts';
import type { Problem } from '../../../domain/text/problem.ts';
import { TextInput } from '../../controls/TextInput.tsx';
import { useFieldTexts } from '../../text/useFieldTexts.ts';
import { type FieldInputProps, type FieldModule, commitOnBlur, problemOf, readText } from '../fieldModule.ts';
import styles from './plate.module.css';

const typedLimit = 16;

function check(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer.trim() === '') return field.required ? problemOf(field, { code: 'required' }) : undefined;
  return isVehiclePlate(answer) ? undefined : problemOf(field, { code: 'plateInvalid' });
}

function Input({ field, id, value, onChange, onBlur, describedBy, invalid }: FieldInputProps<string>) {
  const input = useRef<HTMLInputElement>(null);
  const hasProvince = provinceSigns.includes(normaliseVehiclePlate(value).charAt(0) || ' ');

  function leave() {
    commitOnBlur(normaliseVehiclePlate(value), isVehiclePlate(value), { value, onChange, onBlur });
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
        ref={input}
        id={id}
        name={field.key}
        autoComplete="off"
        autoCapitalize="characters"
        autoCorrect="off"
        spellCheck={false}
        maxLength={typedLimit}
        value={value}
        onText={onChange}
        onBlur={leave}
        invalid={invalid}
        aria-describedby={describedBy}
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

export const plate: FieldModule<string> = {
  blank: '',
  read: readText,
  layout: () => 'control',
  Input,
  toText: (_field, answer) => normaliseVehiclePlate(answer),
  toSend: (_field, answer) => normaliseVehiclePlate(answer),
  check,
};
