import { arc, bar, circle, one, path, rect, repeat } from './shapes.ts';

type Colours = readonly [string, string, string];

const colours: readonly Colours[] = [
  ['#1440c8', '#21b8d8', '#eaf1ff'],
  ['#0f766e', '#5eead4', '#e6f7f3'],
  ['#b45309', '#fbbf24', '#fff6e3'],
  ['#be123c', '#fb7185', '#ffeef1'],
  ['#5b21b6', '#a78bfa', '#f3eeff'],
  ['#1e293b', '#94a3b8', '#f1f4f8'],
];

/** Signs of companies, without letters: they fit any name. */
const signs: readonly ((colours: Colours) => string)[] = [
  ([ink, tone]) =>
    path('M80 26l47 27v54l-47 27-47-27V53z', `fill="${ink}"`) +
    path('M80 54l23 13v26l-23 13-23-13V67z', `fill="${tone}"`),
  ([ink, tone]) =>
    path('M34 112l30-64h24l-30 64z', `fill="${ink}"`) + path('M74 112l30-64h24l-30 64z', `fill="${tone}"`),
  ([ink, tone]) =>
    circle(80, 80, 40, `fill="none" stroke="${ink}" stroke-width="18"`) +
    circle(108, 52, 16, `fill="${tone}"`),
  ([ink, tone]) =>
    repeat(4, (at) => rect(36 + at * 24, 104 - at * 18, 16, 24 + at * 18, 5, at % 2 === 0 ? ink : tone)),
  ([ink, tone]) =>
    rect(36, 36, 56, 56, 12, ink) +
    `<rect x="68" y="68" width="56" height="56" rx="12" fill="${tone}" fill-opacity=".85"/>`,
  ([ink, tone]) =>
    path('M28 118l42-72 24 40 14-20 26 52z', `fill="${ink}"`) + circle(116, 46, 13, `fill="${tone}"`),
  ([ink, tone]) =>
    arc(80, 80, 44, 0, 240, `fill="none" stroke="${ink}" stroke-width="20" stroke-linecap="round"`) +
    circle(80, 80, 16, `fill="${tone}"`),
  ([ink, tone]) =>
    bar([52, 52], [108, 108], 24, ink) +
    bar([108, 52], [52, 108], 24, tone) +
    circle(80, 80, 12, 'fill="#fff"'),
];

/** The sign of a company on a pale ground, 160 x 160. */
export function companyMark(number: number): string {
  const chosen = one(colours, number);
  const sign = one(signs, Math.floor(number / colours.length));
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160" width="160" height="160">' +
    `${path('M0 0h160v160H0z', `fill="${chosen[2]}"`)}<g fill="none">${sign(chosen)}</g></svg>`
  );
}
