import { circle, group, path } from './shapes.ts';

/** Two waves under a rising sun: the organizer's sign. */
const sign =
  path('M22 62c16-16 30-16 46 0s30 16 46 0v40a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12z', 'fill="#21b8d8"') +
  path('M22 84c16-14 30-14 46 0s30 14 46 0v18a12 12 0 0 1-12 12H34a12 12 0 0 1-12-12z', 'fill="#1440c8"') +
  circle(68, 42, 22, 'fill="#ffb020"');

function svg(width: number, height: number, content: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}">${content}</svg>`;
}

function portrait(ground: string, hair: string, skin: string, shirt: string): string {
  return svg(
    132,
    132,
    path('M0 0h132v132H0z', `fill="${ground}"`) +
      path('M14 140c4-38 28-48 52-48s48 10 52 48z', `fill="${shirt}"`) +
      path('M54 78h24v20c-4 10-20 10-24 0z', `fill="${skin}"`) +
      path('M34 60c-4-30 14-44 32-44s36 14 32 44v12H34z', `fill="${hair}"`) +
      path('M42 52c20 2 34-4 42-14 4 6 6 12 6 20 0 18-10 30-24 30S42 76 42 58z', `fill="${skin}"`),
  );
}

const faceGrounds = ['#d9e6fb', '#d5f0e6', '#fbe8cd', '#f6dbe0', '#e5ddf7', '#dfe5ec'];
const hairs = ['#1f1a17', '#3b2a20', '#5b3a22', '#2b2b33', '#6b6b73'];
const skins = ['#f3c9a5', '#e7b48c', '#c98f63', '#f0d0b4'];
const shirts = ['#1d4ed8', '#0f766e', '#9f1239', '#334155', '#7c3aed', '#b45309'];

/** A portrait of one of many people, by number. */
export function face(number: number): string {
  const one = (list: readonly string[], step: number) => list[(number * step) % list.length] ?? '#888';
  return portrait(one(faceGrounds, 1), one(hairs, 3), one(skins, 5), one(shirts, 7));
}

/** Everything that is not a cover. */
export const emblems: Readonly<Record<string, () => string>> = {
  logo: () =>
    svg(
      136,
      136,
      path(
        'M28 0h80a28 28 0 0 1 28 28v80a28 28 0 0 1-28 28H28a28 28 0 0 1-28-28V28A28 28 0 0 1 28 0z',
        'fill="#fff"',
      ) + sign,
    ),
  'long-logo': () =>
    svg(
      460,
      136,
      sign +
        `<text x="136" y="66" font-family="sans-serif" font-size="44" font-weight="700" fill="#0b1f52">江海会展</text>` +
        `<text x="138" y="102" font-family="sans-serif" font-size="21" letter-spacing="1.5" fill="#52617f">JIANGHAI EXHIBITIONS</text>`,
    ),
  organizer: () =>
    svg(
      1200,
      675,
      path('M0 0h1200v675H0z', 'fill="#eaf3ff"') +
        circle(940, 190, 150, 'fill="#ffb020" fill-opacity=".85"') +
        group(
          'fill-opacity=".85"',
          path('M0 390c200-120 400-120 600 0s400 120 600 0v285H0z', 'fill="#21b8d8"') +
            path('M0 510c200-100 400-100 600 0s400 100 600 0v165H0z', 'fill="#1440c8"'),
        ),
    ),
  'person-1': () => portrait('#dbeafe', '#1f2937', '#f3c9a5', '#2563eb'),
  'person-2': () => portrait('#fde7ef', '#3b1f2b', '#f6d3b8', '#db2777'),
  'person-3': () => portrait('#e3f6ee', '#b7791f', '#f8dcc4', '#0f766e'),
  media: () =>
    svg(
      600,
      800,
      path('M0 0h600v800H0z', 'fill="#cfe3ff"') +
        path('M0 560l180-170 150 140 110-90 160 150v210H0z', 'fill="#5b8def"') +
        circle(440, 220, 70, 'fill="#ffd166"'),
    ),
};
