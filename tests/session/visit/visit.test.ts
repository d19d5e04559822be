// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Row } from '#sandbox/store/store.ts';
import { earlyKey } from '#boot/takeEarlyAnswer.ts';
import { channelRequest, exhibitionRequest } from '#domain/exhibition/entryRequest.ts';
import {
  openPhone,
  openTab,
  type Phone,
  startServer,
  stopServer,
  type Tab,
  type TabSettings,
} from '#tests/flows/openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

const openId = 'open00000000000000000001';
const soonId = 'soon00000000000000000001';
const noChannelId = 'nochannel000000000000001';
const visitorId = 'visitor00000000000000001';
const mediaId = 'media0000000000000000001';
const buyerId = 'buyer0000000000000000001';
const soonChannelId = 'mainsoon0000000000000001';
const channels = 'register/queryList/Channel';
const exhibitions = 'register/queryList/Exhibition';
let phone: Phone;
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => tab.kill());

async function load(settings?: TabSettings): Promise<void> {
  tab = await openTab(settings);
}
const visit = () => tab.visitStore.getState();
const open = (exhibitionId: string, channelId?: string) => tab.openVisit({ exhibitionId, channelId });
const setChannel = (recordId: string, setValue: Row) => phone.call('update/Channel', { recordId, setValue });
const storedRow = (name: string) => JSON.parse(localStorage.getItem(name) ?? 'null') as Row | null;
const conditions = () =>
  phone.asked.filter(({ path }) => path === channels).map(({ body }) => body.params['condition']);

async function storeChannel(recordId: string): Promise<void> {
  const row = (await phone.rows('Channel')).find((candidate) => candidate['RecordId'] === recordId)!;
  localStorage.setItem('channelid', recordId);
  localStorage.setItem('channel', JSON.stringify(row));
}

