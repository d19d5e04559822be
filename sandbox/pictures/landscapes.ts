import { circle, cover, group, path, repeat, round, wave } from './shapes.ts';

/** A sun over green land, with the blades of wind turbines. */
export function sunOverFields(): string {
  const rays = repeat(24, (i) => {
    const angle = (i * Math.PI) / 12;
    const [x, y] = [Math.cos(angle), Math.sin(angle)];
    return path(
      `M${round(820 + x * 175)} ${round(270 + y * 175)}L${round(820 + x * (205 + (i % 2) * 30))} ${round(270 + y * (205 + (i % 2) * 30))}`,
      '',
    );
  });
  const turbine = (x: number, y: number, size: number, turn: number) =>
    path(`M${x} ${y}L${x - 5} ${y + size * 2.6}h10z`, 'fill="#fff"') +
    repeat(3, (i) =>
      path(
        `M0 0q${size * 0.12} ${-size * 0.3} 0 ${-size}q${-size * 0.12} ${size * 0.7} 0 ${size}`,
        `fill="#fff" transform="translate(${x} ${y})rotate(${turn + i * 120})"`,
      ),
    );
  const land =
    wave(430, 70, 900, 200, 'fill="#0f9d76"') +
    turbine(270, 250, 130, 12) +
    turbine(430, 330, 88, 50) +
    turbine(1060, 345, 78, 85) +
    wave(500, 60, 760, 500, 'fill="#0b7f68"') +
    wave(575, 46, 620, 90, 'fill="#075c57"');
  return cover(
    ['#b8f2d0', '#6fe0c0', '#ffe08a'],
    circle(820, 270, 150, 'fill="#ffd34d"') +
      circle(820, 270, 112, 'fill="#fff3b8" fill-opacity=".7"') +
      group('stroke="#ffce3a" stroke-width="9" stroke-linecap="round"', rays) +
      land,
  );
}

/** The sea in layers, with a low moon. */
export function seaLayers(): string {
  const colours = ['#2a6f97', '#01497c', '#2c7da0', '#014f86', '#013a63', '#012a4a'];
  const layers = repeat(6, (i) =>
    wave(
      320 + i * 62,
      34 + (i % 3) * 12,
      420 + i * 70,
      90 + i * 57,
      `fill="${colours[i]}" fill-opacity=".88"`,
    ),
  );
  const gleam = repeat(7, (i) =>
    path(
      `M${600 + (i % 2) * 26} ${352 + i * 44}h${230 - i * 22}`,
      `stroke-opacity="${round(0.8 - i * 0.1)}"`,
    ),
  );
  return cover(
    ['#03263f', '#1b5f86', '#89c2d9'],
    circle(715, 215, 118, 'fill="#ffe9c7"') +
      circle(715, 215, 190, 'fill="#ffe9c7" fill-opacity=".14"') +
      layers +
      group('stroke="#ffe9c7" stroke-width="7" stroke-linecap="round"', gleam),
  );
}

/** Beams over a harbour at dusk, and their reflection. */
export function harbourLights(): string {
  const colours = ['#ffd166', '#ff9e7a', '#f78fb3', '#c4b5fd', '#9be7ff'];
  const beams = repeat(5, (i) =>
    path(`M600 470L${60 + i * 230} -20h150z`, `fill="${colours[i]}" fill-opacity=".34"`),
  );
  const skyline =
    'M0 470V380h70v-50h60v80h50V300h74v110h60v-60h80v70h150l56-96 56 96h130V320h70v70h60V290h66v120h70v-60h64v-40h84v160z';
  const gleams = repeat(26, (i) =>
    path(
      `M${(i * 173) % 1150} ${492 + ((i * 37) % 170)}h${40 + ((i * 29) % 90)}`,
      `stroke="${colours[i % 5]}"`,
    ),
  );
  return cover(
    ['#1b1446', '#5b2a86', '#ff7e6b'],
    beams +
      path(skyline, 'fill="#140f35"') +
      path('M0 470h1200v205H0z', 'fill="#1a1348"') +
      group('stroke-width="5" stroke-opacity=".7" stroke-linecap="round"', gleams) +
      circle(600, 330, 17, 'fill="#fff6d8"') +
      circle(600, 330, 46, 'fill="#fff6d8" fill-opacity=".25"'),
  );
}

/** A low sun over the tide, with the masts of a wind farm far out. */
export function tides(): string {
  const layers = repeat(6, (i) =>
    wave(
      360 + i * 54,
      26 + i * 5,
      330 + i * 34,
      i * 95,
      `fill="#ffffff" fill-opacity="${round(0.09 + i * 0.045)}"`,
    ),
  );
  const masts = repeat(6, (i) => {
    const [x, y] = [170 + i * 108, 262 - (i % 3) * 16];
    const blades = repeat(3, (blade) =>
      path(
        'M0 0q7 -22 0 -62q-7 40 0 62z',
        `transform="translate(${x} ${y}) rotate(${blade * 120 + i * 34})"`,
      ),
    );
    return path(`M${x - 3} ${y}h6l2 118h-10z`, '') + blades;
  });
  return cover(
    ['#06324f', '#0e7c86', '#f4c95d'],
    circle(930, 330, 210, 'fill="#fff" fill-opacity=".14"') +
      circle(930, 330, 128, 'fill="#fff4d0" fill-opacity=".92"') +
      group('fill="#fff" fill-opacity=".85"', masts) +
      layers,
  );
}

/** Terraces of tea on a hillside, each line a little out of step with the one before. */
export function terraces(): string {
  const lines = repeat(13, (i) =>
    wave(
      150 + i * 42,
      18 + (i % 4) * 7,
      420 - i * 9,
      i * 63,
      `fill="${i % 2 ? '#0f5c4a' : '#1a8a67'}" fill-opacity="${round(0.34 + i * 0.045)}"`,
    ),
  );
  return cover(
    ['#f2e8c6', '#9fd3a4', '#0b4a41'],
    circle(250, 190, 96, 'fill="#fff8e0" fill-opacity=".9"') +
      circle(250, 190, 150, 'fill="#fff8e0" fill-opacity=".3"') +
      lines,
  );
}

/** Furrows that run to one point below a low sun, with young plants along them. */
export function furrows(): string {
  const rows = repeat(9, (i) => {
    const x = -340 + i * 235;
    return path(`M600 300L${x} 675h150z`, `fill="${i % 2 === 0 ? '#2f6b2a' : '#3d8035'}"`);
  });
  const plants = repeat(24, (i) => {
    const near = Math.floor(i / 6);
    const x = 600 + ((i % 6) - 2.5) * (70 + near * 70);
    const size = 7 + near * 7;
    return circle(x, 370 + near * 82, size, '') + circle(x + size, 370 + near * 82 - size, size * 0.8, '');
  });
  return cover(
    ['#f6d58a', '#e9b95c', '#9cc46a'],
    circle(600, 250, 96, 'fill="#fff4d6"') +
      circle(600, 250, 160, 'fill="#fff4d6" fill-opacity=".28"') +
      path('M0 300h1200v375H0z', 'fill="#4f9a45"') +
      rows +
      group('fill="#bfe08a"', plants),
  );
}
