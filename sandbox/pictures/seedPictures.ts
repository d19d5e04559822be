import { circle, path, steadyNumbers } from './shapes.ts';

const grounds = ['#dbeafe', '#dcfce7', '#fef3c7', '#fde7ef', '#ede9fe', '#e0f2fe', '#f1f5f9'];
const inks = ['#1440c8', '#0f766e', '#b45309', '#be185d', '#6d28d9', '#0369a1', '#334155'];
const sizes: Readonly<Record<string, readonly [number, number]>> = {
  logo: [160, 160],
  photo: [960, 540],
  product: [640, 640],
};

/** One of many plain pictures, by its kind and number: `seed-logo-7`. Undefined for any other name. */
export function seedPicture(name: string): string | undefined {
  const [, kind = '', number = ''] = /^seed-(logo|photo|product)-(\d{1,3})$/.exec(name) ?? [];
  const [width, height] = sizes[kind] ?? [];
  if (width === undefined || height === undefined) return undefined;
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
    `${path(`M0 0h${width}v${height}H0z`, `fill="${from(grounds)}"`)}${blobs.join('')}${wave}</svg>`
  );
}
