import { matchRoutes } from 'react-router-dom';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { carryOnAfter, createBeforeNavigation } from '#app/createBeforeNavigation.ts';
import { loadLaterRoutes, routerPath } from '#app/routes.ts';
import { createDeviceStore } from '#device/storage/deviceStore.ts';
import { createSafeStorage } from '#device/storage/safeStorage.ts';
import { screenRoutes } from '#flows/navigation/screenRoutes.ts';
import { FakeStorage } from '../device/fakeStorage.ts';

const openId = 'open00000000000000000001';
const soonId = 'soon00000000000000000001';
const mediaId = 'media0000000000000000001';
const channelRow = { RecordId: mediaId, ExhibitionId: openId };

interface Setting {
  readonly stored?: Readonly<Record<string, string>>;
  readonly isIos?: boolean;
  readonly entryUrl?: string;
  /** The channel that the exhibition turns out to have. */
  readonly channel?: string | undefined;
  /** The exhibition of the ticket that the phone holds. */
  readonly held?: string | undefined;
}

beforeAll(async () => void (await loadLaterRoutes()));

/** What the router tells its middleware of a navigation. */
function navigationTo(path: string) {
  const request = new Request(`https://expo.test${path}`);
  const routes = [{ path: '/' }, ...screenRoutes().map((route) => ({ path: routerPath(route) }))];
  // The router warns of a malformed code, and goes on with it as it is.
  const warning = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const match = matchRoutes(routes, new URL(request.url).pathname)?.[0];
  warning.mockRestore();
  if (match === undefined) throw new Error(`No route matches ${path}`);
  type Call = Parameters<ReturnType<typeof createBeforeNavigation>>[0];
  return { request, params: match.params, pattern: match.route.path } as Partial<Call> as Call;
}

/** A page that has just been loaded, on a phone that holds `stored`. */
function openPage({
  stored = {},
  isIos = false,
  entryUrl = 'https://expo.test/',
  channel,
  held,
}: Setting = {}) {
  const storage = new FakeStorage();
  for (const [name, text] of Object.entries(stored)) storage.setItem(name, text);
  const device = createDeviceStore(createSafeStorage(() => storage));
  const visits: unknown[] = [];
  let substituted = 0;
  const before = createBeforeNavigation({
    device,
    isIos,
    entryUrl,
    openVisit: async (visit) => {
      visits.push(visit);
      return channel;
    },
    notifySubstituted: () => {
      substituted += 1;
    },
    heldExhibition: () => Promise.resolve(held),
  });
  return {
    device,
    visits,
    read: (name: string) => storage.getItem(name),
    substituted: () => substituted,
    /** Where a navigation ends: an address it is sent to, or the address itself. */
    go: async (path: string): Promise<string> => {
      let went = false;
      const next = async () => {
        went = true;
      };
      const answer = (await before(navigationTo(path), next)) as Response | undefined;
      if (answer !== undefined && went) throw new Error('went on and was sent elsewhere');
      return answer?.headers.get('location') ?? (went ? path : 'nowhere');
    },
  };
}

const withOpen = { entranceid: openId, channelid: mediaId, channel: JSON.stringify(channelRow) };

