import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readAccent } from '#domain/exhibition/readAccent.ts';

type Tokens = Readonly<Record<string, string>>;

const sheets = ['theme', 'laterTheme', 'hallColours'].map((name) =>
  readFileSync(`src/ui/${name}.css`, 'utf8'),
);

/** The colours that the blocks of a selector give to the tokens, by name. */
function tokensOf(selector: string): Tokens {
  const found: Record<string, string> = {};
  for (const sheet of sheets)
    for (const block of sheet.split(`\n${selector} {`).slice(1))
      for (const [, name = '', value = ''] of block
        .slice(0, block.indexOf('\n}'))
        .matchAll(/(--x-[\w-]+): ([^;]+);/g))
        found[name] = value;
  return found;
}

const light = tokensOf(':root');
const schemes = { light, dark: { ...light, ...tokensOf('[data-prefers-color-scheme="dark"]') } };

/** What is drawn where an exhibition has no colour. */
function colourOf(tokens: Tokens, name: string): string {
  const value = tokens[name] ?? '';
  const [, other = '', fallback] = /^var\((--[\w-]+)(?:, (.+))?\)$/.exec(value) ?? [];
  return other === '' ? value : (fallback ?? colourOf(tokens, other));
}

function luminance(colour: string): number {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour;
  const [red = 0, green = 0, blue = 0] = (digits.match(/[\da-f]{2}/gi) ?? []).map((part) => {
    const share = parseInt(part, 16) / 255;
    return share <= 0.04045 ? share / 12.92 : Math.pow((share + 0.055) / 1.055, 2.4);
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** WCAG 2: from 1 to 21. */
function contrast(one: string, other: string): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

const texts = [
  ...['ground', 'card', 'inset', 'accent-soft'].map((ground) => ['ink', ground] as const),
  ...['ground', 'card', 'inset'].map((ground) => ['ink-soft', ground] as const),
  ...['ground', 'card', 'accent-soft'].map((ground) => ['accent', ground] as const),
  ...['warn', 'success', 'danger'].flatMap((tone) => [
    [tone, `${tone}-soft`] as const,
    [tone, 'card'] as const,
  ]),
  ['placeholder', 'card'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-pressed'],
  ['on-accent', 'danger'],
  ['on-accent', 'success'],
  ...['none', 1, 2, 3, 4, 5, 6, 7, 8].map((hall) => ['on-hall', `hall-${hall}`] as const),
] as const;

describe.each(Object.entries(schemes))('in the %s scheme', (_, tokens) => {
  it.each(texts)('text in %s can be read on %s', (ink, ground) => {
    const pair = [colourOf(tokens, `--x-${ink}`), colourOf(tokens, `--x-${ground}`)] as const;
    expect(pair.every((colour) => /^#[\da-f]{3,6}$/.test(colour))).toBe(true);
    expect(contrast(...pair)).toBeGreaterThanOrEqual(4.5);
  });

  it.each(['card', 'ground', 'inset'])('the line of a field can be seen on %s', (ground) => {
    expect(
      contrast(colourOf(tokens, '--x-control-line'), colourOf(tokens, `--x-${ground}`)),
    ).toBeGreaterThanOrEqual(3);
  });
});

it('each colour that an exhibition may have can be read in the dark scheme', () => {
  const { dark } = schemes;
  const steps = ['00', '22', '44', '66', '88', 'aa', 'cc', 'ff'];
  const colours = steps.flatMap((red) =>
    steps.flatMap((green) => steps.map((blue) => `#${red}${green}${blue}`)),
  );
  const accents = colours.map(readAccent).filter((accent) => accent !== undefined);
  expect(accents.length).toBeGreaterThan(100);
  for (const { accent, dark: lighter, darkSoft } of accents)
    for (const ground of [
      dark['--x-card'] ?? '',
      dark['--x-ground'] ?? '',
      dark['--x-on-accent'] ?? '',
      darkSoft,
    ])
      expect({ accent, ground, isRead: contrast(lighter, ground) >= 4.5 }).toMatchObject({ isRead: true });
});
