import styles from './SlideButton.module.css';

const paths = {
  close: 'M6 6l12 12M18 6L6 18',
  previous: 'M14.5 5.5L8 12l6.5 6.5',
  zoomIn: 'M12 5v14M5 12h14',
  zoomOut: 'M5 12h14',
  next: 'M9.5 5.5L16 12l-6.5 6.5',
  pause: 'M9 6v12M15 6v12',
  play: 'M8 5.5v13l10-6.5z',
};

export interface SlideButtonProps {
  readonly icon: keyof typeof paths;
  readonly text: string;
  /** Gets the focus of the dialog around it. */
  readonly isDefault?: boolean;
  readonly onClick: () => void;
}

export function SlideButton({ icon, text, isDefault = false, onClick }: SlideButtonProps) {
  return (
    <button
      className={styles.button}
      type="button"
      aria-label={text}
      data-default={isDefault ? true : undefined}
      onClick={onClick}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true" focusable="false">
        <path d={paths[icon]} />
      </svg>
    </button>
  );
}