describe('the exhibition of a navigation', () => {
  it('is the supplied one; a new one is stored, and the previous channel is cleared', {
    tags: ['exhibition-id'],
  }, async () => {
    const page = openPage({ stored: withOpen });
    expect(await page.go(`/select/${soonId}`)).toBe(`/select/${soonId}`);
    expect([page.read('entranceid'), page.read('channelid'), page.read('channel')]).toEqual([
      soonId,
      null,
      null,
    ]);
  });

  it('keeps a channel that is stored without an exhibition', { tags: ['channel-choice'] }, async () => {
    const page = openPage({ stored: { channelid: mediaId } });
    await page.go(`/select/${openId}`);
    expect([page.read('entranceid'), page.read('channelid')]).toEqual([openId, mediaId]);
  });

  it('keeps the channel if it is the stored one', async () => {
    const page = openPage({ stored: withOpen });
    await page.go(`/select/${openId}`);
    expect([page.read('entranceid'), page.read('channelid')]).toEqual([openId, mediaId]);
    expect(page.read('channel')).toBe(withOpen.channel);
  });

  it('does not take a team’s id for a channel’s', async () => {
    const page = openPage();
    const team = `/teams/${openId}/team00000000000000000001`;
    expect(await page.go(team)).toBe(team);
    expect(page.visits).toEqual([{ exhibitionId: openId, channelId: undefined, asksChannels: false }]);
  });

  it.each(['/list', '/code', '/xycode', '/questFinish', '/'])(
    'is the stored one at %s, which contains none',
    { tags: ['exhibition-id'] },
    async (path) => {
      const page = openPage({ stored: withOpen });
      expect(await page.go(path)).toBe(path);
      expect(page.read('entranceid')).toBe(openId);
    },
  );

  it.each(['/list', '/code?voucher=a', '/xycode', '/ready', '/'])(
    'is that of a ticket on the phone at %s, where none is in use',
    async (path) => {
      const page = openPage({ held: soonId });
      expect(await page.go(path)).toBe(path);
      expect(page.read('entranceid')).toBe(soonId);
    },
  );

  it('is not that of a ticket where one is in use, nor at a screen whose address should name it', async () => {
    const page = openPage({ stored: withOpen, held: soonId });
    await page.go('/code');
    expect(page.read('entranceid')).toBe(openId);
    expect(await openPage({ held: soonId }).go('/select')).toBe('/404');
  });

  it.each(['/select', '/select/', '/login', '/homeclassic', '/wechat_login/', '/channel-group'])(
    'is added to the bare address %s silently',
    async (path) => {
      const page = openPage({ stored: withOpen });
      expect(await page.go(path)).toBe(`/${path.split('/')[1]}/${openId}`);
      expect(page.substituted()).toBe(0);
    },
  );

  it.each(['/', '/list', '/code', '/select', '/select/', '/questFinish', '/nowhere'])(
    'is missing at %s on an empty phone, which leads to /404',
    { tags: ['exhibition-id', 'missing-exhibition'] },
    async (path) => {
      expect(await openPage().go(path)).toBe('/404');
    },
  );

  it.each(['/404', '/authorize'])('is not needed at %s', async (path) => {
    const page = openPage();
    expect(await page.go(path)).toBe(path);
    expect(page.visits).toEqual([]);
  });

  const nonsense = [
    ['23 characters', openId.slice(1)],
    ['25 characters', `${openId}x`],
    ['a stroke inside', 'open-0000000000000000001'],
    ['encoded Chinese', encodeURIComponent('江海国际智能制造展览会江海国际智能制造展览会江海')],
    ['an encoded slash', 'open0000000000000000%2F01'],
    ['a broken code', 'open000000000000000000%E0'],
    ['a script', encodeURIComponent('<script>alert(1)</script>')],
  ] as const;

  it.each(nonsense)(
    'of %s is replaced by the stored one, with a message',
    { tags: ['X01', 'X03'] },
    async (_, id) => {
      const page = openPage({ stored: withOpen });
      expect(await page.go(`/select/${id}?debug=1`)).toBe(`/select/${openId}?debug=1`);
      expect(page.substituted()).toBe(1);
      expect(page.read('entranceid')).toBe(openId);
    },
  );

  it.each(nonsense)(
    'of %s leads to /404 on an empty phone, and is not stored',
    { tags: ['X01', 'X03'] },
    async (_, id) => {
      const page = openPage();
      expect(await page.go(`/select/${id}`)).toBe('/404');
      expect(page.read('entranceid')).toBeNull();
    },
  );

  it('that is stored but damaged does not count', { tags: ['D07'] }, async () => {
    expect(await openPage({ stored: { entranceid: 'open' } }).go('/list')).toBe('/404');
  });

  it('may be percent-encoded', async () => {
    const page = openPage();
    await page.go(`/select/${openId.replace('o', '%6F')}`);
    expect(page.read('entranceid')).toBe(openId);
  });
});

