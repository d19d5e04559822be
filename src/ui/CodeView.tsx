import { useMemo } from 'react';
import { encode } from 'uqr';
import './code.css';

export interface CodeViewProps {
  readonly value: string;
  /** What a screen reader says of the picture. */
  readonly label: string;
  /** As wide as the page allows. */
  readonly full?: boolean;
}

/** Modules of white that a scanner needs around the code. */
const quietZone = 4;

/** One path of all dark modules; neighbours in a row are one bar, so that no hairline shows between them. */
function pathOf(rows: readonly (readonly boolean[])[]): string {
  let path = '';
  rows.forEach((row, y) => {
    for (let x = 0; x < row.length; x++) {
      const start = x;
      while (row[x]) x++;
      if (x > start) path += `M${start} ${y}h${x - start}v1H${start}z`;
    }
  });
  return path;
}

/** The QR code of `value`: black on white with its quiet zone, sharp at any size. */
export function CodeView({ value, label, full = false }: CodeViewProps) {
  const { path, size } = useMemo(() => {
    const { data } = encode(value, { ecc: 'M', border: 0 });
    return { path: pathOf(data), size: data.length };
  }, [value]);
  const side = size + 2 * quietZone;
  return (
    <div className={full ? 'x-code x-code--full' : 'x-code'}>
      <svg
        className="x-code__picture"
        viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
        width="288"
        height="288"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
    </div>
  );
}
