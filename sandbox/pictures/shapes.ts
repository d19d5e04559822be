/** Pieces of SVG. Numbers are rounded to keep every picture small. */
export const round = (value: number) => Math.round(value * 10) / 10;

/** The background of a cover, from the upper left to the lower right. */
export type Ground = readonly [string, string, string];

const coverWidth = 1200;
const coverHeight = 675;

/** A cover: a graded ground, a soft light, and the motif on top. */
export function cover(ground: Ground, motif: string): string {
  const [from, middle, to] = ground;
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${coverWidth} ${coverHeight}" width="${coverWidth}" height="${coverHeight}">` +
    `<defs><linearGradient id="g" x1="0" y1="0" x2="1" y2="1"><stop stop-color="${from}"/><stop offset=".55" stop-color="${middle}"/><stop offset="1" stop-color="${to}"/></linearGradient>` +
    `<radialGradient id="l" cx=".78" cy=".18" r=".7"><stop stop-color="#fff" stop-opacity=".38"/><stop offset="1" stop-color="#fff" stop-opacity="0"/></radialGradient></defs>` +
    `<path fill="url(#g)" d="M0 0h${coverWidth}v${coverHeight}H0z"/><path fill="url(#l)" d="M0 0h${coverWidth}v${coverHeight}H0z"/>${motif}</svg>`
  );
}

export function circle(x: number, y: number, r: number, attributes: string): string {
  return `<circle cx="${round(x)}" cy="${round(y)}" r="${round(r)}" ${attributes}/>`;
}

export function path(d: string, attributes: string): string {
  return `<path d="${d}" ${attributes}/>`;
}

export function group(attributes: string, content: string): string {
  return `<g ${attributes}>${content}</g>`;
}

/** The part of a ring between two angles, in degrees clockwise from the top. */
export function arc(x: number, y: number, r: number, from: number, to: number, attributes: string): string {
  const at = (angle: number) => {
    const radians = ((angle - 90) * Math.PI) / 180;
    return `${round(x + r * Math.cos(radians))} ${round(y + r * Math.sin(radians))}`;
  };
  return path(`M${at(from)}A${r} ${r} 0 ${to - from > 180 ? 1 : 0} 1 ${at(to)}`, attributes);
}

/** A band that waves from left to right and fills everything below. */
export function wave(y: number, height: number, length: number, shift: number, attributes: string): string {
  let d = `M${-shift} ${y}`;
  for (let x = -shift; x < coverWidth; x += length) {
    d += `q${length / 4} ${-height} ${length / 2} 0t${length / 2} 0`;
  }
  return path(`${d}V${coverHeight}H${-shift}z`, attributes);
}

/** `count` things, each drawn from its index. */
export function repeat(count: number, draw: (index: number) => string): string {
  return Array.from({ length: count }, (_, index) => draw(index)).join('');
}

/** A pseudo-random sequence between 0 and 1, the same for the same seed. */
export function steadyNumbers(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** A rectangle with round corners. */
export function rect(x: number, y: number, width: number, height: number, r: number, fill: string): string {
  return `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}" rx="${r}" fill="${fill}"/>`;
}

/** A bar between two points, with round ends. */
export function bar(
  from: readonly [number, number],
  to: readonly [number, number],
  width: number,
  ink: string,
): string {
  return path(
    `M${from[0]} ${from[1]}L${to[0]} ${to[1]}`,
    `stroke="${ink}" stroke-width="${width}" stroke-linecap="round"`,
  );
}

/** One of a list that is not empty, by any whole number from 0 on. */
export function one<T>(list: readonly T[], number: number): T {
  const [first] = list;
  if (first === undefined) throw new Error('The list is empty.');
  return list[number % list.length] ?? first;
}
