import css from './DayBars.module.css';

export interface DayBar {
  readonly key: string;
  /** Below each of a few bars; of many below the first, the last and the middle one. */
  readonly label: string;
  readonly value: number;
}

export interface DayBarsProps {
  /** What the picture says, for those who do not see it. */
  readonly label: string;
  /** The oldest first. */
  readonly bars: readonly DayBar[];
}

/** As many digits as have room side by side on a narrow phone. */
const mostDigits = 32;
/** Bars below which a label of two lines has room. */
const mostLabels = 5;

/**
 * A value for each day as bars from one ground; each carries its number, so that no colour and no scale is needed. Where the numbers
 * would lie on each other, the largest one carries it.
 */
export function DayBars({ label, bars }: DayBarsProps) {
  const most = Math.max(1, ...bars.map(({ value }) => value));
  const middle = Math.floor((bars.length - 1) / 2);
  const last = bars.length - 1;
  const areFew = bars.length <= mostLabels;
  const isDense = bars.length * `${most}`.length > mostDigits;
  return (
    <div className={areFew ? `${css['chart']} ${css['few']}` : css['chart']} role="img" aria-label={label}>
      {bars.map(({ key, label: day, value }, at) => (
        <div className={css['column']} key={key}>
          <span className={css['space']}>
            <span className={css['value']}>{value > 0 && (!isDense || value === most) ? value : ''}</span>
            <span
              className={value > 0 ? css['bar'] : `${css['bar']} ${css['none']}`}
              style={{ height: `${Math.round((value / most) * 100)}%` }}
            />
          </span>
          <span className={css['day']}>{areFew || at === 0 || at === middle || at === last ? day : ''}</span>
        </div>
      ))}
    </div>
  );
}
