import { circle, cover, group, path, repeat, round, steadyNumbers } from './shapes.ts';

/** Threads from one side that meet at one point, each with a bead. */
export function gathering(): string {
  const next = steadyNumbers(53);
  const colours = ['#ffd166', '#ff7f6b', '#7ee0c6', '#ffffff', '#9db8ff'];
  const threads = repeat(22, (index) => {
    const from = 20 + index * 31;
    const bend = 300 + next() * 260;
    const attributes = `stroke="${colours[index % 5]}" stroke-opacity="${round(0.35 + next() * 0.5)}" stroke-width="${round(2 + next() * 5)}"`;
    return path(`M-20 ${round(from)}C${round(bend)} ${round(from)} 560 330 880 330`, attributes);
  });
  const beads = repeat(22, (index) => {
    const along = next();
    const x = -20 + along * 420;
    return circle(x, 20 + index * 31, 5 + next() * 9, `fill="${colours[(index + 2) % 5]}"`);
  });
  const place = repeat(5, (index) =>
    circle(900, 330, 150 - index * 30, `fill="#fff" fill-opacity="${round(0.1 + index * 0.14)}"`),
  );
  return cover(['#3b1d5e', '#7a2f74', '#e0645c'], group('fill="none"', threads) + beads + place);
}

/** Curved lanes of a track, and three balls that leave them. */
export function trackLanes(): string {
  const lanes = repeat(6, (i) =>
    path(`M-40 ${250 + i * 62}H700a${330 - i * 38} ${330 - i * 38} 0 0 0 0 -${660 - i * 76}`, ''),
  );
  const balls: readonly (readonly [number, number, number])[] = [
    [905, 250, 74],
    [1040, 430, 50],
    [815, 470, 34],
  ];
  return cover(
    ['#7a1f2b', '#c0392b', '#f08a5d'],
    group('fill="none" stroke="#fff" stroke-opacity=".7" stroke-width="7"', lanes) +
      balls
        .map(
          ([x, y, r]) =>
            circle(x, y, r, 'fill="#fff6e0"') +
            path(
              `M${x - r} ${y}q${r} ${r * 0.7} ${2 * r} 0M${x} ${y - r}q${-r * 0.7} ${r} 0 ${2 * r}`,
              'fill="none" stroke="#c0392b" stroke-width="5"',
            ),
        )
        .join(''),
  );
}

/** Rising steps with a light on each. */
export function risingSteps(): string {
  const next = steadyNumbers(83);
  const steps = repeat(15, (index) => {
    const height = 90 + index * 24 + next() * 90;
    const x = index * 80 + 8;
    const opacity = round(0.14 + index * 0.035);
    return (
      `<rect x="${x}" y="${round(675 - height)}" width="64" height="${round(height)}" rx="32" fill="#fff" fill-opacity="${opacity}"/>` +
      circle(
        x + 32,
        675 - height + 32,
        20,
        `fill="${index % 4 === 2 ? '#ffd166' : '#fff'}" fill-opacity=".9"`,
      )
    );
  });
  const way = path('M-20 560C260 520 420 470 640 360S1020 150 1230 90', 'fill="none"');
  return cover(
    ['#0f766e', '#14a38b', '#f4b860'],
    steps +
      group(
        'stroke="#fff" stroke-opacity=".5" stroke-width="5" stroke-dasharray="2 18" stroke-linecap="round"',
        way,
      ),
  );
}

/** Pennants on lines in the wind. */
export function pennants(): string {
  const next = steadyNumbers(53);
  const colours = ['#ff6b4a', '#ffd166', '#ffffff', '#2ec4b6', '#cbf3f0'];
  const lines = repeat(5, (row) => {
    const y = 70 + row * 130;
    const flags = repeat(9, (i) => {
      const x = 30 + i * 138 + (row % 2) * 60;
      const drop = round(y + 46 * Math.sin(((x - 60) / 1200) * Math.PI));
      const lean = round(next() * 22 - 11);
      return path(`M${x} ${drop}h84l${lean - 42} 92z`, `fill="${colours[Math.floor(next() * 5)]}"`);
    });
    const line = path(
      `M-20 ${y}Q600 ${y + 96} 1220 ${y}`,
      'fill="none" stroke="#fff" stroke-opacity=".5" stroke-width="3"',
    );
    return line + group('fill-opacity=".9"', flags);
  });
  return cover(['#0b3d4f', '#117a8b', '#7fd1ae'], lines);
}

/** Relay runners as discs on their lanes. */
export function relay(): string {
  const next = steadyNumbers(71);
  const colours = ['#ffe066', '#ff8fab', '#ffffff', '#9bf6ff'];
  const lanes = repeat(6, (i) =>
    path(`M-20 ${600 - i * 96}C320 ${560 - i * 70} 700 ${520 - i * 110} 1220 ${330 - i * 96}`, ''),
  );
  const runners = repeat(26, (i) => {
    const [x, r] = [40 + (i % 13) * 92 + next() * 30, 12 + next() * 26];
    const y = 560 - (i % 6) * 92 - x * 0.16;
    return circle(x, y, r, `fill="${colours[i % 4]}" fill-opacity="${round(0.5 + next() * 0.5)}"`);
  });
  return cover(
    ['#3a0ca3', '#7209b7', '#f72585'],
    group('fill="none" stroke="#fff" stroke-opacity=".3" stroke-width="10"', lanes) + runners,
  );
}

/** Gates behind one another, some of them lit. */
export function gateways(): string {
  const next = steadyNumbers(17);
  const colours = ['#ffd27d', '#ff9f6b', '#f2f6ff', '#7ee0c8', '#9db8ff'];
  const gates = repeat(13, (index) => {
    const [width, height] = [90 + next() * 110, 190 + next() * 330];
    const x = index * 98 - 60 + next() * 40;
    const [left, right, top] = [round(x), round(x + width), round(675 - height)];
    const bow = round(width / 2);
    const colour = colours[index % colours.length] ?? '#fff';
    const isLit = index % 3 === 1;
    return path(
      `M${left} 675V${top}A${bow} ${bow} 0 0 1 ${right} ${top}V675z`,
      `fill="${colour}" fill-opacity="${isLit ? 0.85 : 0.12}" stroke="${colour}" stroke-width="5" stroke-opacity=".8"`,
    );
  });
  return cover(['#1c2b5a', '#3b5fa8', '#d98a6a'], circle(930, 170, 74, 'fill="#fff3d9"') + gates);
}

/** Round tables with two chairs each, in rows. */
export function tablesForTwo(): string {
  const next = steadyNumbers(97);
  const tables = repeat(18, (index) => {
    const x = 110 + (index % 6) * 196;
    const y = 130 + Math.floor(index / 6) * 210;
    const turn = round(next() * 180);
    const isTaken = next() < 0.4;
    const chairs = [-1, 1].map((side) => circle(side * 74, 0, 26, `fill="${isTaken ? '#ffd166' : '#fff'}"`));
    return group(
      `transform="translate(${x} ${y}) rotate(${turn})"`,
      circle(0, 0, 44, 'fill="#fff" fill-opacity=".85"') + chairs.join(''),
    );
  });
  return cover(['#0f3d3e', '#1f6f5c', '#7fb77e'], tables);
}
