import { bar, circle, path, rect, repeat } from '../shapes.ts';
import type { Draw } from './paint.ts';

/** Large things that stand on the floor of a hall. */
export const robotArm: Draw = ({ light, body, shade, accent, deep }) =>
  rect(210, 452, 220, 48, 10, deep) +
  path('M250 456h140l-18-66H268z', `fill="${shade}"`) +
  circle(320, 380, 58, `fill="${accent}"`) +
  bar([320, 380], [236, 232], 66, body) +
  circle(320, 380, 28, `fill="${light}"`) +
  circle(236, 232, 48, `fill="${accent}"`) +
  bar([236, 232], [418, 190], 52, body) +
  circle(236, 232, 22, `fill="${light}"`) +
  circle(418, 190, 36, `fill="${accent}"`) +
  bar([418, 190], [440, 282], 36, shade) +
  circle(418, 190, 16, `fill="${light}"`) +
  rect(416, 286, 52, 26, 6, deep) +
  bar([424, 316], [416, 356], 12, deep) +
  bar([460, 316], [468, 356], 12, deep);

export const machiningCentre: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(110, 160, 420, 330, 18, body) +
  rect(110, 160, 420, 46, 18, accent) +
  rect(110, 190, 420, 26, 0, accent) +
  rect(140, 240, 240, 190, 12, deep) +
  rect(152, 252, 216, 166, 8, glass) +
  path('M152 418l90-166h60l-90 166z', `fill="${light}" fill-opacity=".35"`) +
  rect(244, 252, 40, 70, 4, shade) +
  path('M252 322h24l-8 36h-8z', `fill="${deep}"`) +
  rect(192, 380, 140, 26, 4, shade) +
  rect(410, 236, 92, 118, 10, deep) +
  rect(420, 246, 72, 58, 4, accent) +
  repeat(6, (at) => circle(432 + (at % 3) * 24, 322 + Math.floor(at / 3) * 18, 6, `fill="${light}"`)) +
  rect(410, 374, 92, 56, 8, shade) +
  rect(140, 490, 60, 14, 4, deep) +
  rect(440, 490, 60, 14, 4, deep);

export const lathe: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(70, 330, 500, 160, 16, body) +
  rect(70, 440, 500, 50, 12, shade) +
  rect(90, 200, 150, 150, 14, body) +
  rect(90, 200, 150, 34, 14, accent) +
  circle(252, 300, 44, `fill="${deep}"`) +
  circle(252, 300, 26, `fill="${shade}"`) +
  rect(270, 288, 150, 24, 6, light) +
  path('M420 300l40-16v32z', `fill="${deep}"`) +
  rect(456, 262, 80, 76, 10, accent) +
  rect(310, 320, 70, 30, 4, deep) +
  rect(110, 252, 70, 60, 6, glass) +
  repeat(4, (at) => circle(120 + at * 22, 334, 6, `fill="${deep}"`)) +
  rect(100, 490, 70, 12, 4, deep) +
  rect(470, 490, 70, 12, 4, deep);

export const cabinet: Draw = ({ light, body, shade, accent, deep }) =>
  rect(190, 110, 260, 384, 14, body) +
  rect(206, 126, 228, 352, 8, light) +
  repeat(5, (at) => {
    const y = 142 + at * 64;
    return (
      rect(222, y, 196, 48, 6, shade) +
      rect(232, y + 12, 96, 8, 4, deep) +
      rect(232, y + 28, 64, 8, 4, deep) +
      circle(368, y + 24, 9, `fill="${at % 2 === 0 ? '#22c55e' : accent}"`) +
      circle(396, y + 24, 9, `fill="${accent}"`)
    );
  }) +
  rect(438, 270, 10, 70, 5, deep) +
  rect(204, 494, 40, 10, 3, deep) +
  rect(396, 494, 40, 10, 3, deep);

export const guidedVehicle: Draw = ({ light, body, shade, accent, deep }) =>
  rect(250, 230, 150, 110, 6, '#d9a566') +
  rect(314, 230, 22, 110, 0, '#b98243') +
  rect(170, 336, 300, 20, 8, shade) +
  path('M120 366h400l30 56v50H90v-50z', `fill="${body}"`) +
  rect(90, 424, 460, 56, 16, accent) +
  rect(150, 438, 340, 16, 8, light) +
  repeat(3, (at) => circle(284 + at * 36, 394, 10, `fill="${deep}"`)) +
  circle(180, 478, 30, `fill="${deep}"`) +
  circle(180, 478, 12, `fill="${shade}"`) +
  circle(460, 478, 30, `fill="${deep}"`) +
  circle(460, 478, 12, `fill="${shade}"`);

export const conveyor: Draw = ({ body, shade, accent, deep }) =>
  rect(130, 246, 110, 96, 6, '#d9a566') +
  rect(176, 246, 18, 96, 0, '#b98243') +
  rect(300, 270, 84, 72, 6, '#e8c391') +
  rect(334, 270, 16, 72, 0, '#b98243') +
  rect(440, 226, 100, 116, 6, '#d9a566') +
  rect(482, 226, 18, 116, 0, '#b98243') +
  rect(60, 342, 520, 62, 31, deep) +
  repeat(9, (at) => circle(92 + at * 57, 373, 18, `fill="${shade}"`)) +
  rect(60, 404, 520, 18, 6, accent) +
  rect(120, 422, 26, 78, 4, body) +
  rect(494, 422, 26, 78, 4, body) +
  rect(104, 490, 58, 12, 4, deep) +
  rect(478, 490, 58, 12, 4, deep);

export const rack: Draw = ({ body, shade, accent, deep }) =>
  repeat(3, (at) => rect(130 + at * 180, 120, 18, 384, 4, accent)) +
  repeat(4, (at) => {
    const y = 196 + at * 96;
    return (
      rect(120, y, 410, 16, 3, deep) +
      repeat(4, (box) =>
        (box + at) % 4 === 3
          ? ''
          : rect(
              156 + box * 90 + (box > 1 ? 8 : 0),
              y - 62,
              72,
              62,
              4,
              [body, '#d9a566', shade][(box + at) % 3] ?? body,
            ),
      )
    );
  });

export const chargingStation: Draw = ({ light, body, shade, accent, deep, glass }) =>
  rect(230, 110, 190, 386, 28, body) +
  rect(230, 110, 190, 60, 28, accent) +
  rect(256, 190, 138, 110, 10, deep) +
  rect(266, 200, 118, 90, 6, glass) +
  path('M330 208l-30 44h22l-8 30 32-44h-22z', `fill="${light}"`) +
  rect(256, 330, 138, 20, 10, shade) +
  path(
    'M420 240c80 0 90 60 80 130s-60 70-64 20',
    `fill="none" stroke="${deep}" stroke-width="16" stroke-linecap="round"`,
  ) +
  rect(412, 350, 44, 62, 10, accent) +
  rect(210, 488, 230, 16, 6, deep);