describe('the channel of a visit', () => {
  it('that is supplied wins over the stored one, and is read by its id', {
    tags: ['channel-choice', 'call-channels'],
  }, async () => {
    await storeChannel(visitorId);
    await load();
    expect(await open(openId, mediaId)).toBe(mediaId);
    expect(conditions()).toEqual([{ RecordId: mediaId }]);
    expect(visit().channel).toMatchObject({ kind: 'found', value: { RecordId: mediaId, Name: '媒体记者' } });
  });

  it('that is supplied but of another exhibition does not count', async () => {
    await load();
    expect(await open(openId, soonChannelId)).toBe(visitorId);
    expect(conditions()).toEqual([{ RecordId: soonChannelId }, { ExhibitionId: openId, HasOpen: true }]);
  });

  it('that is supplied but unknown does not count', async () => {
    await load();
    expect(await open(openId, 'x'.repeat(24))).toBe(visitorId);
  });

  it('is not asked for, and cannot fail, where a screen needs only the exhibition', async () => {
    await load();
    await phone.fault({ name: 'serverError500', path: channels });
    await tab.openVisit({ exhibitionId: openId, channelId: undefined, asksChannels: false });
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    tab.reopenVisit();
    expect(conditions()).toEqual([]);
    await phone.clearFaults();
    expect(await open(openId)).toBe(visitorId);
  });

  it('that is stored for this exhibition comes next', { tags: ['channel-choice'] }, async () => {
    await storeChannel(buyerId);
    await load();
    expect(await open(openId)).toBe(buyerId);
  });

  it('that is stored for another exhibition does not count', async () => {
    await storeChannel(soonChannelId);
    await load();
    expect(await open(openId)).toBe(visitorId);
  });

  it('whose id alone is stored is asked for by that id', { tags: ['channel-choice'] }, async () => {
    localStorage.setItem('channelid', buyerId);
    await load();
    expect(await open(openId)).toBe(buyerId);
    expect(conditions()).toEqual([{ RecordId: buyerId }, { ExhibitionId: openId, HasOpen: true }]);
    expect(storedRow('channel')).toMatchObject({ RecordId: buyerId });
    expect(visit().offered).toHaveLength(3);
  });

  it('whose id alone is stored shows why it has closed, and is asked for once', async () => {
    localStorage.setItem('channelid', buyerId);
    await setChannel(buyerId, { HasOpen: false, ClosedReason: '名额已满' });
    await load();
    expect(await open(openId)).toBe(buyerId);
    expect(visit().channel).toMatchObject({ value: { HasOpen: false, ClosedReason: { zh: '名额已满' } } });
    expect(conditions()).toHaveLength(2);
  });

  it.each([
    ['another exhibition’s', soonChannelId],
    ['unknown', 'x'.repeat(24)],
  ])('whose id alone is stored, and is %s, does not count', async (_, id) => {
    localStorage.setItem('channelid', id);
    await load();
    expect(await open(openId)).toBe(visitorId);
  });

  it('is that of the stored record where the stored id is another one', async () => {
    await storeChannel(buyerId);
    localStorage.setItem('channelid', mediaId);
    await load();
    expect(await open(openId)).toBe(buyerId);
    expect(localStorage.getItem('channelid')).toBe(buyerId);
    expect(conditions()).toEqual([{ ExhibitionId: openId, HasOpen: true }]);
  });

  it('is that of the stored id where the stored record is another exhibition’s', async () => {
    await storeChannel(soonChannelId);
    localStorage.setItem('channelid', buyerId);
    await load();
    expect(await open(openId)).toBe(buyerId);
  });

  it('that is stored for another exhibition does not stand in when the look-up fails', async () => {
    await storeChannel(soonChannelId);
    await phone.fault({ name: 'serverError500', path: channels });
    await load();
    expect(await open(openId)).toBeUndefined();
    expect(tab.said.channelFailed).toBe(1);
  });

  it('is else the default of the open ones, asked for in the organiser’s order', {
    tags: ['channel-choice', 'call-channels'],
  }, async () => {
    await load();
    expect(await open(openId)).toBe(visitorId);
    const asked = phone.asked.find(({ path }) => path === channels);
    expect(asked?.body).toEqual({
      tenantId: 'sys',
      params: { condition: { ExhibitionId: openId, HasOpen: true }, options: { sort: { Sort: 1 } } },
    });
    expect(visit().offered.map(({ value }) => value.RecordId)).toEqual([mediaId, visitorId, buyerId]);
  });

  it('is else the first by Sort', { tags: ['channel-choice'] }, async () => {
    await setChannel(visitorId, { IsDefault: false });
    await load();
    expect(await open(openId)).toBe(mediaId);
  });

  it('is never a default that is closed', async () => {
    await setChannel(visitorId, { HasOpen: false });
    await load();
    expect(await open(openId)).toBe(mediaId);
  });

  it('is stored as its id and as its row', async () => {
    await load();
    await open(openId);
    expect(localStorage.getItem('channelid')).toBe(visitorId);
    expect(storedRow('channel')).toMatchObject({
      RecordId: visitorId,
      Name: '专业观众',
      ExhibitionId: openId,
    });
  });

  it('that is stored and has closed since shows its record, which says why', async () => {
    await storeChannel(buyerId);
    await setChannel(buyerId, {
      HasOpen: false,
      ClosedReason: '名额已满',
      ClosedReasonEn: 'All places are taken',
    });
    await load();
    expect(await open(openId)).toBe(buyerId);
    expect(visit().channel).toMatchObject({
      value: { HasOpen: false, ClosedReason: { zh: '名额已满', en: 'All places are taken' } },
    });
  });

  it('that is stored but gone gives way to the default', async () => {
    await storeChannel(buyerId);
    await phone.call('delete/Channel', { recordId: buyerId });
    await load();
    expect(await open(openId)).toBe(visitorId);
  });

  it('that is stored stands when the look-up fails', async () => {
    await storeChannel(buyerId);
    await phone.fault({ name: 'serverError500', path: channels });
    await load();
    expect(await open(openId)).toBe(buyerId);
    expect(tab.said.channelFailed).toBe(0);
  });

  it.each(['embeddedOrId', 'textBooleans', 'resCodeText'] as const)(
    'is found in answers of the kind %s',
    { tags: ['N16', 'N23'] },
    async (name) => {
      await phone.fault({ name });
      await load();
      expect(await open(openId)).toBe(visitorId);
      expect(visit().exhibition).toMatchObject({ kind: 'found', value: { RecordId: openId } });
    },
  );

  it('is one of the first 200 where the server offers 10,000', { tags: ['N25'] }, async () => {
    const rows = Array.from({ length: 10_000 }, (_, at) => ({
      RecordId: `channel${String(at).padStart(17, '0')}`,
      ExhibitionId: openId,
      HasOpen: true,
      Sort: at,
    }));
    phone.answerInstead(({ path }) =>
      path === channels ? new Response(JSON.stringify({ resCode: 0, resMsg: '', result: rows })) : undefined,
    );
    await load();
    expect(await open(openId)).toBe('channel00000000000000000');
    expect(visit().offered).toHaveLength(200);
  });

  it('is the visitor’s own choice once they have made one', async () => {
    await load();
    await open(openId);
    tab.pickChannel(visit().offered[2]!);
    expect(await open(openId)).toBe(buyerId);
    expect(localStorage.getItem('channelid')).toBe(buyerId);
  });
});