describe('the channel of a navigation', () => {
  it('is loaded when the address contains an exhibition, with the channel it contains', async () => {
    const page = openPage();
    await page.go(`/select/${openId}`);
    await page.go(`/select/${openId}/${mediaId}`);
    await page.go(`/select/${openId}/short`);
    expect(page.visits).toEqual([
      { exhibitionId: openId, channelId: undefined, asksChannels: true },
      { exhibitionId: openId, channelId: mediaId, asksChannels: true },
      { exhibitionId: openId, channelId: undefined, asksChannels: true },
    ]);
  });

  it('is not the place of a check-in, which stays in the address when the exhibition is replaced', {
    tags: ['check-in-place'],
  }, async () => {
    const page = openPage({ stored: withOpen });
    const placeId = 'gate00000000000000000001';
    await page.go(`/sign-in/${openId}/${placeId}`);
    expect(page.visits).toEqual([{ exhibitionId: openId, channelId: undefined, asksChannels: true }]);
    expect(await page.go(`/sign-in/short/${placeId}`)).toBe(`/sign-in/${openId}/${placeId}`);
  });

  it('is not asked for by a screen that needs only the exhibition', async () => {
    const page = openPage();
    await page.go(`/channel-group/${openId}`);
    expect(page.visits).toEqual([{ exhibitionId: openId, channelId: undefined, asksChannels: false }]);
  });

  it('is not loaded at the code and the list, which must open offline', async () => {
    const page = openPage({ stored: withOpen });
    await page.go('/code');
    await page.go('/list');
    expect(page.visits).toEqual([]);
  });

  it.each(['register', 'information'])(
    'is added to the address of /%s, which keeps its query',
    async (screen) => {
      const page = openPage({ channel: mediaId });
      expect(await page.go(`/${screen}/${openId}?step=review`)).toBe(
        `/${screen}/${openId}/${mediaId}?step=review`,
      );
      expect(await page.go(`/${screen}/${openId}/short`)).toBe(`/${screen}/${openId}/${mediaId}`);
    },
  );

  it.each(['register', 'information'])(
    'that cannot be loaded leads from /%s to the exhibition',
    async (screen) => {
      expect(await openPage().go(`/${screen}/${openId}`)).toBe(`/select/${openId}`);
    },
  );

  it('does not delay a screen that does not need it', async () => {
    const page = openPage();
    let wasAsked = false;
    const before = createBeforeNavigation({
      device: page.device,
      isIos: false,
      entryUrl: '',
      openVisit: () => {
        wasAsked = true;
        return new Promise(() => {});
      },
      notifySubstituted: () => {},
      heldExhibition: () => Promise.resolve(undefined),
    });
    await expect(before(navigationTo(`/select/${openId}`), async () => undefined)).resolves.toBeUndefined();
    expect(wasAsked).toBe(true);
  });
});

describe('the interaction id', { tags: ['interaction-id'] }, () => {
  it.each([
    ['?InterActionId=inter-1', 'inter-1'],
    ['?interactionid=inter-1&a=1', 'inter-1'],
    ['?a=1&interaction_id=5f0c', '5f0c'],
    ['?InteractionId=', undefined],
    ['?InterActionId=<b>', undefined],
    ['?InterActionId=a%20b', undefined],
    [`?InterActionId=${'x'.repeat(65)}`, undefined],
    ['?myInterActionId=other', undefined],
    ['', undefined],
  ])('of the address %s is stored as %s', async (query, kept) => {
    const page = openPage();
    await page.go(`/select/${openId}${query}`);
    expect(page.read('InterActionId') ?? undefined).toBe(kept);
  });

  it('stays when a later address has none, and is replaced by another', async () => {
    const page = openPage();
    await page.go(`/select/${openId}?InterActionId=first`);
    await page.go('/list');
    expect(page.read('InterActionId')).toBe('first');
    await page.go('/authorize?InterActionId=second');
    expect(page.read('InterActionId')).toBe('second');
    page.device.getState().clearUserInfo();
    expect(page.read('InterActionId')).toBe('second');
  });
});

