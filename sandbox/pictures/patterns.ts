import { arc, circle, cover, group, path, repeat, round, steadyNumbers } from './shapes.ts';

/** Rings of a turning machine, seen close. */
export function machineRings(): string {
  const next = steadyNumbers(7);
  const colours = ['#7df9ff', '#3fa9ff', '#ffffff', '#ffb86b', '#5c7cff'];
  const rings = repeat(15, (index) => {
    const from = next() * 300;
    const attributes = `stroke="${colours[index % 5]}" stroke-width="${6 + (index % 4) * 9}" stroke-opacity="${round(0.3 + next() * 0.6)}" stroke-linecap="round"`;
    return arc(840, 330, 70 + index * 36, from, from + 50 + next() * 150, attributes);
  });
  const core = circle(840, 330, 38, 'fill="#fff"') + circle(840, 330, 16, 'fill="#1440c8"');
  const grid =
    repeat(12, (i) => path(`M${i * 110} 0V675`, '')) + repeat(7, (i) => path(`M0 ${i * 110}H1200`, ''));
  return cover(
    ['#071a52', '#1440c8', '#21b8d8'],
    group('stroke="#fff" stroke-opacity=".07"', grid) + group('fill="none"', rings) + core,
  );
}

/** Tiles of quarter circles and discs. */
export function designTiles(): string {
  const next = steadyNumbers(29);
  const colours = ['#ff5a3c', '#ffc93c', '#1f3b73', '#f7efe2', '#2aa198', '#e9d8c0'];
  const half = 67.5;
  const pick = () => colours[Math.floor(next() * colours.length)] ?? '#fff';
  const use = (shape: string) => `<use href="#${shape}" fill="${pick()}"/>`;
  const shapes =
    path('M0 0h135v135H0z', 'id="t"') +
    path('M0 0h135A135 135 0 0 1 0 135z', 'id="q"') +
    circle(half, half, 46, 'id="c"') +
    path('M0 0l135 135H0z', 'id="n"');
  const tiles = repeat(45, (index) => {
    const [x, y] = [(index % 9) * 135, Math.floor(index / 9) * 135];
    const turn = Math.floor(next() * 4) * 90;
    const kind = next();
    const both = use('t') + use(kind < 0.5 ? 'q' : kind < 0.8 ? 'c' : 'n');
    return group(`transform="translate(${x} ${y})rotate(${turn} ${half} ${half})"`, both);
  });
  return cover(['#f7efe2', '#f7efe2', '#e9d8c0'], `<defs>${shapes}</defs>${tiles}`);
}

/** Overlapping petals. */
export function petals(): string {
  const flower = (x: number, y: number, size: number, count: number, colours: readonly string[]) =>
    repeat(count, (i) =>
      path(
        `M0 0C${round(size * 0.5)} ${round(-size * 0.3)} ${round(size * 0.42)} ${round(-size * 0.9)} 0 ${-size}C${round(-size * 0.42)} ${round(-size * 0.9)} ${round(-size * 0.5)} ${round(-size * 0.3)} 0 0`,
        `fill="${colours[i % colours.length]}" fill-opacity=".78" transform="translate(${x} ${y})rotate(${round((i * 360) / count)})"`,
      ),
    ) + circle(x, y, size * 0.16, 'fill="#fff4d6"');
  return cover(
    ['#fff1d0', '#ffb877', '#f0654f'],
    circle(250, 560, 330, 'fill="#fff" fill-opacity=".22"') +
      flower(820, 330, 300, 11, ['#e23b2e', '#ff8a3c', '#ffd166']) +
      flower(270, 470, 190, 9, ['#3f8f4f', '#a7c957', '#6a994e']) +
      flower(420, 130, 110, 8, ['#fff', '#ffe3b3', '#ff9f6b']) +
      flower(1090, 580, 130, 8, ['#8d2a4c', '#c9456a', '#ff8fa3']),
  );
}

