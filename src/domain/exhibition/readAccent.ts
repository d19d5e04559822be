/** The parts of an accent: itself, pressed and as a background; on a dark page, where it is lighter, itself and as a background; `#rrggbb`. */
export const accentParts = ['accent', 'pressed', 'soft', 'dark', 'darkSoft'] as const;

export type Accent = Readonly<Record<(typeof accentParts)[number], string>>;

type Rgb = readonly number[];

/** White, and the page's background: what is legible on that is legible on a card too. */
const grounds: readonly Rgb[] = [
  [255, 255, 255],
  [245, 247, 250],
];
const leastContrast = 4.5;

/** Undefined if it is no colour, or if text in it, or white text on it, has too little contrast. */
export function readAccent(colour: unknown): Accent | undefined {
  const rgb = typeof colour === 'string' ? findRgb(colour.trim()) : undefined;
  if (rgb === undefined) return undefined;
  const soft = mix(rgb, 0.1, 255);
  const isReadable = grounds.concat([soft]).every((other) => contrast(rgb, other) >= leastContrast);
  return isReadable
    ? {
        accent: hex(rgb),
        pressed: hex(mix(rgb, 0.8, 0)),
        soft: hex(soft),
        dark: hex(mix(rgb, 0.45, 255)),
        darkSoft: hex(mix(rgb, 0.2, 34)),
      }
    : undefined;
}

/** `share` of the colour, from 0 to 1, and for the rest a grey, from 0 to 255. */
const mix = (rgb: Rgb, share: number, grey: number): Rgb =>
  rgb.map((part) => Math.round(part * share + grey * (1 - share)));

/** Only `#rgb` and `#rrggbb` get into a style. */
function findRgb(colour: string): Rgb | undefined {
  const digits = /^#([0-9a-f]{3}|[0-9a-f]{6})$/i.exec(colour)?.[1];
  const long = digits?.length === 3 ? digits.replace(/./g, '$&$&') : digits;
  return long?.match(/../g)?.map((part) => parseInt(part, 16));
}

/** The WCAG 2 contrast ratio of a darker colour on a lighter one, up to 21; below 1 where it is the lighter one. */
const contrast = (dark: Rgb, light: Rgb): number => (luminance(light) + 0.05) / (luminance(dark) + 0.05);

function luminance(rgb: Rgb): number {
  const [red = 0, green = 0, blue = 0] = rgb.map((part) => {
    const share = part / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

const hex = (rgb: Rgb): string => `#${rgb.map((part) => `0${part.toString(16)}`.slice(-2)).join('')}`;
