import { describe, expect, it } from 'vitest';
import { createBrowserHost } from '#host/createBrowserHost.ts';

const content = {
  title: '江海展',
  description: '3 月 10 日',
  link: 'https://expo.test/select/a',
  imageUrl: 'https://expo.test/a.png',
};

function open(navigator: object = {}) {
  const went: string[] = [];
  const host = createBrowserHost({ location: { assign: (url) => void went.push(String(url)) }, navigator });
  return { host, went };
}

describe('a plain browser', () => {
  it('opens another site by a full page navigation, so that Back returns', {
    tags: ['link-external'],
  }, () => {
    const { host, went } = open();
    host.openExternal('https://hotel.example/');
    expect(went).toEqual(['https://hotel.example/']);
  });

  it('opens a file', async () => {
    const { host, went } = open();
    expect(await host.openFile('https://files.example/plan.rar')).toBe('opened');
    expect(went).toEqual(['https://files.example/plan.rar']);
  });

  it('leaves pictures, codes and screens to the page', () => {
    const { host } = open();
    expect([host.chooseImages, host.scanCode, host.openScreen, host.close]).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
  });

  it('shares by the phone’s share sheet if there is one, and passes texts and the link', async () => {
    const shared: ShareData[] = [];
    const phone = {
      async share(this: unknown, data: ShareData) {
        if (this !== phone) throw new TypeError('Illegal invocation');
        shared.push(data);
      },
    };
    const { sharing } = open(phone).host;
    expect(sharing.by).toBe('sheet');
    expect(await sharing.open?.(content)).toBe('shared');
    expect(shared).toEqual([{ title: content.title, text: content.description, url: content.link }]);
  });

  it.each([
    ['AbortError', 'cancelled'],
    ['NotAllowedError', 'failed'],
  ] as const)('reports by %s that sharing was %s', async (name, outcome) => {
    const { sharing } = open({
      share: async () => {
        throw new DOMException('no', name);
      },
    }).host;
    expect(await sharing.open?.(content)).toBe(outcome);
  });

  it('offers no share sheet where the phone has none', () => {
    const { sharing } = open().host;
    expect([sharing.by, sharing.open]).toEqual(['none', undefined]);
  });
});
