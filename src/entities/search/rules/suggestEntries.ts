import type { TextPair } from '#domain/form/formDefinition.ts';
import type { CatalogueEntry, SearchKind } from '#domain/matching/catalogueEntry.ts';
import { type BestOfTopics, bestOfTopics, mixTopics } from './bestOfTopics.ts';
import {
  type EntryKey,
  entryKey,
  type InterestWord,
  type Reason,
  type ReasonCode,
  type Suggestion,
  type SuggestionsAsked,
} from './suggestion.ts';

const weights: Readonly<Record<ReasonCode, number>> = {
  offered: 5,
  favouriteSupplier: 4,
  searched: 4,
  sharedTopic: 4,
  favouriteTopic: 3,
  answered: 3,
  seenTopic: 1,
};
/** What one dismissed entry takes from its topic. */
const dismissedWeight = 2;
const mostReasons = 3;
const mostWords = 30;
/** One character is part of nearly every Chinese name, and two letters of many English ones. */
const shortest = { chinese: 2, other: 3 };

interface Topic {
  favourites: number;
  seen: number;
  dismissed: number;
  readonly text: TextPair;
}

const textOf = ({ zh, en }: TextPair) => zh || en;

/** So many entries are looked at between two steps: some milliseconds of a slow phone. */
const stepSize = 250;

type Found = ReadonlyMap<SearchKind, readonly Suggestion[]>;

/**
 * What of an exhibition fits a visitor's interests, with the reasons; nothing that is a favourite, was opened, dismissed or called
 * off, and nothing without a reason. The topic of an exhibitor is its kind of products, that of a product is its supplier's. In steps,
 * between which a page can do something else; the last one returns what was found.
 */
export function* suggestEntries(
  entries: readonly CatalogueEntry[],
  { interests, kinds, limit }: SuggestionsAsked,
): Generator<undefined, Found, undefined> {
  const known = new Set([...interests.favourites, ...interests.seen, ...interests.dismissed]);
  const { suppliers, byKey } = yield* lookUp(entries, known);
  const topicOf = (entry: CatalogueEntry) => topicTextOf(entry, suppliers);
  const topics = weighTopics(byKey, interests, topicOf);
  const favourites = new Set(interests.favourites);
  const words = searchableWords(interests.words);

  const weighed = new Map<SearchKind, BestOfTopics>(kinds.map((kind) => [kind, bestOfTopics(limit)]));
  let at = 0;
  for (const entry of entries) {
    at += 1;
    if (at % stepSize === 0) yield;
    const found = weighed.get(entry.kind);
    if (found === undefined || entry.isCancelled || known.has(keyOf(entry))) continue;
    const topic = textOf(topicOf(entry));
    const supplier = entry.kind === 'product' ? suppliers.get(textOf(entry.note)) : undefined;
    const isOfFavourite = supplier !== undefined && favourites.has(keyOf(supplier));
    const reasons = [
      ...wordReasons(entry, words),
      ...(isOfFavourite ? [{ code: 'favouriteSupplier', text: entry.note } as const] : []),
      ...(entry.kind === 'person' ? sharedReasons(entry, topics) : topicReasons(topics.get(topic))),
    ];
    if (reasons.length === 0) continue;
    const score = scoreOf(reasons, topics.get(topic));
    if (score > 0) found.add({ entry, at, topic, score, reasons: reasons.slice(0, mostReasons) });
  }
  yield;
  return new Map(Array.from(weighed, ([kind, found]) => [kind, shown(found, limit)]));
}

const shown = (found: BestOfTopics, limit: number): readonly Suggestion[] =>
  mixTopics(found.all())
    .slice(0, limit)
    .map(({ entry, reasons }) => ({ entry, reasons }));

interface LookUp {
  /** By the name that a product shows of its supplier. */
  readonly suppliers: ReadonlyMap<string, CatalogueEntry>;
  /** Those that interests name. */
  readonly byKey: ReadonlyMap<EntryKey, CatalogueEntry>;
}

function* lookUp(
  entries: readonly CatalogueEntry[],
  named: ReadonlySet<EntryKey>,
): Generator<undefined, LookUp, undefined> {
  const suppliers = new Map<string, CatalogueEntry>();
  const byKey = new Map<EntryKey, CatalogueEntry>();
  let at = 0;
  for (const entry of entries) {
    at += 1;
    if (at % stepSize === 0) yield;
    if (entry.kind === 'exhibitor') suppliers.set(textOf(entry.name), entry);
    const key = keyOf(entry);
    if (named.has(key)) byKey.set(key, entry);
  }
  return { suppliers, byKey };
}

const knownKeys = new WeakMap<CatalogueEntry, EntryKey>();

