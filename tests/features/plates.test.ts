// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { openPhone, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerHere } from './shop.ts';

const openId = 'open00000000000000000001';
const meetingsId = 'meetings0000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
  // jsdom lays nothing out, and a row without a height is passed over.
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(64);
});

const textsOf = (rows: string) =>
  Array.from(document.querySelectorAll(rows), (row) => ({
    text: row.textContent ?? '',
    plates: row.querySelectorAll('[data-hall]').length,
    colours: Array.from(row.querySelectorAll('[data-hall]'), (one) => one.getAttribute('data-hall')),
  }));
const plated = (rows: ReturnType<typeof textsOf>) => rows.filter(({ plates }) => plates > 0);
const allMatch = (rows: ReturnType<typeof textsOf>, text: RegExp) =>
  rows.map(() => expect.objectContaining({ text: expect.stringMatching(text) }) as unknown);
const askedFor = (collection: string) => phone.asked.filter(({ path }) => path.endsWith(`/${collection}`));

describe('a plate says where it is', () => {
  it('on the rows of sessions in a hall, with one request for all of them', async () => {
    await openApp(`/conferences/${openId}`);
    const rows = () => textsOf('main a[href^="/conference/"]');
    await waitFor(() => expect(rows().some(({ plates }) => plates === 1)).toBe(true));
    expect(plated(rows())).toEqual(allMatch(plated(rows()), /号馆\d/));
    expect(askedFor('ExhibitionHall')).toHaveLength(1);
  });

  it('on the rows of the halls, in colours that differ, with one request', async () => {
    await openApp(`/halls/${openId}`);
    const rows = () => textsOf('main a[href^="/hall/"]:not([href$="/plan"])');
    await waitFor(() => expect(rows().length).toBeGreaterThan(2));
    const shown = rows();
    expect(shown.map(({ plates }) => plates)).toEqual(shown.map(() => 1));
    expect(new Set(shown.flatMap(({ colours }) => colours)).size).toBe(shown.length);
    expect(askedFor('ExhibitionHall')).toHaveLength(1);
  });

  it('and a hall shows exhibitors of it that the organiser recommends, with one request for all halls', async () => {
    await openApp(`/halls/${openId}`);
    const faces = () => Array.from(document.querySelectorAll('main a[href^="/exhibitor/"]'));
    await waitFor(() => expect(faces().length).toBeGreaterThan(4));
    const exhibiting = await phone.rows('ExhibitorExhibitionInfo', openId);
    for (const face of faces()) {
      const card = face.closest('ul')?.parentElement?.closest('ul');
      const hall = card?.querySelector('a[href^="/hall/"]')?.getAttribute('href')?.split('/')[3];
      const id = face.getAttribute('href')?.split('/')[3];
      const row = exhibiting.find(({ ExhibitorId }) => ExhibitorId === id);
      expect(row?.['ExhibitionHallId']).toBe(hall);
      expect(face.textContent).toContain(row?.['CompanyName']);
    }
    expect(
      phone.asked.filter(({ path }) => /^(queryList|get)\/ExhibitorExhibitionInfo$/.test(path)),
    ).toHaveLength(1);
  });

  it('on the page of a session, whose hall is written beside it', async () => {
    const [session] = (await phone.rows('Conference', openId)).filter(
      (row) => row['ExhibitionHallId'] !== '',
    );
    await openApp(`/conference/${openId}/${String(session?.['RecordId'])}`);
    await waitFor(() =>
      expect(textsOf('main a[href^="/hall/"]')).toMatchObject([
        { plates: 1, text: expect.stringMatching(/\d 号馆/) },
      ]),
    );
  });

  it('on the cards of live streams, by the request that names who broadcasts', async () => {
    await openApp(`/lives/${openId}`);
    const rows = () => textsOf('main a[href^="/live/"]');
    await waitFor(() => expect(rows().filter(({ plates }) => plates === 1).length).toBeGreaterThan(2));
    await waitFor(() => expect(plated(rows())).toEqual(allMatch(plated(rows()), /展位 \w+，\d 号馆/)));
    expect(askedFor('ExhibitorExhibitionInfo')).toHaveLength(1);
    expect(askedFor('ExhibitionHall')).toHaveLength(1);
  });

  it('in the room of a live stream, on the way to the exhibitor', async () => {
    const [live] = (await phone.rows('LiveList', openId)).filter((row) => row['ExhibitorId'] !== '');
    await openApp(`/live/${openId}/${String(live?.['RecordId'])}`);
    await waitFor(() => expect(textsOf('main a[href^="/exhibitor/"]')).toMatchObject([{ plates: 1 }]));
  });

  it('on meetings: of the booth, or of the hall that the agreed place names', async () => {
    const visitorId = await registerHere(phone, meetingsId);
    const meeting = (id: string, clock: string, place: string) => ({
      RecordId: id,
      ExhibitionId: meetingsId,
      ExhibitorId: 'exhibitormeetings0000021',
      VisitorId: visitorId,
      Type: '1',
      State: '4',
      MeetingTimeDate: '2099-01-02',
      MeetingTimeStart: clock,
      MeetingTimeEnd: '18:00',
      MeetingPlace: place,
    });
    const rows = [
      meeting('invitation00000000000001', '09:00', ''),
      meeting('invitation00000000000002', '10:00', '2 号馆洽谈区'),
      meeting('invitation00000000000003', '11:00', '门口'),
    ];
    phone.answerInstead(({ path, body }) => {
      if (!path.endsWith('/InvitationInfo')) return undefined;
      const one = rows.find(({ RecordId }) => JSON.stringify(body).includes(RecordId));
      return Response.json({ resCode: 0, resMsg: '', result: one === undefined ? rows : [one] });
    });
    await openApp(`/appointments/${meetingsId}`);
    const shown = () => textsOf('main a[href^="/appointments/"]');
    await waitFor(() => expect(shown().map(({ plates }) => plates)).toEqual([1, 1, 0]));
    expect(shown()[0]?.text).toMatch(/展位 3F01，3 号馆/);
    expect(shown()[1]).toMatchObject({ colours: ['2'], text: expect.stringContaining('2 号馆洽谈区') });
    expect(shown()[1]?.text).not.toContain('展位');
    await openApp(`/agenda/${meetingsId}?day=2099-01-02`);
    const planned = () => textsOf('main [data-kind="appointment"]');
    await waitFor(() => expect(planned().map(({ plates }) => plates)).toEqual([1, 1, 0]));
    expect(planned()[0]?.text).toMatch(/展位 3F01，3 号馆/);
    expect(planned()[1]?.colours).toEqual(['2']);
    await openApp(`/appointments/${meetingsId}/invitation00000000000001`);
    await waitFor(() => expect(document.querySelector('main [data-hall][data-size="64"]')).not.toBeNull());
  });

  it('in the schedule: of the hall of a session, and none of a stream', async () => {
    const entry = (kind: string, at: number) => ({
      kind,
      id: `planned00000000000000000${at}`,
      title: { zh: `第 ${at} 场`, en: '' },
      placeName: { zh: '报告厅', en: '' },
      hallId: 'hall00000000000000000002',
      path: `/${kind}/${openId}/planned00000000000000000${at}`,
      startMs: Date.now() + at,
      knownStartMs: Date.now() + at,
    });
    localStorage.setItem(`schedule.${openId}`, JSON.stringify([entry('conference', 1), entry('live', 2)]));
    await openApp(`/agenda/${openId}`);
    const rows = (kind: string) => textsOf(`main [data-kind="${kind}"]`);
    await waitFor(() => expect(rows('conference')).toMatchObject([{ plates: 1, colours: ['2'] }]));
    expect(rows('conference')[0]?.text).toContain('2 号馆');
    expect(rows('live')).toMatchObject([{ plates: 0 }]);
  });

  it('on what a visitor has saved', async () => {
    await registerHere(phone, openId);
    const app = await openApp(`/exhibitors/${openId}`);
    const [star] = await screen.findAllByRole('button', { name: /^收藏.+/ });
    await app.user.click(star!);
    await app.router.navigate(`/favourites/${openId}`);
    const saved = () => textsOf('main a[href^="/exhibitor/"]');
    await waitFor(() => expect(saved()).toMatchObject([{ plates: 1 }]));
    await waitFor(() => expect(saved()[0]?.text).toMatch(/展位 \w+，\d+ 号馆/));
  });

  it('on found exhibitors and sessions', async () => {
    const [session] = (await phone.rows('Conference', openId)).filter(
      (row) => row['ExhibitionHallId'] !== '',
    );
    await openApp(`/search/${openId}?q=${encodeURIComponent(String(session?.['Title']))}`);
    await waitFor(() =>
      expect(textsOf('main a[href^="/conference/"]').some(({ plates }) => plates === 1)).toBe(true),
    );
    await openApp(`/search/${openId}?q=${encodeURIComponent('有限公司')}`);
    const found = () => textsOf('main a[href^="/exhibitor/"]');
    await waitFor(() => expect(found().some(({ plates }) => plates === 1)).toBe(true));
    await waitFor(() => expect(plated(found())).toEqual(allMatch(plated(found()), /展位 \w+，\d+ 号馆/)));
    await waitFor(() => expect(plated(found()).some(({ colours }) => colours.includes('none'))).toBe(false));
  });
});
