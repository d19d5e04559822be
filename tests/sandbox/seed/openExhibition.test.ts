import { expect, it } from 'vitest';
import { exhibitorId } from '#sandbox/seed/seedIds.ts';
import { subjects } from '#sandbox/seed/words/programmeWords.ts';
import type { Row } from '#sandbox/store/store.ts';
import { openStory } from '#sandbox/stories/open.ts';

const nowMs = Date.UTC(2026, 10, 30, 1);
const late = openStory.lateRows?.(nowMs) ?? {};
const first: Readonly<Record<string, readonly Row[] | undefined>> = openStory.rows(nowMs);
const rowsOf = (collection: string) => [...(first[collection] ?? []), ...(late[collection]?.() ?? [])];

it('the five exhibitors that are recommended first have products on sale with pictures, a film, and people with faces', () => {
  const exhibitors = rowsOf('ExhibitorExhibitionInfo').sort(
    (one, other) => Number(other['RankValue']) - Number(one['RankValue']),
  );
  const [products, people] = [rowsOf('Product'), rowsOf('ExhibitorContact')];
  expect(new Set(products.map(({ RecordId }) => RecordId)).size).toBe(products.length);
  for (const { ExhibitorId } of exhibitors.slice(0, 5)) {
    const own = products.filter(
      (row) =>
        row['ExhibitorId'] === ExhibitorId &&
        row['IsShow'] === true &&
        row['IsRelease'] &&
        !row['IsRecycled'],
    );
    const pictured = own.filter(({ PicList }) => (PicList as readonly unknown[]).length > 0);
    expect(pictured.length).toBeGreaterThanOrEqual(4);
    expect(own.some(({ Video }) => /video-\d+\.mp4$/.test(String(Video)))).toBe(true);
    const faces = people.filter((row) => row['ExhibitorId'] === ExhibitorId && row['Image'] !== '');
    expect(faces.length).toBeGreaterThan(0);
  }
  expect(exhibitors[0]?.['ExhibitorId']).toBe(exhibitorId('open00000000000000000001', 1));
});

/** What the organiser of the open exhibition writes; exhibitors and visitors may write in one language. */
const organiserCollections = [
  'Exhibition',
  'Channel',
  'ExhibitionBanner',
  'Headline',
  'NewsContent',
  'Conference',
  'ExhibitionHall',
  'ProductTypeInfo',
  'CategoryFirst',
  'CategorySecond',
  'WebRichText',
  'LiveList',
  'Promotion',
];
const isChinese = (value: unknown) => typeof value === 'string' && /[\u3400-\u9fff]/.test(value);
/** Markup that is there to be refused; its words are no text of the organiser. */
const isHostile = (value: unknown) => /onerror|onclick|<script/.test(String(value));

it.each(organiserCollections)(
  'each text of the organiser in %s that has two languages has an English one',
  (name) => {
    const rows = rowsOf(name);
    expect(rows.length).toBeGreaterThan(0);
    const missing: string[] = [];
    const look = (value: unknown): void => {
      if (typeof value !== 'object' || value === null) return;
      for (const [key, one] of Object.entries(value)) {
        const english: unknown = (value as Row)[`${key}En`];
        if (
          english !== undefined &&
          isChinese(one) &&
          !isHostile(one) &&
          (english === '' || isChinese(english))
        )
          missing.push(`${key}: ${String(one)}`);
        look(one);
      }
    };
    look(rows);
    expect(missing).toEqual([]);
  },
);

it('sessions about one subject show two pictures in turn, and none of them shows petals', () => {
  const pictures = new Map<string, Set<unknown>>();
  for (const { Title, Cover } of rowsOf('Conference')) {
    const subject = subjects.find(({ zh }) => String(Title).startsWith(zh));
    const known = pictures.get(subject?.zh ?? '') ?? new Set();
    if (Cover !== '') pictures.set(subject?.zh ?? '', known.add(Cover));
  }
  expect(pictures.size).toBe(subjects.length);
  for (const shown of pictures.values()) expect(shown.size).toBe(2);
  expect(pictures.get('协作机器人')).toContain('/sandbox/pictures/cover-known.svg');
  expect([...pictures.values()].some((shown) => shown.has('/sandbox/pictures/cover-paused.svg'))).toBe(false);
});
