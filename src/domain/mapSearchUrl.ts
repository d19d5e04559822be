/** A public map's search for a place by its name: it opens the map's app where there is one, else its site. */
export function mapSearchUrl(place: string): string {
  // Unlike `encodeURIComponent` it does not throw for half a character.
  return `https://uri.amap.com/search?${new URLSearchParams({ keyword: place, callnative: '1' }).toString()}`;
}
