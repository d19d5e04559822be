import { type KeyboardEvent, useLayoutEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { CardFace } from './CardFace.tsx';
import { type Card, placeOf } from '#entities/voucher/rules/deckOf.ts';
import { useDeckScroll } from './useDeckScroll.ts';
import styles from './deck.module.css';

interface StepProps {
  readonly to: 'previous' | 'next';
  /** The last card; the button stays, so that a tap or the focus does not land on something else. */
  readonly isEnd: boolean;
  readonly onGo: () => void;
}

const signs = { previous: 'M12.5 4.5L7 10l5.5 5.5', next: 'M7.5 4.5L13 10l-5.5 5.5' } as const;

/** One card on. Not locked against a second tap like other buttons: a double tap goes two cards on. */
function Step({ to, isEnd, onGo }: StepProps) {
  const { t } = useTranslation('vouchers');
  return (
    <button
      type="button"
      className={styles.step}
      aria-label={t(to)}
      aria-disabled={isEnd || undefined}
      onClick={onGo}
    >
      <svg viewBox="0 0 20 20" aria-hidden="true" focusable="false">
        <path
          d={signs[to]}
          fill="none"
          stroke="currentColor"
          strokeWidth="2"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </button>
  );
}

export interface DeckViewProps {
  readonly cards: readonly Card[];
  readonly at: number;
  readonly onChoose: (card: Card) => void;
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

export function Deck({ cards, at, onChoose }: DeckViewProps) {
  const { t } = useTranslation('vouchers');
  // The address follows a moment later: two quick taps are two cards.
  const aim = useRef(at);
  useLayoutEffect(() => {
    aim.current = at;
  }, [at]);
  function choose(wanted: number) {
    const card = cards[wanted];
    if (card === undefined) return;
    aim.current = wanted;
    onChoose(card);
  }
  const { track, near, handlers } = useDeckScroll({
    count: cards.length,
    at,
    cardKey: cards[at]?.key ?? '',
    onSettle: choose,
  });
  const { seen, heard } = usePosition(cards, at);

  const step = (by: number) => choose(aim.current + by);

  function leaf(event: KeyboardEvent) {
    const by = steps[event.key];
    // With another key it is the browser's: Alt and an arrow is the way back.
    if (by === undefined || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(by);
  }

  return (
    // Keys are heard from the track and from the buttons alike.
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions
    <div className="v-deck" role="group" aria-label={t('deckLabel')} onKeyDown={leaf}>
      <p className="x-hidden" role="status">
        {heard}
      </p>
      <div
        className={trackClass(near, cards.length - 1)}
        ref={track}
        // A scroll container must be reachable by keyboard.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={0}
        role="group"
        aria-label={heard}
        {...handlers}
      >
        {cards.map((card, place) => (
          <div className={styles.card} key={card.key} aria-hidden={place !== at || undefined}>
            <CardFace card={card} isDrawn={isNear(place, at) || isNear(place, near)} />
          </div>
        ))}
      </div>
      <DeckBar seen={seen} isFirst={at === 0} isLast={at === cards.length - 1} onStep={step} />
    </div>
  );
}

interface DeckBarProps {
  readonly seen: string;
  readonly isFirst: boolean;
  readonly isLast: boolean;
  readonly onStep: (by: number) => void;
}

function DeckBar({ seen, isFirst, isLast, onStep }: DeckBarProps) {
  return (
    <div className={styles.bar}>
      <Step to="previous" isEnd={isFirst} onGo={() => onStep(-1)} />
      <p className={styles.place} aria-hidden="true">
        {seen}
      </p>
      <Step to="next" isEnd={isLast} onGo={() => onStep(1)} />
    </div>
  );
}

function trackClass(near: number, last: number): string {
  const ends = [near === 0 ? styles['track--first'] : '', near === last ? styles['track--last'] : ''];
  return [styles.track, ...ends.filter((end) => end !== '')].join(' ');
}

/** In sight, or one swipe away. */
const isNear = (place: number, middle: number) => Math.abs(place - middle) <= 1;

function usePosition(cards: readonly Card[], at: number) {
  const { t } = useTranslation('vouchers');
  const number = placeOf(cards, at);
  const card = cards[at];
  if (number === undefined) {
    const total = card?.members?.length ?? 0;
    return { seen: t('groupLine', { total }), heard: t('groupHeard', { total }) };
  }
  const total = placeOf(cards, cards.length - 1) ?? 0;
  const name = card?.voucher.name || t('holder');
  return { seen: t('position', { number, total }), heard: t('positionHeard', { number, total, name }) };
}
