import { useMemo } from 'react';
import { barsOf } from './codeShapes.ts';
import styles from './code.module.css';

export interface BarcodeViewProps {
  /** ASCII; CODE128 has nothing else. */
  readonly value: string;
  readonly label: string;
}

const quietZone = 10;
const barHeight = 44;

function pathOf(bars: string): string {
  let path = '';
  for (let x = 0; x < bars.length; x++) {
    const start = x;
    while (bars[x] === '1') x++;
    if (x > start) path += `M${start} 0h${x - start}v${barHeight}H${start}z`;
  }
  return path;
}

/** Draws nothing for a value that CODE128 cannot encode; the text beside it is always shown. */
export function BarcodeView({ value, label }: BarcodeViewProps) {
  const bars = useMemo(() => barsOf(value), [value]);
  if (bars === '') return null;
  const width = bars.length + 2 * quietZone;
  return (
    <div className={`${styles.root} ${styles['root--bars']}`}>
      <svg
        className={styles.picture}
        viewBox={`${-quietZone} -4 ${width} ${barHeight + 8}`}
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-quietZone} y={-4} width={width} height={barHeight + 8} fill="#ffffff" />
        <path d={pathOf(bars)} fill="#000000" />
      </svg>
    </div>
  );
}