describe('a channel that cannot be had', () => {
  it('where there is none: the alert, once, and no id', { tags: ['channel-failure'] }, async () => {
    await load();
    expect(await open(noChannelId)).toBeUndefined();
    expect(tab.said.channelFailed).toBe(1);
    expect(visit().channel).toEqual({ kind: 'missing' });
    expect(localStorage.getItem('channelid')).toBeNull();
  });

  it.each(['serverError500', 'html200', 'truncatedJson', 'emptyBody'] as const)(
    'after %s, in spite of all retries: the alert, once, and no id',
    { tags: ['channel-failure', 'N09', 'N17'] },
    async (name) => {
      await phone.fault({ name, path: channels });
      await load();
      expect(await open(openId)).toBeUndefined();
      expect(tab.said.channelFailed).toBe(1);
      expect(visit().channel).toMatchObject({ kind: 'failed' });
      expect(phone.asked.filter(({ path }) => path === channels)).toHaveLength(6);
    },
  );

  it.each(['resultNull', 'resultNotArray'] as const)(
    'after an answer of the kind %s: the alert',
    { tags: ['N20'] },
    async (name) => {
      await phone.fault({ name, path: channels });
      await load();
      expect(await open(openId)).toBeUndefined();
      expect(tab.said.channelFailed).toBe(1);
    },
  );

  it('is asked for again when the visitor says so, and is there then', async () => {
    await phone.fault({ name: 'serverError500' });
    await load();
    await open(openId);
    await eventually(() => expect(visit().exhibition.kind).toBe('failed'));
    await phone.clearFaults();
    tab.reopenVisit();
    await eventually(() =>
      expect(visit()).toMatchObject({ exhibition: { kind: 'found' }, channel: { kind: 'found' } }),
    );
  });

  it('is asked for again by the next navigation', async () => {
    await phone.fault({ name: 'serverError500', path: channels });
    await load();
    await open(openId);
    await phone.clearFaults();
    expect(await open(openId)).toBe(visitorId);
  });
});

const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

