import { circle, one, path, rect, repeat, steadyNumbers } from './shapes.ts';
import { goods, goodsPictures } from './goods/goodsPicture.ts';

const walls: readonly (readonly [string, string, string])[] = [
  ['#12336b', '#2c6be0', '#cfe0ff'],
  ['#0d4a45', '#19a08f', '#d2f3ec'],
  ['#5c2a08', '#e07a1f', '#ffe9cf'],
  ['#3a1666', '#8b5cf6', '#eae0ff'],
  ['#5a0f24', '#e0455f', '#ffdfe4'],
  ['#1c2837', '#5b7796', '#e1e9f2'],
];

/** A visitor who looks at what is shown, standing at `x`. */
function visitor(x: number, floor: number, size: number, coat: string): string {
  return (
    circle(x, floor - size * 0.9, size * 0.12, 'fill="#e7b894"') +
    path(
      `M${x - size * 0.17} ${floor - size * 0.36}v${-size * 0.26}a${size * 0.17} ${size * 0.17} 0 0 1 ${size * 0.34} 0v${size * 0.26}z`,
      `fill="${coat}"`,
    ) +
    rect(x - size * 0.13, floor - size * 0.38, size * 0.11, size * 0.38, 4, '#243244') +
    rect(x + size * 0.02, floor - size * 0.38, size * 0.11, size * 0.38, 4, '#243244')
  );
}

/** A booth with its products and people who look at them, in any size. */
export function boothPicture(number: number, width: number, height: number): string {
  const next = steadyNumbers(number * 6_151 + width);
  const [dark, wall, light] = one(walls, number);
  const floor = height * 0.86;
  const shown = Math.max(1, Math.round(width / height));
  const scale = height / 900;
  const place = (at: number) => ((at + 0.5) * width) / shown - 320 * scale;
  const products = repeat(shown, (at) => {
    const product = 1 + Math.floor(next() * goodsPictures);
    return `<g fill="none" transform="translate(${Math.round(place(at))} ${Math.round(floor - 508 * scale)}) scale(${scale.toFixed(3)})">${goods(product)}</g>`;
  });
  const lamps = repeat(
    Math.ceil(width / 160),
    (at) =>
      path(`M${at * 160 + 80} ${height * 0.1}l-60 ${height * 0.5}h120z`, `fill="#fff" fill-opacity=".07"`) +
      rect(at * 160 + 64, height * 0.07, 32, 18, 5, '#0c1522'),
  );
  const coats = ['#334155', '#0f766e', '#7c2d12', '#1d4ed8', '#6b21a8'];
  const people = repeat(shown + 1, (at) =>
    visitor(
      (at * width) / shown + (next() - 0.5) * 60 + 30,
      height * 0.97,
      height * 0.42,
      coats[Math.floor(next() * coats.length)] ?? '#334155',
    ),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
    path(`M0 0h${width}v${height}H0z`, `fill="${dark}"`) +
    rect(width * 0.03, height * 0.13, width * 0.94, height * 0.66, 10, wall) +
    rect(width * 0.03, height * 0.13, width * 0.94, height * 0.09, 10, light) +
    path(`M0 ${height * 0.79}h${width}v${height * 0.21}H0z`, `fill="${light}"`) +
    rect(0, height * 0.06, width, 8, 0, '#0c1522') +
    lamps +
    products +
    people +
    '</svg>'
  );
}
