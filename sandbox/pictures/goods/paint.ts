/** The colours of one product: its body from light to dark, the maker's colour, and what is glass or dark. */
export interface Paint {
  readonly light: string;
  readonly body: string;
  readonly shade: string;
  readonly accent: string;
  readonly deep: string;
  readonly glass: string;
}

/** Draws on 640 x 640; stands on the floor at 500. */
export type Draw = (paint: Paint) => string;

const accents = ['#f97316', '#2563eb', '#0d9488', '#dc2626', '#ca8a04', '#7c3aed', '#0284c7', '#16a34a'];

const bodies = [
  { light: '#ffffff', body: '#e8edf4', shade: '#c3cddb' },
  { light: '#fdf6e9', body: '#f0e2c8', shade: '#d3be97' },
  { light: '#eaf1f7', body: '#c9d6e3', shade: '#9fb1c4' },
  { light: '#f4f4f5', body: '#d9dbe0', shade: '#aeb3bd' },
] as const;

/** One of 32. */
export function paintOf(number: number): Paint {
  const body = bodies[Math.floor(number / accents.length) % bodies.length] ?? bodies[0];
  return {
    ...body,
    accent: accents[number % accents.length] ?? '#2563eb',
    deep: '#243244',
    glass: '#8fc7e8',
  };
}