describe('the exhibition of a visit', () => {
  it('is asked for once, however often it is navigated to', async () => {
    await load();
    for (const channelId of [undefined, undefined, visitorId]) await open(openId, channelId);
    expect(phone.takePaths()).toEqual([exhibitions, channels]);
  });

  it('is remembered with its organisation, its id and its tenant', async () => {
    await load();
    await open(openId);
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    expect(storedRow('exhibitionInfo')).toMatchObject({
      RecordId: openId,
      OrganizationId: { Name: '江海会展集团' },
    });
    expect(localStorage.getItem('exhibitionid')).toBe(openId);
    expect(localStorage.getItem('tenantid')).toBe(storedRow('exhibitionInfo')?.['TenantId']);
  });

  it('is shown immediately where the phone remembers it, and stays when the look-up fails', async () => {
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: openId, ExName: '记得的展会' }));
    await phone.fault({ name: 'serverError500', path: exhibitions });
    await load();
    const opened = open(openId);
    expect(visit().exhibition).toMatchObject({ kind: 'found', value: { ExName: '记得的展会' } });
    await opened;
    await eventually(() => expect(phone.asked.filter(({ path }) => path === exhibitions)).toHaveLength(6));
    expect(visit().exhibition).toMatchObject({ kind: 'found', value: { ExName: '记得的展会' } });
  });

  it('that the phone remembers of elsewhere is not shown', async () => {
    localStorage.setItem('exhibitionInfo', JSON.stringify({ RecordId: soonId, ExName: '别的展会' }));
    await load();
    void open(openId);
    expect(visit().exhibition.kind).toBe('loading');
  });

  it('is asked for by its record id, with its organisation', {
    tags: ['call-exhibition-record'],
  }, async () => {
    await load();
    await open(openId);
    const asked = phone.asked.find(({ path }) => path === exhibitions);
    expect(asked?.body).toEqual({
      tenantId: 'sys',
      params: { condition: { RecordId: openId }, properties: ['OrganizationId.Organization.___all'] },
    });
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
  });

  it.each([
    ['nested 10,000 deep', nested(10_000)],
    // Where a thread has a larger stack than a page.
    ['nested 200,000 deep', nested(200_000)],
    ['of a text of 4 MB', JSON.stringify('长'.repeat(1_300_000))],
  ])('is shown although its row carries a field %s', { tags: ['N26'] }, async (_, field) => {
    const row = `{"RecordId":"${openId}","ExName":"深的展会","Extra":${field}}`;
    phone.answerInstead(({ path }) =>
      path === exhibitions ? new Response(`{"resCode":0,"resMsg":"","result":[${row}]}`) : undefined,
    );
    await load();
    await open(openId);
    await eventually(() =>
      expect(visit().exhibition).toMatchObject({ kind: 'found', value: { ExName: '深的展会' } }),
    );
  });

  it('that does not exist is missing, without an alert about its channels', { tags: ['N21'] }, async () => {
    await load();
    await open('x'.repeat(24));
    expect(visit().exhibition.kind).toBe('missing');
    expect(tab.said.channelFailed).toBe(0);
  });

  it('that was found before stays the last one when an answer holds none', async () => {
    await load();
    localStorage.setItem('entranceid', openId);
    tab.device.getState().set('entranceId', openId);
    await open(openId);
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    tab.kill();
    await load();
    await phone.fault({ name: 'resultNull', path: exhibitions });
    await open(openId);
    await eventually(() => expect(visit().exhibition.kind).toBe('missing'));
    expect(localStorage.getItem('entranceid')).toBe(openId);
  });

  it('that answers for another id is missing, and is not stored', { tags: ['X13'] }, async () => {
    phone.answerInstead(({ path }) =>
      path === exhibitions
        ? new Response(
            JSON.stringify({ resCode: 0, resMsg: '', result: [{ RecordId: soonId, ExName: '别的展会' }] }),
          )
        : undefined,
    );
    await load();
    await open(openId);
    await eventually(() => expect(visit().exhibition.kind).toBe('missing'));
    expect(localStorage.getItem('exhibitionInfo')).toBeNull();
  });

  it('the first failure sets isRetrying, and another try resets it', async () => {
    await load({ timeFactor: 1 });
    await phone.fault({ name: 'serverError500' });
    void open(openId);
    expect(visit().isRetrying).toBe(false);
    await eventually(() => expect(visit().isRetrying).toBe(true));
    expect(visit().exhibition.kind).toBe('loading');
    tab.reopenVisit();
    expect(visit().isRetrying).toBe(false);
  });

  it('it is retrying while a 429 asks to wait, which is waited for', { tags: ['N11'] }, async () => {
    await load();
    await phone.fault({ name: 'tooMany429', path: exhibitions, times: 1 });
    const askedAtMs = Date.now();
    await open(openId);
    await eventually(() => expect(visit().isRetrying).toBe(true));
    expect(visit().exhibition.kind).toBe('loading');
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    // The server of this story says two seconds, which no factor of the test shortens.
    expect(Date.now() - askedAtMs).toBeGreaterThan(1_900);
  });

  it('it is retrying after ten seconds without an answer', { tags: ['N04'] }, async () => {
    await load();
    await phone.fault({ name: 'hang' });
    void open(openId);
    await eventually(() => expect(visit().isRetrying).toBe(true));
    expect(visit().exhibition.kind).toBe('loading');
  });
});

