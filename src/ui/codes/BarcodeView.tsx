import { useMemo } from 'react';
import { barHeight, barsPath, quietBars } from '#domain/code/codeShapes.ts';
import { barsOf } from './encodeCode.ts';
import styles from './code.module.css';

export interface BarcodeViewProps {
  /** ASCII; CODE128 has nothing else. */
  readonly value: string;
  readonly label: string;
}

/** Draws nothing for a value that CODE128 cannot encode; the text beside it is always shown. */
export function BarcodeView({ value, label }: BarcodeViewProps) {
  const bars = useMemo(() => barsOf(value), [value]);
  if (bars === '') return null;
  const width = bars.length + 2 * quietBars;
  return (
    <div className={`${styles.root} ${styles['root--bars']}`}>
      <svg
        className={styles.picture}
        viewBox={`${-quietBars} -4 ${width} ${barHeight + 8}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-quietBars} y={-4} width={width} height={barHeight + 8} fill="#ffffff" />
        <path d={barsPath(bars)} fill="#000000" />
      </svg>
    </div>
  );
}
