import { describe, expect, it } from 'vitest';
import { conferences } from '#entities/programme/api/conferenceCollections.ts';
import { commonFields } from '#data/collections/definition.ts';
import { readFields } from '#data/collections/readFields.ts';
import { sessionOf } from '#entities/programme/rules/session.ts';
import { openSandbox } from '../openSandbox.ts';

const ids = { open: 'open00000000000000000001', onsite: 'onsite000000000000000001' };
const sessionsOf = async (story: keyof typeof ids) =>
  (await openSandbox().call('queryList/Conference', { condition: { ExhibitionId: ids[story] } })).result;

describe('the programme of the open exhibition', () => {
  it('has 150 sessions on three days that hold what the collection is described to hold', async () => {
    const rows = await sessionsOf('open');
    const known = Object.keys({ ...commonFields, ...conferences.fields });
    expect(rows).toHaveLength(150);
    for (const row of rows) expect(Object.keys(row).filter((name) => !known.includes(name))).toEqual([]);
    expect(new Set(rows.map((row) => row['Title'])).size).toBeGreaterThan(120);
    const days = rows.map((row) => String(row['StartTime']).slice(0, 10).replace(/\//g, '-'));
    expect(new Set(days.filter((day) => /^\d/.test(day))).size).toBe(3);
  });

  it('has sessions in all the states that they can be in', async () => {
    const rows = (await sessionsOf('open')).map((row) => readFields(conferences.fields, row)!);
    const sessions = rows.map(sessionOf);
    const some = (found: readonly unknown[]) => expect(found.length).toBeGreaterThan(0);
    some(sessions.filter(({ times }) => times === undefined));
    some(sessions.filter(({ times }) => times?.isDayOnly));
    some(sessions.filter(({ times }) => times !== undefined && times.endMs === undefined));
    some(sessions.filter(({ seatsLeft }) => seatsLeft === 0));
    some(sessions.filter(({ place }) => place.zh === ''));
    some(rows.filter(({ Materials }) => Materials.length > 0));
    some(rows.filter(({ ChannelId }) => ChannelId !== ''));
    some(rows.filter(({ LiveListId }) => LiveListId !== ''));
  });
});

it('on the day on site a session runs, with its place to check in, and another begins soon', async () => {
  const rows = await sessionsOf('onsite');
  expect(rows.filter((row) => row['SignInPlaceId'] !== '')).toHaveLength(1);
});
