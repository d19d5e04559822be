import { describe, expect, it } from 'vitest';
import { markup } from '#sandbox/pages/page.ts';
import { covers } from '#sandbox/pictures/covers.ts';
import { stories } from '#sandbox/stories/stories.ts';
import { openSandbox } from '../openSandbox.ts';

const read = async (path: string) => (await openSandbox().send(path)).text();

describe('the index of stories', () => {
  it.each(['zh', 'en'] as const)('links every story, in %s', async (language) => {
    const text = await read(`/sandbox/?lang=${language}`);
    for (const { exhibitionId, title } of stories) {
      expect(text).toContain(`href="/select/${exhibitionId}"`);
      expect(text).toContain(title[language]);
    }
  });

  it.each([
    ['zh', /现在: \d{4}-\d\d-\d\d \d\d:\d\d/, '进行中 2/4 · 登记开放', '登记未开始'],
    ['en', /Now: \d{4}-\d\d-\d\d \d\d:\d\d/, 'On 2/4 · registration open', 'registration not open yet'],
  ])('says what is on and in which state each exhibition is, in %s', async (language, now, open, soon) => {
    const text = await read(`/sandbox/?lang=${language}`);
    expect(text).toMatch(now);
    expect(text).toContain(open);
    expect(text).toContain(soon);
    expect(text).toMatch(/<a href="\/(?:conference|live)\/open/);
  });

  it('leads every side to its screens, and needs no page of decisions for it', async () => {
    const text = await read('/sandbox/?lang=en');
    const [, sides = ''] = /<section id="sides">([^]*?)<\/section>/.exec(text) ?? [];
    for (const path of ['/select/', '/code', '/exhibitor-center/', '/organiser-center/', '?as=host'])
      expect(sides).toContain(path);
    expect(sides).not.toContain('/sandbox/');
  });

  it('is found without the trailing slash too', async () => {
    const response = await openSandbox().send('/sandbox');
    expect([response.status, response.headers.get('location')]).toEqual([302, '/sandbox/']);
  });
});

describe('the page for teams', () => {
  it('shows every team with its state, and a decision returns to it', async () => {
    const sandbox = openSandbox();
    const text = await (await sandbox.send('/sandbox/teams?lang=en')).text();
    expect(text).toContain('夜航读书会');
    expect(text).toContain('T008 · 阮星野 · 0/1 · Handed in · Jianghai Outdoor Life Festival');
    const response = await sandbox.send('/sandbox/teams?lang=en', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'recordId=team00000000000000000008&state=2&reason=&reasonEn=',
    });
    expect(response.headers.get('location')).toBe('/sandbox/teams?lang=en');
    expect(await (await sandbox.send('/sandbox/teams?lang=en')).text()).toContain('0/1 · Approved');
  });
});

describe('the page for message boards', () => {
  it('answers as the exhibitor whose board it is, returns to it, and refuses an answer without words', async () => {
    const sandbox = openSandbox();
    const boards = await (await sandbox.send('/sandbox/board?lang=en')).text();
    const recordId = /name="recordId" value="(\w{24})"/.exec(boards)?.[1] ?? '';
    const post = (answer: string) =>
      sandbox.send('/sandbox/board?lang=en', {
        method: 'POST',
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        body: new URLSearchParams({ recordId, answer }).toString(),
      });
    expect((await post('  ')).status).toBe(400);
    expect((await post('<b>Yes</b>')).headers.get('location')).toBe('/sandbox/board?lang=en');
    expect(await (await sandbox.send('/sandbox/board?lang=en')).text()).toContain('&lt;b&gt;Yes&lt;/b&gt;');
    const rows = async (collection: string): Promise<Record<string, unknown>[]> =>
      (await sandbox.send(`/sandbox/records.json?collection=${collection}`)).json();
    const comment = (await rows('ProductVisitInfoMessage')).find((row) => row['RecordId'] === recordId);
    expect(
      (await rows('VisitInfoMessageComment')).filter((row) => row['Content'] === '<b>Yes</b>'),
    ).toMatchObject([
      { ProductVisitInfoMessageId: recordId, VisitorId: '', ExhibitorId: comment?.['ExhibitorId'] },
    ]);
  });
});

describe('pages', () => {
  it('every value on a page is escaped', () => {
    expect(markup`<p title="${'"><script>'}">${"<b>'&"}</p>`.html).toBe(
      '<p title="&quot;&gt;&lt;script&gt;">&lt;b&gt;&#39;&amp;</p>',
    );
  });

  it('the inbox shows the latest code, and the newest contact first', async () => {
    const { call, send, pass, codeFor } = openSandbox();
    await call('getsmscode', { phoneNumber: '13900001111' });
    pass(1000);
    await call('getsmscode', { email: 'a@example.com' });
    const text = await (await send('/sandbox/inbox')).text();
    expect(text).toContain(await codeFor('13900001111'));
    expect(text.indexOf('a@example.com')).toBeLessThan(text.indexOf('13900001111'));
  });

  it('a form returns to its page, in its language', async () => {
    const response = await openSandbox().send('/sandbox/faults?lang=en', {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'name=slow&on=true&path=Channel&times=&ms=',
    });
    expect(response.headers.get('location')).toBe('/sandbox/faults?lang=en');
  });

  it('a form contains the fault, its path and how often', async () => {
    const { send } = openSandbox();
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    await send('/sandbox/faults', {
      method: 'POST',
      headers,
      body: 'name=hang&on=true&path=+Channel&times=2&ms=',
    });
    const active = await (await send('/sandbox/faults.json')).json();
    expect(active).toEqual([{ name: 'hang', path: 'Channel', times: 2 }]);
  });
});

describe('pictures', () => {
  it('every story has a cover of 1200 x 675, without words and under 6 KB', () => {
    for (const { name } of stories) {
      const picture = covers[name]?.() ?? '';
      expect(picture).toContain('viewBox="0 0 1200 675"');
      expect(picture).not.toContain('<text');
      expect(picture).not.toMatch(/NaN|undefined/);
      expect(picture.length, name).toBeLessThan(6 * 1024);
    }
  });

  it('every picture in a seed row exists', async () => {
    const { rows, send } = openSandbox();
    const named = JSON.stringify([await rows('Exhibition'), await rows('Organization')]).match(
      /\/sandbox\/pictures\/[^"]+/g,
    );
    for (const path of new Set(named)) {
      const response = await send(path);
      expect([path, response.status]).toEqual([path, 200]);
      expect(response.headers.get('content-type')).toContain('image/svg+xml');
    }
  });

  it.each(['cover-none', 'constructor', 'cover-constructor', '../answer'])(
    'there is no picture %s',
    async (name) => {
      expect((await openSandbox().send(`/sandbox/pictures/${name}.svg`)).status).toBe(404);
    },
  );
});
