import { circle, cover, path, repeat, round, steadyNumbers } from './shapes.ts';

/** Parcels on their way over belts that cross the picture. */
export function parcels(): string {
  const next = steadyNumbers(53);
  const colours = ['#ffd166', '#ff9f6b', '#f7efe2', '#7bd3c5', '#e9b872'];
  const box = (x: number, y: number, size: number, colour: string) =>
    path(`M${x} ${y - size}h${size}v${size}h${-size}z`, `fill="${colour}"`) +
    path(
      `M${x} ${y - size}l${round(size * 0.3)} ${round(-size * 0.3)}h${size}l${round(-size * 0.3)} ${round(size * 0.3)}z`,
      'fill="#fff" fill-opacity=".75"',
    ) +
    path(
      `M${x + size} ${y - size}l${round(size * 0.3)} ${round(-size * 0.3)}v${size}l${round(-size * 0.3)} ${round(size * 0.3)}z`,
      'fill="#10283f" fill-opacity=".45"',
    ) +
    path(
      `M${round(x + size * 0.42)} ${y - size}v${size}`,
      'stroke="#fff" stroke-width="7" stroke-opacity=".7"',
    );
  const belt = (y: number, shift: number) => {
    const load = repeat(4, (i) => {
      const size = 84 + Math.floor(next() * 62);
      return box(shift + i * 325, y, size, colours[Math.floor(next() * colours.length)] ?? '#fff');
    });
    // Rollers: the dots of one dashed line.
    const rollers = path(
      `M24 ${y + 20}H1200`,
      'stroke="#5f7d95" stroke-width="22" stroke-linecap="round" stroke-dasharray="0 48"',
    );
    return path(`M0 ${y}h1200v40H0z`, 'fill="#0b2033"') + rollers + load;
  };
  return cover(
    ['#16405b', '#2b7a8c', '#f0b56b'],
    circle(930, 190, 120, 'fill="#fff" fill-opacity=".2"') + belt(225, -40) + belt(430, 60) + belt(628, -90),
  );
}
