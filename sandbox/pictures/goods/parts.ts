import { bar, circle, one, path, rect, repeat } from '../shapes.ts';
import type { Draw } from './paint.ts';

/** Things that lie on a table. */
export const camera: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(190, 190, 260, 220, 24, body) +
  rect(190, 190, 260, 40, 24, accent) +
  rect(190, 214, 260, 20, 0, accent) +
  circle(320, 322, 96, `fill="${deep}"`) +
  circle(320, 322, 72, `fill="${shade}"`) +
  circle(320, 322, 54, `fill="${deep}"`) +
  circle(320, 322, 38, `fill="${glass}"`) +
  circle(304, 306, 14, `fill="${light}"`) +
  rect(450, 250, 60, 44, 8, shade) +
  path(
    'M510 272c50 0 40 110 90 120',
    `fill="none" stroke="${deep}" stroke-width="14" stroke-linecap="round"`,
  ) +
  rect(280, 410, 80, 62, 4, shade) +
  rect(220, 470, 200, 28, 8, deep);

export const motor: Draw = ({ light, body, shade, accent, deep }) =>
  rect(130, 220, 250, 210, 20, body) +
  repeat(7, (at) => rect(150 + at * 32, 220, 12, 210, 0, shade)) +
  rect(380, 196, 34, 258, 8, deep) +
  rect(414, 236, 46, 178, 10, accent) +
  rect(460, 296, 110, 58, 8, light) +
  rect(460, 336, 110, 18, 6, shade) +
  rect(200, 160, 110, 66, 10, accent) +
  rect(224, 178, 62, 12, 6, light) +
  rect(150, 430, 70, 66, 6, shade) +
  rect(300, 430, 70, 66, 6, shade) +
  rect(110, 486, 320, 18, 6, deep);

export const sensor: Draw = ({ light, body, shade, accent, deep }) =>
  rect(110, 290, 230, 100, 12, body) +
  repeat(9, (at) => rect(124 + at * 23, 290, 9, 100, 0, shade)) +
  rect(86, 302, 34, 76, 10, accent) +
  rect(336, 262, 46, 156, 10, deep) +
  rect(382, 296, 70, 88, 14, accent) +
  circle(416, 322, 9, `fill="${light}"`) +
  path(
    'M452 340c80 0 60 120 130 140',
    `fill="none" stroke="${deep}" stroke-width="20" stroke-linecap="round"`,
  ) +
  path(
    'M80 340C50 250 40 180 60 120',
    `fill="none" stroke="${accent}" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"`,
  ) +
  path(
    'M62 340C30 260 10 210 20 150',
    `fill="none" stroke="${accent}" stroke-width="6" stroke-dasharray="4 18" stroke-linecap="round"`,
  );

export const controller: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(130, 170, 110, 300, 10, accent) +
  repeat(
    4,
    (at) =>
      rect(248 + at * 68, 170, 60, 300, 8, body) +
      rect(258 + at * 68, 186, 40, 60, 4, shade) +
      repeat(6, (lamp) =>
        circle(
          266 + at * 68 + (lamp % 2) * 24,
          270 + Math.floor(lamp / 2) * 22,
          6,
          `fill="${(lamp + at) % 3 === 0 ? '#22c55e' : deep}"`,
        ),
      ) +
      repeat(5, (clamp) => rect(258 + at * 68, 346 + clamp * 22, 40, 14, 3, deep)),
  ) +
  rect(146, 190, 78, 60, 6, deep) +
  rect(152, 196, 66, 48, 4, glass) +
  repeat(3, (at) => rect(150, 276 + at * 26, 70, 12, 6, light)) +
  rect(90, 466, 460, 22, 6, shade);

const columns = [70, 110, 60, 150, 120, 90];

export const screen: Draw = ({ light, body, shade, accent, deep }) =>
  rect(90, 140, 460, 300, 20, deep) +
  rect(106, 156, 428, 268, 10, '#10233c') +
  rect(126, 176, 120, 18, 9, accent) +
  repeat(6, (at) =>
    rect(132 + at * 34, 380 - one(columns, at), 20, one(columns, at), 4, at % 2 === 0 ? accent : '#5eb1ef'),
  ) +
  circle(440, 250, 56, 'fill="none" stroke="#2f4a6d" stroke-width="22"') +
  path(
    'M440 194a56 56 0 0 1 48 84',
    `fill="none" stroke="${accent}" stroke-width="22" stroke-linecap="round"`,
  ) +
  repeat(3, (at) => rect(370, 336 + at * 24, 140 - at * 30, 10, 5, '#5a789e')) +
  path('M290 440h60l14 44h-88z', `fill="${shade}"`) +
  rect(220, 482, 200, 18, 9, body) +
  rect(300, 444, 40, 6, 3, light);

