import { createStore } from 'zustand/vanilla';
import type { ApiClient } from '#data/client/apiClient.ts';
import type { CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import { services } from '#session/services.ts';
import type { CatalogueHost } from './catalogueHost.ts';
import { type CatalogueNames, hallEntries, readNames } from './sources/catalogueSources.ts';
import { catalogueSources, readSource } from './sources/readSources.ts';
import { keepCatalogue, readKeptCatalogue } from './keptCatalogue.ts';
import { openCatalogueHost } from './openCatalogueHost.ts';

export interface CatalogueView {
  readonly exhibitionId: string;
  /** `partial`: not all is on the phone, so the server is searched too. */
  readonly state: 'opening' | 'reading' | 'whole' | 'partial';
  readonly count: number;
  /** The names of all exhibitors are there; those of products come after them. */
  readonly hasExhibitors: boolean;
  /** When all of it was read; 0 where it has never been. */
  readonly readAtMs: number;
  /** Grows with each change of what can be found. */
  readonly version: number;
}

const nothing = { state: 'opening', count: 0, hasExhibitors: false, readAtMs: 0, version: 0 } as const;

export const catalogueView = createStore<CatalogueView>()(() => ({ exhibitionId: '', ...nothing }));

/** A page of 500 is a long task on a slow phone. */
const pageSize = 250;
/** 30,000 rows of one kind: more would mean a server that takes no notice of the page. */
const mostPages = 120;
/** So long it is not read again. */
export const freshMs = 15 * 60_000;
/** So long it is good enough for a part of a page, which is no search. */
export const dayMs = 24 * 60 * 60_000;

let running: Promise<void> | undefined;
/** How old it was allowed to be when it was opened. */
let allowedMs = freshMs;

/**
 * Opens what the phone has kept and reads the exhibition's names in the background. Never rejects.
 * @param isAskedFor the visitor has asked for it: it is read on a slow or metered line too
 * @param keptMs how old what the phone has kept may be, in milliseconds, before it is read again
 */
export function openCatalogue(exhibitionId: string, isAskedFor = false, keptMs = freshMs): void {
  const { exhibitionId: opened, state } = catalogueView.getState();
  const isOpened = opened === exhibitionId;
  if (isOpened && (running !== undefined || (state === 'whole' && allowedMs <= keptMs))) return;
  allowedMs = keptMs;
  if (!isOpened) catalogueView.setState({ exhibitionId, ...nothing }, true);
  running = fill(exhibitionId, isAskedFor, keptMs)
    .catch(() => set(exhibitionId, { state: 'partial' }))
    .then(() => {
      running = undefined;
    });
}

/** Another exhibition may have been opened since. */
function set(exhibitionId: string, change: Partial<Omit<CatalogueView, 'exhibitionId' | 'version'>>): void {
  const { exhibitionId: opened, version } = catalogueView.getState();
  if (opened === exhibitionId) catalogueView.setState({ ...change, version: version + 1 });
}

/** Other people can be found now. */
export const notePeople = (exhibitionId: string): void => set(exhibitionId, {});

const isOpen = (exhibitionId: string) => catalogueView.getState().exhibitionId === exhibitionId;

async function fill(exhibitionId: string, isAskedFor: boolean, keptMs: number): Promise<void> {
  const host = await openCatalogueHost();
  const { state, count, readAtMs } = catalogueView.getState();
  const kept =
    state === 'opening' ? await host.open(await readKeptCatalogue(exhibitionId)) : { count, readAtMs };
  const { now, client: openClient } = services();
  const isFresh = kept.readAtMs > 0 && now() - kept.readAtMs < keptMs;
  set(exhibitionId, {
    readAtMs: kept.readAtMs,
    hasExhibitors: kept.readAtMs > 0,
    count: isFresh ? kept.count : 0,
    state: isFresh ? 'whole' : 'reading',
  });
  if (isFresh) return;
  if (!isAskedFor && !isGoodLine())
    return set(exhibitionId, { state: kept.readAtMs > 0 ? 'whole' : 'partial' });
  try {
    const unread = await readAll(exhibitionId, host, await openClient());
    if (!isOpen(exhibitionId)) return;
    const { bytes, ...facts } = await host.complete(now(), unread);
    await keepCatalogue(exhibitionId, bytes);
    set(exhibitionId, { ...facts, state: 'whole' });
  } catch (cause) {
    // What is kept is searched on; the screen says how old it is.
    if (kept.readAtMs === 0) throw cause;
    set(exhibitionId, { state: 'whole' });
  }
}

/** The kinds that the server did not answer for. @throws ApiProblem */
async function readAll(
  exhibitionId: string,
  host: CatalogueHost,
  client: ApiClient,
): Promise<readonly SearchKind[]> {
  const unread: SearchKind[] = [];
  const names = await readNames(client, exhibitionId);
  await host.add(hallEntries(names));
  for (const source of catalogueSources) {
    let hasMore = true;
    for (let pageIndex = 1; hasMore && pageIndex <= mostPages && isOpen(exhibitionId); pageIndex += 1) {
      const page = await readSource(source, client, { exhibitionId, pageIndex, pageSize }, names);
      if (page === undefined) unread.push(source.kind);
      hasMore = page?.hasMore ?? false;
      await host.add(page?.entries ?? []);
      set(exhibitionId, { count: catalogueView.getState().count + (page?.entries.length ?? 0) });
    }
    if (source.kind === 'exhibitor') set(exhibitionId, { hasExhibitors: true });
  }
  return unread;
}

let known: { exhibitionId: string; names: CatalogueNames } | undefined;

/** Looks on the server for what is not on the phone, and adds it to what can be found. @throws ApiProblem */
export async function findOnServer(client: ApiClient, exhibitionId: string, search: string): Promise<number> {
  const host = await openCatalogueHost();
  if (known?.exhibitionId !== exhibitionId)
    known = { exhibitionId, names: await readNames(client, exhibitionId) };
  const { names } = known;
  const pages = await Promise.all(
    catalogueSources.map((source) =>
      readSource(source, client, { exhibitionId, pageIndex: 1, pageSize: 30, search }, names),
    ),
  );
  const entries = pages.reduce<readonly CatalogueEntry[]>(
    (all, page) => [...all, ...(page?.entries ?? [])],
    [],
  );
  await host.add(entries);
  set(exhibitionId, {});
  return entries.length;
}

interface Line {
  readonly saveData?: boolean;
  readonly effectiveType?: string;
}

/** Where the browser does not say, it is taken for one. */
function isGoodLine(): boolean {
  const { saveData = false, effectiveType = '4g' } =
    (navigator as Navigator & { readonly connection?: Line }).connection ?? {};
  return !saveData && effectiveType === '4g';
}
