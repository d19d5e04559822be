import type { ReactNode } from 'react';
import css from './toggleButton.module.css';

export interface ToggleButtonProps {
  readonly isOn: boolean;
  readonly label: string;
  readonly onToggle: () => void;
  /** Shown, and read out after the label unless it is hidden. */
  readonly children: ReactNode;
}

/** A borderless button of at least 44 px that stays pressed, such as a star; an icon in it is filled then. */
export function ToggleButton({ isOn, label, onToggle, children }: ToggleButtonProps) {
  return (
    <button
      type="button"
      className={isOn ? `${css['button']} ${css['button--on']}` : css['button']}
      aria-pressed={isOn}
      onClick={onToggle}
    >
      <span className="x-hidden">{label}</span>
      {children}
    </button>
  );
}
