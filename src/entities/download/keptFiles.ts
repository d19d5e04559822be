import { useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { createKeptFileStore, type KeptFileStore } from './kept/keptFileStore.ts';
import { browserDatabases } from '#device/storage/appDeviceStore.ts';
import { createDatabase } from '#device/storage/database.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import type { KeptFile, Space } from './rules/keptFile.ts';

/** A large file takes long to be written. */
const timeoutMs = 60_000;

let opened: KeptFileStore | undefined;
const store = () =>
  (opened ??= createKeptFileStore(
    createDatabase({ indexedDB: browserDatabases(), name: ownNames.database, timeoutMs }),
  ));

/** Undefined until it is read. */
const known = createStore<{ readonly files: readonly KeptFile[] | undefined }>()(() => ({
  files: undefined,
}));

async function reread(): Promise<readonly KeptFile[]> {
  const files = await store().list();
  known.setState({ files });
  return files;
}

/** The files that this phone keeps, of all exhibitions; undefined until they are read. */
export function useKeptFiles(): readonly KeptFile[] | undefined {
  useEffect(() => void reread(), []);
  return useStore(known, ({ files }) => files);
}

export const bytesOfKept = (file: Pick<KeptFile, 'exhibitionId' | 'id'>) => store().bytesOf(file);

/** False where the browser does not store it. */
export async function keepFile(file: KeptFile, bytes: Blob): Promise<boolean> {
  const isKept = await store().keep(file, bytes);
  await reread();
  return isKept;
}

export async function removeKept(file: Pick<KeptFile, 'exhibitionId' | 'id'>): Promise<void> {
  await store().remove(file);
  await reread();
}

export async function spaceHere(): Promise<Space> {
  const files = await store().list();
  const keptBytes = files.reduce((sum, { bytes }) => sum + bytes, 0);
  return { keptBytes, freeBytes: await estimatedBytes() };
}

/** Undefined in old browsers, and where there is no secure context. */
async function estimatedBytes(): Promise<number | undefined> {
  try {
    const storage = (navigator as Partial<Navigator>).storage as Partial<StorageManager> | undefined;
    const { quota, usage } = (await storage?.estimate?.()) ?? {};
    return quota === undefined ? undefined : quota - (usage ?? 0);
  } catch {
    return undefined;
  }
}
