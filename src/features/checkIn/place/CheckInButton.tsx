import type { ReactNode } from 'react';
import { useCheckInFirstWords } from '#language/useCheckInFirstWords.ts';
import checkInStyles from './checkIn.module.css';
import selectStyles from '#flows/landing/select.module.css';

export interface CheckInButtonProps {
  readonly isSending: boolean;
  readonly onCheckIn: () => void;
  /** What it says while nothing is sent. */
  readonly children?: ReactNode;
}

/** Drawn while it is sending, it replaces the button of the first picture, which had the focus. */
const takeFocus = (button: HTMLButtonElement | null) => {
  if (document.activeElement === document.body) button?.focus();
};

/**
 * The one tap: a code that is opened by mistake, or by a preview, checks no one in. In the landing page's own look, as the
 * widgets would come too late for it; a second tap does nothing.
 */
export function CheckInButton({ isSending, onCheckIn, children }: CheckInButtonProps) {
  const words = useCheckInFirstWords();
  return (
    <div className="l-foot l-foot--tabs">
      <button
        className={`${selectStyles.action} ${checkInStyles.tap}`}
        type="button"
        ref={isSending ? takeFocus : null}
        aria-disabled={isSending || undefined}
        aria-busy={isSending || undefined}
        onClick={() => !isSending && onCheckIn()}
      >
        <span data-announce={isSending ? '' : undefined}>
          {isSending ? words.checkingIn : (children ?? words.checkInHere)}
        </span>
      </button>
    </div>
  );
}
