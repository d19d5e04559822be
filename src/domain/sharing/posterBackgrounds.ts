const ofExhibitors = 'EXHIBITOR';

interface PosterTemplate {
  readonly Type: string;
  readonly BackgroundImage: string;
}

/** Addresses of what an exhibitor's poster can be drawn on: those made for exhibitors first, then those for every poster. */
export function posterBackgrounds(templates: readonly PosterTemplate[]): readonly string[] {
  const of = (type: string) => templates.filter(({ Type }) => Type === type);
  const addresses = [...of(ofExhibitors), ...of('')].map(({ BackgroundImage }) => BackgroundImage);
  return Array.from(new Set(addresses.filter((address) => address !== '')));
}