export const gauge: Draw = ({ light, body, shade, accent, deep }) =>
  rect(70, 400, 500, 70, 12, shade) +
  rect(60, 386, 40, 98, 8, deep) +
  rect(540, 386, 40, 98, 8, deep) +
  rect(286, 330, 68, 80, 6, deep) +
  circle(320, 236, 128, `fill="${accent}"`) +
  circle(320, 236, 108, `fill="${light}"`) +
  repeat(9, (at) => {
    const angle = Math.PI * (0.75 + at * 0.1875);
    return circle(320 + 86 * Math.cos(angle), 236 + 86 * Math.sin(angle), 6, `fill="${deep}"`);
  }) +
  bar([320, 236], [378, 178], 12, accent) +
  circle(320, 236, 18, `fill="${deep}"`) +
  rect(290, 284, 60, 26, 4, body);

export const guideRail: Draw = ({ light, body, shade, accent, deep }) =>
  path('M60 430l460-200 60 40-460 200z', `fill="${body}"`) +
  path('M60 430l60 40v30l-60-40z', `fill="${shade}"`) +
  path('M120 470l460-200v30L120 500z', `fill="${shade}"`) +
  repeat(6, (at) => circle(140 + at * 76, 428 - at * 33, 9, `fill="${deep}"`)) +
  path('M220 300l150-66 90 60-150 66z', `fill="${light}"`) +
  path('M220 300l90 60v84l-90-60z', `fill="${accent}"`) +
  path('M310 360l150-66v84l-150 66z', `fill="${deep}"`) +
  circle(290, 308, 8, `fill="${deep}"`) +
  circle(382, 284, 8, `fill="${deep}"`);

export const toolHolder: Draw = ({ light, body, shade, accent, deep }) =>
  path('M236 110h168l-34 150H270z', `fill="${body}"`) +
  path('M330 110h74l-34 150h-40z', `fill="${shade}"`) +
  rect(226, 256, 188, 44, 8, deep) +
  rect(240, 300, 160, 40, 6, accent) +
  rect(270, 340, 100, 60, 6, light) +
  rect(296, 400, 48, 96, 4, shade) +
  repeat(4, (at) => path(`M296 ${412 + at * 22}l48-14v10l-48 14z`, `fill="${deep}"`)) +
  path('M296 496h48l-24 18z', `fill="${deep}"`);

export const printer: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(140, 130, 360, 364, 22, body) +
  rect(166, 190, 308, 220, 10, deep) +
  rect(178, 202, 284, 196, 6, glass) +
  rect(178, 222, 284, 14, 0, shade) +
  rect(290, 216, 60, 40, 6, accent) +
  path('M306 256h28l-14 24z', `fill="${deep}"`) +
  path('M260 392v-54l32 24 28-54 30 40 30-30v74z', `fill="${accent}"`) +
  rect(166, 148, 120, 22, 11, light) +
  rect(166, 430, 308, 40, 8, shade) +
  repeat(3, (at) => circle(392 + at * 30, 450, 8, `fill="${at === 0 ? '#22c55e' : deep}"`)) +
  rect(170, 494, 60, 10, 3, deep) +
  rect(410, 494, 60, 10, 3, deep);

export const lamp: Draw = ({ light, body, shade, accent, deep }) =>
  circle(320, 300, 170, `fill="${deep}"`) +
  circle(320, 300, 146, `fill="${accent}"`) +
  repeat(16, (at) => {
    const angle = (Math.PI * at) / 8;
    return circle(320 + 118 * Math.cos(angle), 300 + 118 * Math.sin(angle), 17, `fill="${light}"`);
  }) +
  circle(320, 300, 88, `fill="${shade}"`) +
  circle(320, 300, 70, 'fill="#eef4fb"') +
  rect(296, 466, 48, 30, 4, body) +
  rect(240, 490, 160, 14, 6, deep);
