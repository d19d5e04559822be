// @vitest-environment jsdom
import { QueryObserver } from '@tanstack/react-query';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDatabase } from '#device/storage/database.ts';
import { dumpDatabase } from '#tests/device/fakePhone.ts';
import { eventually } from '#tests/support/eventually.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';

let phone: Phone;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const open = 'open00000000000000000001';

/** A page that was just loaded, on whatever the phone holds. */
async function openPage() {
  const tab = await openTab();
  const [detail, lists, { queryClient }, { news }, { newsPlan }, kept] = await Promise.all([
    import('#flows/content/detailQuery.ts'),
    import('#flows/content/listQuery.ts'),
    import('#data/queries/queryClient.ts'),
    import('#entities/news/api/newsCollections.ts'),
    import('#entities/news/newsPlan.ts'),
    import('#data/queries/keptAnswers.ts'),
  ]);
  const articleQuery = (id: string, keptFor?: string) =>
    detail.detailQuery(news, { ExhibitionId: open, RecordId: id }, keptFor);
  const firstPage = lists.listQuery(newsPlan(open), { search: '', filters: {}, sort: undefined });
  return {
    tab,
    /** As a screen that shows it would. */
    show: (id: string, keptFor?: string) => {
      const observer = new QueryObserver(queryClient(), { ...articleQuery(id, keptFor), retry: false });
      observer.subscribe(() => {});
      return () => observer.getCurrentResult();
    },
    readList: () => queryClient().fetchInfiniteQuery(firstPage),
    listed: () => queryClient().getQueryData(firstPage.queryKey)?.pages[0]?.items,
    isKept: async (name: string) => (await kept.readKeptAnswer({ exhibitionId: open, name })) !== undefined,
    nameOf: (id: string) => `NewsContent/${JSON.stringify({ ExhibitionId: open, RecordId: id })}`,
  };
}

const stored = () => dumpDatabase(createDatabase({ indexedDB, name: 'exhibition-visitor' }));
const busy = () => new Response('', { status: 500 });

async function firstArticle(): Promise<string> {
  const [row] = await phone.rows('NewsContent', open);
  return String(row?.['RecordId']);
}

describe('what was read', () => {
  it('is there after the page was closed, with the time of that read, while the server does not answer', async () => {
    const id = await firstArticle();
    const before = await openPage();
    const article = before.show(id, open);
    await eventually(() => expect(article().data?.RecordId).toBe(id));
    const readAtMs = article().dataUpdatedAt;
    await eventually(async () => expect(await before.isKept(before.nameOf(id))).toBe(true));

    phone.answerInstead(busy);
    const after = await openPage();
    const again = after.show(id, open);
    await eventually(() => expect(again().error).not.toBeNull());
    expect(again().data).toEqual(article().data);
    expect(Math.abs(again().dataUpdatedAt - readAtMs)).toBeLessThan(1_000);

    phone.answerInstead(() => undefined);
    await again().refetch();
    await eventually(() => expect(again().error).toBeNull());
    expect(again().dataUpdatedAt).toBeGreaterThan(readAtMs);
  });

  it('is not kept unless its query says that the rows are public', async () => {
    const id = await firstArticle();
    const page = await openPage();
    const [own, other] = [page.show(id), page.show('news00000000000000009999', open)];
    await eventually(() => expect(own().data?.RecordId).toBe(id));
    await eventually(() => expect(other().data).toBeNull());
    await new Promise((resolve) => setTimeout(resolve, 1_200));
    expect(await stored()).not.toContain('answer/');
  });

  it('is forgotten once the server says that it is gone', async () => {
    const id = await firstArticle();
    const before = await openPage();
    before.show(id, open);
    await eventually(async () => expect(await before.isKept(before.nameOf(id))).toBe(true));

    phone.answerInstead(({ path }) =>
      path.endsWith('/NewsContent') ? Response.json({ resCode: 0, resMsg: '', result: [] }) : undefined,
    );
    const after = await openPage();
    const again = after.show(id, open);
    await eventually(() => expect(again().data).toBeNull());
    await eventually(async () => expect(await after.isKept(after.nameOf(id))).toBe(false));
  });

  it('of a list is its first page, as long as nothing narrows it', async () => {
    const before = await openPage();
    const { pages } = await before.readList();
    const name = `list/NewsContent/${JSON.stringify({ ExhibitionId: open })}`;
    await eventually(async () => expect(await before.isKept(name)).toBe(true));

    phone.answerInstead(busy);
    const after = await openPage();
    await expect(after.readList()).rejects.toThrow();
    expect(after.listed()).toEqual(pages[0]?.items);
  });

  it('is kept too where a list has read it and its page asks nothing more', async () => {
    const page = await openPage();
    const { pages } = await page.readList();
    const id = pages[0]?.items[0]?.RecordId ?? '';
    phone.takePaths();
    expect(page.show(id, open)().data?.RecordId).toBe(id);
    await eventually(async () => expect(await page.isKept(page.nameOf(id))).toBe(true));
    expect(phone.takePaths()).toEqual([]);
  });

  it('is erased at a logout', async () => {
    const id = await firstArticle();
    const page = await openPage();
    page.show(id, open);
    await eventually(async () => expect(await page.isKept(page.nameOf(id))).toBe(true));
    const { logOut } = await import('#entities/visitor/logout.ts');
    await logOut();
    expect(await stored()).not.toContain('answer/');
  });
});
