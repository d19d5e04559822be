import type { Page } from './defineCollection.ts';

interface PageSizes {
  readonly pageSize: number;
  /** More would mean a server that takes no notice of the page. */
  readonly mostPages: number;
}

/** Of the rows of one person or one exhibitor, who see all of them: one question for nearly everybody. */
const usualSizes: PageSizes = { pageSize: 200, mostPages: 50 };

/**
 * Every row, each once, in the order in which they came. A server that sends the same page again ends it; a page of which nothing can be
 * shown, such as one of deleted rows, does not. @throws ApiProblem
 */
export async function readAllPages<T extends { readonly RecordId: string }>(
  page: (options: { readonly pageIndex: number; readonly pageSize: number }) => Promise<Page<T>>,
  { pageSize, mostPages }: PageSizes = usualSizes,
): Promise<T[]> {
  const rows = new Map<string, T>();
  for (let pageIndex = 1; pageIndex <= mostPages; pageIndex += 1) {
    const before = rows.size;
    const { items, hasMore } = await page({ pageIndex, pageSize });
    for (const row of items) if (!rows.has(row.RecordId)) rows.set(row.RecordId, row);
    if (!hasMore || (items.length > 0 && rows.size === before)) break;
  }
  return Array.from(rows.values());
}
