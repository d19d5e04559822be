// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { openApp } from '#tests/app/openApp.ts';
import { pauseBetweenTaps } from '#tests/features/steps.ts';
import { heldVoucher } from '#tests/features/vouchers/heldVoucher.ts';
import { openPhone, type Phone, startServer, stopServer } from '../openPhone.ts';
import { channelId, enter, exhibitionId, historyOf, untilHistory } from './openShared.ts';
import { eventually } from '#tests/support/eventually.ts';

let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'share');
  Reflect.deleteProperty(document, 'execCommand');
});

const link = () => `${location.origin}/select/${exhibitionId}/${channelId}`;

/** The share sheet after a registration, on a phone with or without a list of where to share. */
async function openSheet(share?: (data: ShareData) => Promise<void>) {
  if (share) Object.defineProperty(navigator, 'share', { value: share, configurable: true });
  localStorage.setItem('entranceid', exhibitionId);
  localStorage.setItem('visitorId', 'person000000000000000001');
  localStorage.setItem('vouchers', JSON.stringify([heldVoucher('1', { exhibitionId })]));
  const app = await openApp('/code?new=1');
  const links = await import('#flows/navigation/linkContext.ts');
  links.provideLinkContext({
    app: { origin: location.origin, screens: [] },
    host: { openExternal: () => {} },
    navigate: () => {},
    sayUnrecognised: () => {},
  });
  await enter(app);
  await app.user.click(await screen.findByRole('button', { name: '邀请同事一起来' }));
  const sheet = within(await screen.findByRole('dialog', { name: '分享展会' }));
  await sheet.findByText('江海会展集团邀您参加第十二届江海国际智能制造展览会（专业观众）');
  return { ...app, sheet };
}

const aborted = () => Promise.reject(Object.assign(new Error('cancelled'), { name: 'AbortError' }));
const untilSaid = (text: string) =>
  eventually(() => expect(document.querySelector('#x-live')?.textContent).toBe(text));

describe('the share sheet', () => {
  it('shows what others will see, and hands it to the phone’s list within the tap', {
    tags: ['call-share', 'share-link'],
  }, async () => {
    const handed: ShareData[] = [];
    const { sheet, user } = await openSheet(async (data) => void handed.push(data));
    expect(sheet.queryByText(link())).toBeNull();
    await user.click(sheet.getByRole('button', { name: '分享' }));
    expect(handed).toEqual([
      {
        title: '江海会展集团邀您参加第十二届江海国际智能制造展览会（专业观众）',
        text: expect.stringMatching(/ · 江海国际会展中心 1、2 号馆$/) as string,
        url: link(),
      },
    ]);
    const [row] = await untilHistory(phone, 1);
    expect(row).toMatchObject({
      ExhibitionId: exhibitionId,
      VisitorId: 'person000000000000000001',
      ShareType: '推荐给朋友',
    });
  });

  it('records nothing when the person thinks better of it', { tags: ['call-share'] }, async () => {
    let asked = 0;
    const { sheet, user } = await openSheet(() => {
      asked += 1;
      return asked === 1 ? aborted() : Promise.resolve();
    });
    await user.click(sheet.getByRole('button', { name: '分享' }));
    pauseBetweenTaps();
    expect(await historyOf(phone)).toEqual([]);
    // Not too early to be seen: the next one is.
    await user.click(sheet.getByRole('button', { name: '分享' }));
    expect(await untilHistory(phone, 1)).toHaveLength(1);
  });

  it('only logs that the list did not open, and records nothing', { tags: ['call-share'] }, async () => {
    const { sheet, user, said } = await openSheet(() => Promise.reject(new Error('no list')));
    await user.click(sheet.getByRole('button', { name: '分享' }));
    await eventually(() => expect(said.warnings).toEqual(['the host did not share']));
    expect(document.querySelector('#x-live')).toBeNull();
    expect(await historyOf(phone)).toEqual([]);
  });

  it.each([
    ['is copied', true, '链接已复制'],
    ['cannot be copied', false, '复制失败，请长按链接复制'],
  ])(
    'says whether the link %s, and has no list where the phone has none',
    {
      tags: ['save-copy-delete'],
    },
    async (_what, works, words) => {
      const { sheet, user } = await openSheet();
      const copied: string[] = [];
      vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(async (text) => {
        if (!works) throw new Error('refused');
        copied.push(text);
      });
      Object.assign(document, { execCommand: () => false });
      expect(sheet.queryByRole('button', { name: '分享' })).toBeNull();
      await user.click(sheet.getByRole('button', { name: '复制链接' }));
      await untilSaid(words);
      expect(copied).toEqual(works ? [link()] : []);
      // Shown for copying only where that is needed.
      expect(sheet.queryByText(link()) === null).toBe(works);
      expect(await historyOf(phone)).toEqual([]);
    },
  );
});
