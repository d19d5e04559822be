import { cutCodePoints } from '#domain/text/cleanText.ts';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type {
  CatalogueAnswer,
  CatalogueEntry,
  FoundEntry,
  SearchKind,
} from '#domain/matching/catalogueEntry.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';
import { highlight, type TextPart } from '#domain/matching/highlight.ts';
import { orderKinds } from './orderKinds.ts';
import { createSearchIndex, type SearchEntry } from './searchIndex.ts';

export interface CatalogueOptions {
  readonly language: keyof TextPair;
  /** How many entries of each kind. */
  readonly limit: number;
}

/** All that can be found at one exhibition, and the texts that a result shows. */
export interface Catalogue {
  /** An entry of the same kind and id is replaced. */
  readonly add: (entries: readonly CatalogueEntry[]) => void;
  readonly search: (query: string, options: CatalogueOptions) => CatalogueAnswer;
  readonly all: () => readonly CatalogueEntry[];
}

const keyOf = (kind: SearchKind, id: string) => `${kind}/${id}`;

export function createCatalogue(table: ChineseTable | undefined): Catalogue {
  const index = createSearchIndex<SearchKind>(table);
  const byKey = new Map<string, CatalogueEntry>();

  function add(entries: readonly CatalogueEntry[]) {
    for (const entry of entries) byKey.set(keyOf(entry.kind, entry.id), entry);
    index.add(entries.map(indexed));
  }

  function search(query: string, { language, limit }: CatalogueOptions): CatalogueAnswer {
    const { hits, counts, isCorrected } = index.search(query, { limit });
    const byKind = new Map<SearchKind, FoundEntry[]>();
    for (const { kind, id } of hits) {
      const entry = byKey.get(keyOf(kind, id));
      if (entry === undefined) continue;
      const found = byKind.get(kind);
      const marked = markNames(entry.name, query, language, table);
      if (found === undefined) byKind.set(kind, [{ entry, ...marked }]);
      else found.push({ entry, ...marked });
    }
    const kinds = Array.from(byKind, ([kind, entries]) => ({ kind, count: counts[kind] ?? 0, entries }));
    return { kinds: orderKinds(kinds), isCorrected };
  }

  return { add, search, all: () => Array.from(byKey.values()) };
}

const both = ({ zh, en }: TextPair) => [zh, en].filter((text) => text !== '');

const longestNote = 200;

function indexed({
  kind,
  id,
  name,
  note,
  more = '',
  hall,
  booth,
  rank,
}: CatalogueEntry): SearchEntry<SearchKind> {
  return {
    kind,
    id,
    names: both(name),
    more: `${cutCodePoints(both(note).join(' '), longestNote)} ${more}`.trim(),
    // The spelling of the Chinese name is the one that boothKey reads; an English hall has the same number.
    booth: booth === '' ? '' : `${hall.zh || hall.en} ${booth}`.trim(),
    rank,
  };
}

function markNames(
  name: TextPair,
  query: string,
  language: keyof TextPair,
  table: ChineseTable | undefined,
): Pick<FoundEntry, 'name' | 'otherName'> {
  const shown = name[language] || both(name)[0] || '';
  const other = both(name).find((text) => text !== shown) ?? '';
  const parts = highlight(shown, query, table);
  const otherParts = hasHit(parts) || other === '' ? [] : highlight(other, query, table);
  return { name: parts, otherName: hasHit(otherParts) ? otherParts : [] };
}

const hasHit = (parts: readonly TextPart[]) => parts.some(({ isHit }) => isHit);

/**
 * What was found among people and among all else: people right behind exhibitors, products and sessions where a name is what was
 * typed, else last. What is as it was typed hides what is only similar.
 */
export function joinAnswers(people: CatalogueAnswer, others: CatalogueAnswer): CatalogueAnswer {
  if (people.kinds.length === 0) return others;
  if (others.kinds.length === 0 || (others.isCorrected && !people.isCorrected)) return people;
  if (people.isCorrected && !others.isCorrected) return others;
  const kinds = isNamed(people) ? [...people.kinds, ...others.kinds] : [...others.kinds, ...people.kinds];
  return { kinds: orderKinds(kinds), isCorrected: others.isCorrected };
}

const isNamed = ({ kinds }: CatalogueAnswer): boolean =>
  kinds.some(({ entries }) =>
    entries.some(({ name, otherName }) => [...name, ...otherName].some(({ isHit }) => isHit)),
  );
