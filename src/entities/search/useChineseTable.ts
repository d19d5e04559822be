import { useEffect, useState } from 'react';
import { loadChunk } from '#chunks/loadChunk.ts';
import type { ChineseTable } from '#domain/matching/chineseTable.ts';

let loaded: ChineseTable | undefined;

async function loadTable(): Promise<ChineseTable> {
  if (loaded !== undefined) return loaded;
  const [{ readChineseTable }, { default: data }] = await Promise.all([
    loadChunk(() => import('#domain/matching/readChineseTable.ts')),
    loadChunk(() => import('#domain/matching/chinese.json')),
  ]);
  loaded = readChineseTable(data);
  return loaded;
}

/** What is known of Chinese characters, once something needs it; where it does not come, characters are compared as they are. */
export function useChineseTable(isWanted: boolean): ChineseTable | undefined {
  const [table, setTable] = useState(loaded);

  useEffect(() => {
    if (!isWanted || table !== undefined) return undefined;
    let isCancelled = false;
    loadTable().then(
      (found) => {
        if (!isCancelled) setTable(found);
      },
      () => {},
    );
    return () => {
      isCancelled = true;
    };
  }, [isWanted, table]);

  return table;
}
