import { useMemo } from 'react';
import { modulesPath, quietModules } from '#domain/code/codeShapes.ts';
import { modulesOf } from './encodeCode.ts';
import styles from './code.module.css';

export interface CodeViewProps {
  readonly value: string;
  readonly label: string;
  readonly full?: boolean;
}

/** Black on white with a quiet zone, sharp at any size. */
export function CodeView({ value, label, full = false }: CodeViewProps) {
  const { path, size } = useMemo(() => {
    const modules = modulesOf(value);
    return { path: modulesPath(modules), size: modules.length };
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
