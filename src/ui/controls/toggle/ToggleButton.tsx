import { type ReactNode, useState } from 'react';
import { MixedText } from '#ui/text/MixedText.tsx';
import css from './toggleButton.module.css';

export interface ToggleButtonProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onToggle: () => void;
  /** Shown, and read out after the label unless it is hidden. */
  readonly children: ReactNode;
}

/** A borderless button of at least 44 px that stays pressed, such as a star; an icon in it is filled then, and moves where a tap has done it. */
export function ToggleButton({ isOn, label, onToggle, children }: ToggleButtonProps) {
  const [isTapped, setIsTapped] = useState(false);
  const looks = [css['button'], isOn && css['button--on'], isOn && isTapped && css['button--popped']];
  return (
    <button
      type="button"
      className={looks.filter(Boolean).join(' ')}
      aria-pressed={isOn}
      onClick={() => {
        setIsTapped(true);
        onToggle();
      }}
    >
      <span className="x-hidden">
        <MixedText>{label}</MixedText>
      </span>
      {children}
    </button>
  );
}
