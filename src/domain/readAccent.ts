/** The colours that follow from an organiser's own: for text and grounds, pressed, and a light ground of it. */
export interface Accent {
  readonly accent: string;
  readonly pressed: string;
  readonly soft: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The page's ground, darker than white: what can be read on it can be read on a card as well. */
const ground: Rgb = [245, 247, 250];
const leastContrast = 4.5;

/** The accent of an exhibition; undefined where its colour is none, or where words in it, or white words on it, could not be read. */
export function readAccent(colour: unknown): Accent | undefined {
  const rgb = typeof colour === 'string' ? findRgb(colour.trim()) : undefined;
  if (rgb === undefined) return undefined;
  const soft = mix(rgb, white, 0.9);
  const isReadable = [white, ground, soft].every((other) => contrast(rgb, other) >= leastContrast);
  return isReadable ? { accent: hex(rgb), pressed: hex(mix(rgb, black, 0.2)), soft: hex(soft) } : undefined;
}

/** `#rgb` and `#rrggbb`: nothing else gets into a style. */
function findRgb(colour: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (parts === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16));
  return [red, green, blue];
}

/** Of WCAG 2: 1 for the same colour, 21 for black on white. */
function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

function luminance([red, green, blue]: Rgb): number {
  const linear = (part: number) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  };
  return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
}

/** `share` of the other colour in it, 0 to 1. */
function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

function hex(rgb: Rgb): string {
  return `#${rgb.map((part) => `0${part.toString(16)}`.slice(-2)).join('')}`;
}