/** Made once for each entry: it is asked for at every suggestion. */
function keyOf(entry: CatalogueEntry): EntryKey {
  let key = knownKeys.get(entry);
  if (key === undefined) {
    key = entryKey(entry);
    knownKeys.set(entry, key);
  }
  return key;
}

const nothing: TextPair = { zh: '', en: '' };

function topicTextOf(entry: CatalogueEntry, suppliers: ReadonlyMap<string, CatalogueEntry>): TextPair {
  if (entry.kind === 'exhibitor') return entry.note;
  return entry.kind === 'product' ? (suppliers.get(textOf(entry.note))?.note ?? nothing) : nothing;
}

function weighTopics(
  byKey: ReadonlyMap<EntryKey, CatalogueEntry>,
  { favourites, seen, dismissed }: SuggestionsAsked['interests'],
  topicOf: (entry: CatalogueEntry) => TextPair,
): ReadonlyMap<string, Topic> {
  const topics = new Map<string, Topic>();
  const count = (keys: readonly EntryKey[], of: 'favourites' | 'seen' | 'dismissed') => {
    for (const key of Array.from(new Set(keys))) {
      const entry = byKey.get(key);
      const text = entry && topicOf(entry);
      if (text === undefined || textOf(text) === '') continue;
      const topic = topics.get(textOf(text)) ?? { favourites: 0, seen: 0, dismissed: 0, text };
      topic[of] += 1;
      topics.set(textOf(text), topic);
    }
  };
  count(favourites, 'favourites');
  count(seen, 'seen');
  count(dismissed, 'dismissed');
  return topics;
}

function topicReasons(topic: Topic | undefined): readonly Reason[] {
  if (topic === undefined) return [];
  if (topic.favourites > 0) return [{ code: 'favouriteTopic', text: topic.text }];
  return topic.seen > 0 ? [{ code: 'seenTopic', text: topic.text }] : [];
}

/** The kinds of products of what the visitor has saved or opened that a person says they are about. */
function sharedReasons(entry: CatalogueEntry, topics: ReadonlyMap<string, Topic>): readonly Reason[] {
  const searched = searchableText(entry);
  return Array.from(topics.values())
    .filter(({ favourites, seen }) => favourites + seen > 0)
    .sort((one, other) => other.favourites - one.favourites || other.seen - one.seen)
    .filter(({ text: { zh, en } }) =>
      [zh, en].some((text) => isLongEnough(text) && searched.indexOf(text.toLowerCase()) >= 0),
    )
    .map(({ text }): Reason => ({ code: 'sharedTopic', text }));
}

/** Ten favourites of one kind say more than one, but not ten times as much. */
const strength = (count: number) => (count === 0 ? 0 : 1 + Math.log2(count));

function scoreOf(reasons: readonly Reason[], topic: Topic | undefined): number {
  const ofWords = reasons
    .filter(({ code }) => code !== 'favouriteTopic' && code !== 'seenTopic')
    .reduce((sum, { code }) => sum + weights[code], 0);
  if (topic === undefined) return ofWords;
  const ofTopic =
    weights.favouriteTopic * strength(topic.favourites) + weights.seenTopic * strength(topic.seen);
  return ofWords + ofTopic - dismissedWeight * topic.dismissed;
}

interface SearchableWord extends InterestWord {
  /** As the texts that it is looked for in. */
  readonly spellings: readonly string[];
}

const isLongEnough = (text: string) =>
  text.length >= (/[\u3400-\u9fff]/.test(text) ? shortest.chinese : shortest.other);

function searchableWords(words: readonly InterestWord[]): readonly SearchableWord[] {
  const known = new Set<string>();
  const searched: SearchableWord[] = [];
  for (const word of words) {
    const spellings = [word.text.zh, word.text.en]
      .map((text) => text.trim().toLowerCase())
      .filter((text) => isLongEnough(text) && !known.has(text));
    for (const text of spellings) known.add(text);
    if (spellings.length > 0) searched.push({ ...word, spellings });
  }
  return searched.slice(0, mostWords);
}

const searchable = new WeakMap<CatalogueEntry, string>();

function searchableText(entry: CatalogueEntry): string {
  let text = searchable.get(entry);
  if (text === undefined) {
    const { name, note, kind, more: unseen = '' } = entry;
    // A product's note is its supplier, whose name says little of the product.
    const more = kind === 'product' ? [] : [note.zh, note.en];
    text = [name.zh, name.en, ...more, unseen].join('\n').toLowerCase();
    searchable.set(entry, text);
  }
  return text;
}

function wordReasons(entry: CatalogueEntry, words: readonly SearchableWord[]): readonly Reason[] {
  const searched = searchableText(entry);
  return words
    .filter(({ spellings }) => spellings.some((text) => searched.indexOf(text) >= 0))
    .map(({ source, text }): Reason => ({ code: source, text }))
    .sort((one, other) => weights[other.code] - weights[one.code]);
}