describe('an older answer', () => {
  it('never overwrites what a newer visit shows or stores', { tags: ['N28'] }, async () => {
    await load();
    let release = () => {};
    const held = new Promise<void>((resolve) => (release = resolve));
    phone.answerInstead(({ body }) => {
      const condition = body.params['condition'] as Row;
      const isOpen = condition['RecordId'] === openId || condition['ExhibitionId'] === openId;
      return isOpen ? (held as Promise<never>) : undefined;
    });
    const older = open(openId);
    expect(await open(soonId)).toBe(soonChannelId);
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    release();
    await older;
    expect(visit()).toMatchObject({
      exhibitionId: soonId,
      exhibition: { value: { RecordId: soonId } },
      channel: { value: { RecordId: soonChannelId } },
    });
    expect(localStorage.getItem('channelid')).toBe(soonChannelId);
    await eventually(() => expect(storedRow('exhibitionInfo')).toMatchObject({ RecordId: soonId }));
  });

  it('that fails raises no alert over a newer visit', { tags: ['N29'] }, async () => {
    await load();
    await phone.fault({ name: 'serverError500', path: channels, times: 6 });
    const older = open(openId);
    await phone.clearFaults();
    const newer = open(soonId);
    await Promise.all([older, newer]);
    expect(tab.said.channelFailed).toBe(0);
  });
});

describe('the boot script’s early answers', () => {
  const exhibition = exhibitionRequest(openId, 'sys');
  const channel = channelRequest({ exhibitionId: openId }, 'sys');
  const keyOf = ({ path, body }: typeof exhibition | typeof channel) => earlyKey(path, body);
  const row = { RecordId: openId, ExName: '早到的展会' };
  const channelRow = { RecordId: mediaId, ExhibitionId: openId, HasOpen: true, Sort: 1 };

  function take(early: Record<string, Promise<unknown>>): TabSettings {
    for (const answer of Object.values(early)) answer.catch(() => {});
    return {
      earlyAnswer: (path, body) => {
        const answer = early[earlyKey(path, body)];
        delete early[earlyKey(path, body)];
        return answer;
      },
    };
  }

  it('are used, and nothing is asked a second time', async () => {
    await load(
      take({
        [keyOf(exhibition)]: Promise.resolve({ resCode: 0, result: [row] }),
        [keyOf(channel)]: Promise.resolve({ resCode: 0, result: [channelRow] }),
      }),
    );
    expect(await open(openId)).toBe(mediaId);
    expect(visit().exhibition).toMatchObject({ kind: 'found', value: { ExName: '早到的展会' } });
    expect(phone.asked).toEqual([]);
  });

  it('that failed are asked for again by the data layer, with its retries', async () => {
    await phone.fault({ name: 'serverError500', path: channels, times: 2 });
    await load(
      take({
        [keyOf(exhibition)]: Promise.reject(new Error('500')),
        [keyOf(channel)]: Promise.reject(new TypeError('Failed to fetch')),
      }),
    );
    expect(await open(openId)).toBe(visitorId);
    await eventually(() => expect(visit().exhibition.kind).toBe('found'));
    expect(phone.takePaths().sort()).toEqual([channels, channels, channels, exhibitions]);
    expect(visit().isRetrying).toBe(true);
  });

  it('that failed are the first of six attempts', { tags: ['read-retry'] }, async () => {
    await phone.fault({ name: 'serverError500', path: channels });
    await load(take({ [keyOf(channel)]: Promise.reject(new Error('500')) }));
    expect(await open(openId)).toBeUndefined();
    expect(phone.asked.filter(({ path }) => path === channels)).toHaveLength(5);
  });

  it('that never come are given up after the time of a request', async () => {
    await load({ ...take({ [keyOf(channel)]: new Promise(() => {}) }), requestTimeoutMs: 200 });
    const opened = open(openId);
    await eventually(() => expect(phone.asked[0]?.path).toBe(exhibitions));
    expect(await opened).toBe(visitorId);
  });
});
