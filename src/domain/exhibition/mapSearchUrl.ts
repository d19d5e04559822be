/** Opens the map's app if it is installed, else its site. */
export function mapSearchUrl(place: string): string {
  // Unlike `encodeURIComponent` it does not throw on a lone surrogate.
  return `https://uri.amap.com/search?${new URLSearchParams({ keyword: place, callnative: '1' }).toString()}`;
}
