import { encode } from 'uqr';
import { boothPicture } from './booths.ts';
import { face } from './emblems.ts';
import { goodsPicture } from './goods/goodsPicture.ts';
import { companyMark } from './marks.ts';
import { circle, path, rect } from './shapes.ts';

const sizes = {
  logo: [160, 160],
  photo: [960, 540],
  product: [640, 640],
  banner: [1200, 400],
  award: [600, 800],
  code: [300, 300],
  face: [160, 160],
} as const;

export type SeedPictureKind = keyof typeof sizes;

/** One of many pictures, by its kind and number: `seed-logo-7`. Undefined for any other name. */
export function seedPicture(name: string): string | undefined {
  const [, kind = '', digits = ''] = /^seed-([a-z]+)-(\d{1,3})$/.exec(name) ?? [];
  if (!isKind(kind)) return undefined;
  const number = Number(digits);
  const [width, height] = sizes[kind];
  switch (kind) {
    case 'code':
      return codePicture(`https://exhibitors.example.com/code/${digits}`);
    case 'logo':
      return companyMark(number);
    case 'product':
      return goodsPicture(number);
    case 'face':
      return face(number);
    case 'award':
      return (
        `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">` +
        `${path(`M0 0h${width}v${height}H0z`, 'fill="#f3ead2"')}${rect(60, 60, width - 120, height - 120, 16, '#fffdf6')}${medal}</svg>`
      );
    default:
      return boothPicture(number, width, height);
  }
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
