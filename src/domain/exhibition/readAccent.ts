/** Derived colours: accent, pressed, and a light background. */
export interface Accent {
  readonly accent: string;
  readonly pressed: string;
  readonly soft: string;
}

type Rgb = readonly [red: number, green: number, blue: number];

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The page's background, darker than white: what is legible on it is legible on a card too. */
const ground: Rgb = [245, 247, 250];
const leastContrast = 4.5;

/** Undefined if it is no colour, or if text in it, or white text on it, has too little contrast. */
export function readAccent(colour: unknown): Accent | undefined {
  const rgb = typeof colour === 'string' ? findRgb(colour.trim()) : undefined;
  if (rgb === undefined) return undefined;
  const soft = mix(rgb, white, 0.9);
  const isReadable = [white, ground, soft].every((other) => contrast(rgb, other) >= leastContrast);
  return isReadable ? { accent: hex(rgb), pressed: hex(mix(rgb, black, 0.2)), soft: hex(soft) } : undefined;
}

/** Only `#rgb` and `#rrggbb` get into a style. */
function findRgb(colour: string): Rgb | undefined {
  const short = /^#([0-9a-f])([0-9a-f])([0-9a-f])$/i.exec(colour);
  const long = /^#([0-9a-f]{2})([0-9a-f]{2})([0-9a-f]{2})$/i.exec(colour);
  const parts = short?.slice(1).map((digit) => digit + digit) ?? long?.slice(1);
  if (parts === undefined) return undefined;
  const [red = 0, green = 0, blue = 0] = parts.map((part) => parseInt(part, 16));
  return [red, green, blue];
}

/** The WCAG 2 contrast ratio, 1 to 21. */
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

function mix(one: Rgb, other: Rgb, share: number): Rgb {
  const part = (index: 0 | 1 | 2) => Math.round(one[index] * (1 - share) + other[index] * share);
  return [part(0), part(1), part(2)];
}

function hex(rgb: Rgb): string {
  return `#${rgb.map((part) => `0${part.toString(16)}`.slice(-2)).join('')}`;
}