describe('the value of isCarryOn', { tags: ['carry-on'] }, () => {
  const information = `/information/${openId}/${mediaId}`;
  const question = `/question-page/${openId}/${mediaId}`;

  it.each([
    ['/', undefined],
    [question, '1'],
    ['/list', '1'],
    [`/select/${openId}`, '0'],
    [`/register/${openId}/${mediaId}`, '0'],
    [`/login/${openId}`, '0'],
    [`/question-success/${openId}/${mediaId}`, '0'],
    ['/code', '0'],
    [information, '0'],
    ['/authorize', '0'],
  ])('on the way from %s to the information page is %s', (from, value) => {
    expect(carryOnAfter(from, information)).toBe(value);
  });

  it.each([question, '/list', '/', `/select/${openId}`])('does not change on the way to %s', (to) => {
    expect(carryOnAfter(`/select/${openId}`, to)).toBeUndefined();
    expect(carryOnAfter('/list', to)).toBeUndefined();
  });

  it('stays on a first load of the information page, which counts as coming from the root', async () => {
    const page = openPage({ stored: { isCarryOn: '1' } });
    await page.go(information);
    expect(page.read('isCarryOn')).toBe('1');
  });

  it.each([question, '/list'])('is "1" when coming from %s, for every former value', async (from) => {
    for (const before of ['0', '1']) {
      const page = openPage({ stored: { entranceid: openId, isCarryOn: before } });
      for (const path of [from, information]) await page.go(path);
      expect(page.read('isCarryOn')).toBe('1');
    }
  });

  it('is "0" when coming from elsewhere, also from a screen without an exhibition', async () => {
    const page = openPage({ stored: { isCarryOn: '1' } });
    await page.go(`/select/${openId}`);
    await page.go(information);
    expect(page.read('isCarryOn')).toBe('0');
    page.device.getState().set('isCarryOn', '1');
    for (const path of ['/list', '/authorize', information]) await page.go(path);
    expect(page.read('isCarryOn')).toBe('0');
  });

  it('depends on the previous screen, not on the address that redirected', async () => {
    const page = openPage({ stored: { isCarryOn: '1' }, channel: mediaId });
    await page.go('/list');
    expect(await page.go(`/information/${openId}`)).toBe(information);
    await page.go(information);
    expect(page.read('isCarryOn')).toBe('1');
  });
});

describe('the entry address', () => {
  const entryUrl = `https://expo.test/select/${openId}?from=friend#top`;

  it('is remembered once on iOS, without its fragment', { tags: ['ios-entry-url'] }, async () => {
    const page = openPage({ isIos: true, entryUrl });
    await page.go(`/select/${openId}`);
    expect(page.device.getState().iOSEnterUrl).toBe(`https://expo.test/select/${openId}?from=friend`);
    page.device.getState().setForPage({ iOSEnterUrl: 'https://expo.test/first' });
    await page.go('/list');
    expect(page.device.getState().iOSEnterUrl).toBe('https://expo.test/first');
  });

  it('is not remembered elsewhere', { tags: ['ios-entry-url'] }, async () => {
    const page = openPage({ entryUrl });
    await page.go(`/select/${openId}`);
    expect(page.device.getState().iOSEnterUrl).toBe('');
  });
});

describe('the client code', { tags: ['client-code'] }, () => {
  it('of 36 characters is created at the first navigation and kept', async () => {
    const page = openPage();
    await page.go(`/select/${openId}`);
    const code = page.read('clientCode');
    expect(code).toMatch(/^[0-9a-zA-Z-]{36}$/);
    await page.go('/list');
    expect(page.read('clientCode')).toBe(code);
  });

  it('of 36 characters is reused', async () => {
    const code = '7c9e6679-7425-40de-944b-e07fc1f90ae7';
    const page = openPage({ stored: { clientCode: code } });
    await page.go(`/select/${openId}`);
    expect(page.read('clientCode')).toBe(code);
  });

  it('of another length is replaced', async () => {
    const page = openPage({ stored: { clientCode: 'short' } });
    await page.go(`/select/${openId}`);
    expect(page.read('clientCode')).toMatch(/^[0-9a-zA-Z-]{36}$/);
  });
});
