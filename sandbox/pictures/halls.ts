import { arc, circle, cover, group, path, repeat, round, steadyNumbers } from './shapes.ts';

/** Many stands on the floor of a large hall, seen from above. */
export function manyBooths(): string {
  const next = steadyNumbers(83);
  const colours = ['#ffd166', '#7bdff2', '#f7efe2', '#ff8fab', '#9be7c4'];
  const stands = repeat(70, (i) => {
    const [x, y] = [40 + (i % 14) * 82, 80 + Math.floor(i / 14) * 112];
    const [width, height] = [34 + Math.floor(next() * 30), 36 + Math.floor(next() * 34)];
    return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="6" fill="${colours[Math.floor(next() * 5)]}"/>`;
  });
  return cover(
    ['#2b1e66', '#5636a8', '#e8669b'],
    group('fill-opacity=".85" transform="rotate(-8 600 337)"', stands),
  );
}

/** One small pavilion under a round roof. */
export function pavilion(): string {
  const pillars = repeat(7, (i) => path(`M${345 + i * 85} 330v210`, ''));
  return cover(
    ['#fdf0d5', '#f7b267', '#c8553d'],
    circle(930, 170, 90, 'fill="#fff" fill-opacity=".5"') +
      path('M250 330a350 190 0 0 1 700 0z', 'fill="#7a2e1f"') +
      group('stroke="#7a2e1f" stroke-width="26"', pillars) +
      path('M230 540h740v36H230z', 'fill="#7a2e1f"') +
      path('M0 576h1200v99H0z', 'fill="#5c2117" fill-opacity=".8"'),
  );
}

/** A floor whose stands are still outlines. */
export function emptyFloor(): string {
  const outlines = repeat(10, (i) => {
    const [x, y] = [120 + (i % 5) * 200, 170 + Math.floor(i / 5) * 210];
    return `<rect x="${x}" y="${y}" width="150" height="150" rx="14"/>`;
  });
  return cover(
    ['#dfe7ee', '#b9c8d6', '#8fa6ba'],
    group('fill="none" stroke="#fff" stroke-width="6" stroke-dasharray="20 16"', outlines),
  );
}

/** Stands along a winding path in the open. */
export function openAir(): string {
  const tents = repeat(9, (i) => {
    const [x, y] = [90 + i * 125, 330 + round(Math.sin(i * 1.1) * 120)];
    return (
      path(`M${x} ${y}l48-56 48 56z`, `fill="${i % 2 === 0 ? '#fff' : '#ffe066'}"`) +
      path(`M${x + 8} ${y}h80v46h-80z`, 'fill="#1b4332" fill-opacity=".7"')
    );
  });
  return cover(
    ['#caf0f8', '#74c69d', '#2d6a4f'],
    circle(210, 130, 70, 'fill="#ffd60a" fill-opacity=".8"') +
      path(
        'M-20 520C240 380 380 640 620 500S980 420 1220 560',
        'fill="none" stroke="#f1faee" stroke-width="70" stroke-opacity=".7"',
      ) +
      tents,
  );
}

/** Arches one within the other, like a gate. */
export function arches(): string {
  const colours = ['#3d0814', '#6a1525', '#9c2b3b', '#d0555b', '#f29e8e', '#ffe5d4'];
  const layers = repeat(6, (i) =>
    arc(600, 640, 520 - i * 84, -90, 90, `fill="none" stroke="${colours[i]}" stroke-width="76"`),
  );
  return cover(['#fff3e6', '#ffd6ba', '#f29e8e'], layers + circle(600, 640, 66, 'fill="#fff"'));
}