/** A heartbeat across a field of dots. */
export function pulse(): string {
  const dots = repeat(15 * 8, (i) => {
    const [x, y] = [40 + (i % 15) * 80, 50 + Math.floor(i / 15) * 82];
    const distance = Math.hypot(x - 780, y - 330);
    return `<circle cx="${x}" cy="${y}" r="${round(Math.max(2, 15 - distance / 48))}"/>`;
  });
  const beat = 'M0 350H330l34-60 44 110 66-270 74 400 58-230 30 50H1200';
  return cover(
    ['#4b2a9b', '#7b5cf0', '#4fd1c5'],
    group('fill="#fff" fill-opacity=".2"', dots) +
      circle(780, 330, 215, 'fill="#fff" fill-opacity=".12"') +
      circle(780, 330, 140, 'fill="#fff" fill-opacity=".16"') +
      path(
        'M780 236a46 46 0 0 1 46 46v2h2a46 46 0 0 1 0 92h-2v2a46 46 0 0 1-92 0v-2h-2a46 46 0 0 1 0-92h2v-2a46 46 0 0 1 46-46z',
        'fill="#fff"',
      ) +
      group(
        'fill="none" stroke-linejoin="round" stroke-linecap="round"',
        path(beat, 'stroke="#fff" stroke-opacity=".25" stroke-width="22"') +
          path(beat, 'stroke="#b8fff2" stroke-width="8"'),
      ),
  );
}

/** Robot arms with joints. */
export function robotArms(): string {
  const arm = (points: readonly (readonly [number, number])[], colour: string, width: number) =>
    path(
      `M${points.map(([x, y]) => `${x} ${y}`).join('L')}`,
      `stroke="${colour}" stroke-width="${width}" fill="none" stroke-linejoin="round" stroke-linecap="round"`,
    ) +
    points
      .map(
        ([x, y]) =>
          circle(x, y, width * 0.78, 'fill="#fff"') + circle(x, y, width * 0.42, `fill="${colour}"`),
      )
      .join('');
  const floor =
    repeat(9, (i) => path(`M${600 + (i - 4) * 60} 520L${600 + (i - 4) * 330} 675`, '')) +
    repeat(4, (i) => path(`M0 ${520 + i * i * 16}H1200`, ''));
  return cover(
    ['#10131f', '#2b2f5e', '#ff6a5b'],
    group('stroke="#fff" stroke-opacity=".18" stroke-width="2"', floor) +
      circle(640, 220, 150, 'fill="#ff8f6b" fill-opacity=".35"') +
      circle(640, 220, 92, 'fill="#ffd7b0" fill-opacity=".8"') +
      arm(
        [
          [180, 600],
          [210, 380],
          [400, 210],
          [560, 250],
        ],
        '#4f8cff',
        46,
      ) +
      arm(
        [
          [1030, 610],
          [1060, 350],
          [890, 170],
          [725, 230],
        ],
        '#ff4d6d',
        52,
      ) +
      arm(
        [
          [610, 640],
          [560, 520],
          [650, 400],
        ],
        '#ffb703',
        30,
      ),
  );
}

/** A lattice of hexagons, some of them solid. */
export function lattice(): string {
  const next = steadyNumbers(11);
  const colours = ['#f5d07a', '#e29a4a', '#8fd3c8', '#ffffff'];
  const d = 'M0-62L53.7-31V31L0 62-53.7 31V-31z';
  const cells = repeat(66, (i) => {
    const row = Math.floor(i / 11);
    const x = (i % 11) * 118 + (row % 2) * 59;
    const solid = next() < 0.3;
    const fill = solid
      ? `fill="${colours[Math.floor(next() * 4)]}" fill-opacity="${round(0.35 + next() * 0.6)}"`
      : 'fill="none"';
    return `<use href="#h" x="${x}" y="${20 + row * 103}" ${fill}/>`;
  });
  return cover(
    ['#1d2b2a', '#2f5d57', '#b98b4e'],
    `<defs><path id="h" d="${d}"/></defs>${group('stroke="#fff" stroke-opacity=".28" stroke-width="2"', cells)}`,
  );
}

/** Waves of a broadcast that break off. */
export function brokenSignal(): string {
  const waves = repeat(6, (i) => {
    const radius = 90 + i * 80;
    return (
      arc(330, 360, radius, -50, 34, `stroke-opacity="${round(0.95 - i * 0.12)}"`) +
      arc(330, 360, radius, 44, 52, `stroke-opacity="${round(0.6 - i * 0.08)}"`)
    );
  });
  return cover(
    ['#14213d', '#3d348b', '#7678ed'],
    group('fill="none" stroke="#f7b801" stroke-width="26" stroke-linecap="round"', waves) +
      circle(330, 360, 44, 'fill="#f35b04"') +
      path('M900 90L760 330h110L720 600', 'fill="none" stroke="#14213d" stroke-width="34"'),
  );
}
