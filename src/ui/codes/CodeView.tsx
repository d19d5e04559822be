import { useMemo } from 'react';
import { modulesOf, quietModules } from './codeShapes.ts';
import styles from './code.module.css';

export interface CodeViewProps {
  readonly value: string;
  readonly label: string;
  readonly full?: boolean;
}

/** One path for all dark modules, neighbours merged, so that no hairlines show. */
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

/** Black on white with a quiet zone, sharp at any size. */
export function CodeView({ value, label, full = false }: CodeViewProps) {
  const { path, size } = useMemo(() => {
    const modules = modulesOf(value);
    return { path: pathOf(modules), size: modules.length };
  }, [value]);
  const side = size + 2 * quietModules;
  return (
    <div className={full ? `${styles.root} ${styles['root--full']}` : styles.root}>
      <svg
        className={styles.picture}
        viewBox={`${-quietModules} ${-quietModules} ${side} ${side}`}
        width="288"
        height="288"
        role="img"
        aria-label={label}
        shapeRendering="crispEdges"
      >
        <rect x={-quietModules} y={-quietModules} width={side} height={side} fill="#ffffff" />
        <path d={path} fill="#000000" />
      </svg>
    </div>
  );
}
