import { encode } from 'uqr';
import { circle, path, steadyNumbers } from './shapes.ts';

const grounds = ['#dbeafe', '#dcfce7', '#fef3c7', '#fde7ef', '#ede9fe', '#e0f2fe', '#f1f5f9'];
const inks = ['#1440c8', '#0f766e', '#b45309', '#be185d', '#6d28d9', '#0369a1', '#334155'];
const sizes = {
  logo: [160, 160],
  photo: [960, 540],
  product: [640, 640],
  banner: [1200, 400],
  award: [600, 800],
  code: [300, 300],
} as const;

export type SeedPictureKind = keyof typeof sizes;

/** One of many plain pictures, by its kind and number: `seed-logo-7`. Undefined for any other name. */
export function seedPicture(name: string): string | undefined {
  const [, kind = '', number = ''] = /^seed-([a-z]+)-(\d{1,3})$/.exec(name) ?? [];
  if (!isKind(kind)) return undefined;
  if (kind === 'code') return codePicture(`https://exhibitors.example.com/code/${number}`);
  const [width, height] = sizes[kind];
  const next = steadyNumbers(Number(number) * 7_919 + kind.length);
  const from = (list: readonly string[]) => list[Math.floor(next() * list.length)] ?? '#fff';
  const ink = from(inks);
  const blobs = Array.from({ length: kind === 'logo' ? 2 : 6 }, () =>
    circle(
      next() * width,
      next() * height,
      (0.1 + next() * 0.25) * height,
      `fill="${from(inks)}" fill-opacity=".35"`,
    ),
  );
  const wave = path(
    `M0 ${height * 0.7}c${width / 4} ${-height * 0.3} ${width / 2} ${height * 0.3} ${width} 0V${height}H0z`,
    `fill="${ink}"`,
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    `${path(`M0 0h${width}v${height}H0z`, `fill="${from(grounds)}"`)}${blobs.join('')}${wave}${kind === 'award' ? medal : ''}</svg>`
  );
}

const isKind = (kind: string): kind is SeedPictureKind => Object.hasOwn(sizes, kind);

const medal =
  path('M240 430l-50 210 110-60 110 60-50-210z', 'fill="#b91c1c"') +
  circle(300, 340, 150, 'fill="#f5c542"') +
  circle(300, 340, 112, 'fill="none" stroke="#fff" stroke-width="14"');

/** A code that can be scanned. */
function codePicture(value: string): string {
  const [size] = sizes.code;
  const { data } = encode(value, { ecc: 'M', border: 2 });
  const modules = data.flatMap((row, y) =>
    row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${data.length} ${data.length}" width="${size}" height="${size}" shape-rendering="crispEdges">` +
    `${path(`M0 0h${data.length}v${data.length}H0z`, 'fill="#fff"')}${path(modules.join(''), '')}</svg>`
  );
}
