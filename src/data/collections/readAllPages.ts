import type { Page } from './defineCollection.ts';

interface PageSizes {
  readonly pageSize: number;
  /** More would mean a server that takes no notice of the page. */
  readonly mostPages: number;
}

/** Every row, each once, in the order in which they came. A server that sends the same page again ends it. @throws ApiProblem */
export async function readAllPages<T extends { readonly RecordId: string }>(
  page: (options: { readonly pageIndex: number; readonly pageSize: number }) => Promise<Page<T>>,
  { pageSize, mostPages }: PageSizes,
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const before = rows.size;
    const { items, hasMore } = await page({ pageIndex, pageSize });
    for (const row of items) if (!rows.has(row.RecordId)) rows.set(row.RecordId, row);
    if (!hasMore || rows.size === before) break;
  }
  return Array.from(rows.values());
}
