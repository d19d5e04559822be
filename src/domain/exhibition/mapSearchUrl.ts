const mapSearch = 'https://uri.amap.com/search?';

/** Opens the map's app if it is installed, else its site. */
export function mapSearchUrl(place: string): string {
  // Unlike `encodeURIComponent` it does not throw on a lone surrogate.
  return `${mapSearch}${new URLSearchParams({ keyword: place, callnative: '1' }).toString()}`;
}

/** Whether an address is one that {@link mapSearchUrl} has made. */
export const isMapSearch = (url: string): boolean => url.indexOf(mapSearch) === 0;
