import { type Catalogue, type CatalogueOptions, createCatalogue, joinAnswers } from './rules/catalogue.ts';
import type { CatalogueAnswer, CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import type { ChineseData, ChineseTable } from '#domain/matching/chineseTable.ts';
import { suggestEntries } from './rules/suggestEntries.ts';
import type { Suggestion, SuggestionsAsked } from './rules/suggestion.ts';
import { groupByLetter, type LetterGroup } from './rules/groupByLetter.ts';
import { readChineseTable } from '#domain/matching/readChineseTable.ts';
import { pause, readCatalogue, sliceSize, writeCatalogue } from './catalogueBytes.ts';

/** How much is in a catalogue, and how old it is. */
export interface CatalogueFacts {
  readonly count: number;
  /** When all of it had been read; 0 for a catalogue that has never been complete. */
  readonly readAtMs: number;
}

export interface CompleteCatalogue extends CatalogueFacts {
  /** To be kept on the phone: as bytes, which pass between worker, page and database without a copy in the page. */
  readonly bytes: ArrayBuffer;
}

/** What a worker does for the page, or the page itself where there is no worker. One exhibition is open. */
export interface CatalogueHost {
  /** Begins with what the phone has kept. */
  open(bytes: ArrayBuffer | undefined): Promise<CatalogueFacts>;
  add(entries: readonly CatalogueEntry[]): Promise<void>;
  /** In place of the people before. They are found with the rest, and kept nowhere. */
  setPeople(entries: readonly CatalogueEntry[]): Promise<void>;
  /** All has been read but kinds that are `unread`: what was not among it is gone, of those kinds nothing is. */
  complete(readAtMs: number, unread?: readonly SearchKind[]): Promise<CompleteCatalogue>;
  search(query: string, options: CatalogueOptions): Promise<CatalogueAnswer>;
  /** What there is of one kind by the first letter of its name. */
  letters(kind: SearchKind, language: CatalogueOptions['language']): Promise<readonly LetterGroup[]>;
  /** Out of the catalogue, and of `people`, who are in none. */
  suggest(
    asked: SuggestionsAsked,
    people?: readonly CatalogueEntry[],
  ): Promise<ReadonlyMap<SearchKind, readonly Suggestion[]>>;
}

/** Without the table Chinese is still found by its characters; the next call tries to load it again. */
function tableLoader(loadChinese: () => Promise<ChineseData>): () => Promise<ChineseTable | undefined> {
  let table: ChineseTable | undefined;
  return async () => {
    table ??= await loadChinese().then(readChineseTable, () => undefined);
    return table;
  };
}

export function createCatalogueHost(loadChinese: () => Promise<ChineseData>): CatalogueHost {
  let shown: Catalogue = createCatalogue(undefined);
  let people: Catalogue = createCatalogue(undefined);
  let peopleSet = 0;
  /** What has been read since it was opened. */
  let fresh = new Map<string, CatalogueEntry>();
  const loadTable = tableLoader(loadChinese);

  async function create(entries: readonly CatalogueEntry[]): Promise<Catalogue> {
    const catalogue = createCatalogue(await loadTable());
    for (let at = 0; at < entries.length; at += sliceSize) {
      catalogue.add(entries.slice(at, at + sliceSize));
      await pause();
    }
    return catalogue;
  }

  return {
    async open(bytes) {
      fresh = new Map();
      const kept = await readCatalogue(bytes);
      shown = await create(kept.entries);
      return { count: kept.entries.length, readAtMs: kept.readAtMs };
    },
    async add(entries) {
      for (const entry of entries) fresh.set(`${entry.kind}/${entry.id}`, entry);
      for (let at = 0; at < entries.length; at += sliceSize) {
        shown.add(entries.slice(at, at + sliceSize));
        await pause();
      }
    },
    async setPeople(entries) {
      peopleSet += 1;
      const order = peopleSet;
      // Those of the person before are gone before these are there.
      people = createCatalogue(undefined);
      const next = await create(entries);
      if (order === peopleSet) people = next;
    },
    async complete(readAtMs, unread = []) {
      const kept = shown
        .all()
        .filter(({ kind, id }) => unread.indexOf(kind) >= 0 && !fresh.has(`${kind}/${id}`));
      const entries = [...Array.from(fresh.values()), ...kept];
      if (shown.all().length !== entries.length) shown = await create(entries);
      return { count: entries.length, readAtMs, bytes: await writeCatalogue({ readAtMs, entries }) };
    },
    search: async (query, options) =>
      joinAnswers(people.search(query, options), shown.search(query, options)),
    letters: async (wanted, language) =>
      groupByLetter(
        shown.all().filter(({ kind }) => kind === wanted),
        language,
        await loadTable(),
      ),
    suggest: (asked, others = []) => inSlices(suggestEntries([...shown.all(), ...others], asked)),
  };
}

/** Lets a page draw and a worker answer the next key in between. */
const longestSliceMs = 10;

async function inSlices<T>(steps: Generator<undefined, T, undefined>): Promise<T> {
  let startedMs = performance.now();
  for (let step = steps.next(); ; step = steps.next()) {
    if (step.done === true) return step.value;
    if (performance.now() - startedMs < longestSliceMs) continue;
    await pause();
    startedMs = performance.now();
  }
}
