export interface Region {
  readonly province: string;
  readonly city: string;
  readonly area: string;
}

export const noRegion: Region = { province: '', city: '', area: '' };

/** In one line; a municipality is not said twice. */
export function regionText({ province, city, area }: Region): string {
  return [province, city === province ? '' : city, area].filter((part) => part !== '').join(' ');
}

/** Whether a region is another one, or the province or the city around it. */
export const contains = (outer: Region, inner: Region): boolean =>
  (outer.province === '' || outer.province === inner.province) &&
  (outer.city === '' || outer.city === inner.city) &&
  (outer.area === '' || outer.area === inner.area);
