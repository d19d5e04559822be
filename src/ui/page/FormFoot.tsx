import type { ReactNode } from 'react';
import { Icon } from '../icons/Icon.tsx';
import { useFieldTexts } from '../text/useFieldTexts.ts';
import { focusControl, type SummaryLine } from './ErrorSummary.tsx';
import { PageFoot } from './PageFoot.tsx';
import styles from './formFoot.module.css';

export interface FormFootProps {
  /** What a failed attempt has found, as far as it is still wrong, in the order of the page. */
  readonly lines?: readonly SummaryLine[] | undefined;
  /** The primary button, and at most one quiet one beside it. */
  readonly children: ReactNode;
}

/** The first one below the focus; after the last one the first of all. */
function nextOf(lines: readonly SummaryLine[]): string | undefined {
  const focused = document.activeElement;
  const isBelow = ({ targetId }: SummaryLine) => {
    const control = document.getElementById(targetId);
    const where = control && focused?.closest('form') ? focused.compareDocumentPosition(control) : 0;
    return (where & Node.DOCUMENT_POSITION_FOLLOWING) > 0;
  };
  // The button lies below all questions, and what it led to before had the focus.
  return (lines.find(isBelow) ?? lines[0])?.targetId;
}

/** The end of a form, in sight wherever the page stands: what is left to do, and the button that goes on. */
export function FormFoot({ lines = [], children }: FormFootProps) {
  const { words } = useFieldTexts();
  const isMissing = lines.every((line) => line.isMissing === true);

  function jump() {
    const targetId = nextOf(lines);
    if (targetId !== undefined) focusControl(targetId);
  }

  return (
    <PageFoot>
      {lines.length > 0 && (
        <button
          type="button"
          className={styles.left}
          // The focus stays on the question, so that the next one is known.
          onPointerDown={(event) => event.preventDefault()}
          onMouseDown={(event) => event.preventDefault()}
          onClick={jump}
        >
          {words(isMissing ? 'footMissing' : 'footWrong', { count: lines.length })}
          <Icon name="forward" sizeRem={1.125} />
        </button>
      )}
      {children}
    </PageFoot>
  );
}
