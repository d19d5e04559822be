import { encode } from 'uqr';

/** The dark modules of the QR code that `value` stands for, as `x,y`. */
export function darkModules(value: string): string[] {
  const { data } = encode(value, { ecc: 'M', border: 0 });
  return data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`${x},${y}`] : [])));
}

/** The dark modules that a drawn path covers: bars such as `M3 5h7v1H3z`. */
export function drawnModules(path: string): string[] {
  const bars = [...path.matchAll(/M(\d+) (\d+)h(\d+)v1H(\d+)z/g)];
  if (bars.map(([bar]) => bar).join('') !== path) throw new Error('The picture is not made of bars');
  return bars.flatMap(([, x, y, width]) =>
    Array.from({ length: Number(width) }, (_, step) => `${Number(x) + step},${y}`),
  );
}
