import { type ReactNode, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../icons/Icon.tsx';
import css from './Folded.module.css';

export interface FoldedProps {
  readonly children: ReactNode;
  /** Four lines of it instead of seven. */
  readonly isShort?: boolean;
}

/** A long content shows its beginning and a button for the rest; what a keyboard reaches inside unfolds it. */
export function Folded({ children, isShort = false }: FoldedProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const [isLong, setIsLong] = useState(false);
  const measure = () => {
    const { scrollHeight = 0, clientHeight = 0 } = box.current ?? {};
    if (!isOpen) setIsLong(scrollHeight > clientHeight + 1);
  };
  useLayoutEffect(measure, [children, isOpen]);
  // The browser brought it into sight of the folded box, from which it has moved.
  useLayoutEffect(() => {
    const focused = document.activeElement;
    if (isOpen && box.current?.contains(focused)) focused?.scrollIntoView?.({ block: 'nearest' });
  }, [isOpen]);

  const classes = [css['folded'], isShort && css['folded--short'], isLong && css['folded--long']];
  return (
    <>
      <div
        className={isOpen ? undefined : classes.filter(Boolean).join(' ')}
        id={id}
        ref={box}
        // A picture has its height once it has come.
        onLoadCapture={measure}
        onFocus={() => setIsOpen(isOpen || isLong)}
      >
        {children}
      </div>
      {isLong && (
        <button
          className={css['more']}
          type="button"
          aria-expanded={isOpen}
          aria-controls={id}
          onClick={() => setIsOpen(!isOpen)}
        >
          {t(isOpen ? 'showLess' : 'showMore')}
          <span className={isOpen ? css['turned'] : css['arrow']}>
            <Icon name="open" sizeRem={1} />
          </span>
        </button>
      )}
    </>
  );
}
