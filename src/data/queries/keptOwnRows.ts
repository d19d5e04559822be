import type { QueryFunctionContext } from '@tanstack/react-query';
import { openSealedBox } from '#device/drafts/sealedBox.ts';
import { browserDatabases } from '#device/storage/appDeviceStore.ts';
import { createDatabase, type Database } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { isFresh } from '#device/storage/isFresh.ts';
import { isServerRow } from '#domain/record/serverRow.ts';
import { services } from '#session/services.ts';
import type { KeptAnswer } from './keptAnswers.ts';
import { showKept } from './readKept.ts';

/** Which rows, and of whom: they are found by the same people alone. */
export interface OwnPlace {
  readonly exhibitionId: string;
  readonly visitorIds: readonly string[];
  readonly name: string;
}

/** As long as conversations. */
const lifeMs = 7 * 24 * 60 * 60_000;
/** Writing takes some milliseconds, which the first picture needs. */
const keepsAfterMs = 1_000;

let database: Database | undefined;

const open = () => (database ??= createDatabase({ indexedDB: browserDatabases(), name: ownNames.database }));

const keyOf = ({ exhibitionId, visitorIds, name }: OwnPlace) =>
  `${ownNames.ownRowsPrefix}${exhibitionId}/${Array.from(visitorIds).sort().join(',')}/${name}`;

/**
 * Personal rows as this phone has last read them; undefined where none are kept, or they are too old.
 * @param keptMs how old they may be; `Infinity` for what a person has typed
 */
export async function readOwnRows(place: OwnPlace, keptMs = lifeMs): Promise<KeptAnswer | undefined> {
  const stored = await open().get(keyOf(place));
  if (!isServerRow(stored)) return undefined;
  const readAtMs = Number(stored['readAtMs']);
  if (!isFresh(readAtMs, keptMs, services().now())) {
    await open().remove(keyOf(place));
    return undefined;
  }
  // The key is asked for each time: a logout has removed the one before.
  const text = await (await openSealedBox(open()))?.open(stored['sealed']);
  return text === undefined ? undefined : { answer: JSON.parse(text), readAtMs };
}

/** An exhibition of which rows of this name are kept; undefined where there is none. */
export async function findOwnRows(name: string): Promise<string | undefined> {
  const prefix = ownNames.ownRowsPrefix;
  const found = (await open().keys(prefix)).find((key) => key.slice(-name.length - 1) === `/${name}`);
  return found?.slice(prefix.length).split('/')[0];
}

/** Sealed; where nothing can be sealed they live as long as the page. `null` is what is no more. True where they outlast it. */
export async function keepOwnRows(place: OwnPlace, { answer, readAtMs }: KeptAnswer): Promise<boolean> {
  if (answer === null) await open().remove(keyOf(place));
  const sealed =
    answer === null ? undefined : await (await openSealedBox(open()))?.seal(JSON.stringify(answer));
  return sealed !== undefined && open().keep(keyOf(place), { readAtMs, sealed });
}

/**
 * Reads personal rows and keeps them on the phone until the logout, for seven days at most. Until, or unless, they are read, the
 * query has what the phone has kept, with the time at which that was read: also after the page was closed.
 */
export async function readOwnKept<T>(
  context: Pick<QueryFunctionContext, 'client' | 'queryKey'>,
  place: OwnPlace,
  read: () => Promise<T>,
  find: () => Promise<KeptAnswer | undefined> = () => readOwnRows(place),
): Promise<T> {
  const { client, queryKey } = context;
  const found = find();
  await showKept(context, found);
  const answer = await read().catch(async (error: unknown) => {
    // Where the server is out of reach, a database that took longer than the first picture may wait is all there is.
    const kept = await found;
    if (kept !== undefined && client.getQueryData(queryKey) === undefined)
      client.setQueryData(queryKey, kept.answer, { updatedAt: kept.readAtMs });
    throw error;
  });
  const readAtMs = services().now();
  setTimeout(() => {
    // Logging out has removed everything that was read.
    if (client.getQueryData(queryKey) !== undefined) void keepOwnRows(place, { answer, readAtMs });
  }, keepsAfterMs);
  return answer;
}
