import { describe, expect, it } from 'vitest';
import { readChannel } from '#domain/exhibition/channel.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { shareContent, type ShareSubject, type ShareTexts } from '#domain/sharing/shareContent.ts';

const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';

const row = {
  RecordId: exhibitionId,
  ExName: '云溪农机展',
  ExNameEn: 'Yunxi Farm Fair',
  StartTime: '2026-12-01 09:00:00',
  EndTime: '2026-12-03 17:00:00',
  Place: '云溪会展中心',
  PlaceEn: 'Yunxi Expo Centre',
  Logo: '/logo.png',
  OrganizationId: { Name: '云溪会展', NameEn: 'Yunxi Fairs' },
};
const channel = readChannel({
  RecordId: channelId,
  Name: '媒体',
  NameEn: 'Press',
  ExhibitionId: exhibitionId,
});

function subjectOf(part: object = {}, rest: Partial<ShareSubject> = {}): ShareSubject {
  const exhibition = readExhibition({ ...row, ...part });
  if (exhibition === undefined) throw new Error('The row is no exhibition');
  return { exhibition, channel, scenario: 'multiChannelRegistration', ...rest };
}

const pair = (zh: string, en = '') => ({ zh, en });
const texts = (title: ShareTexts['title'], description = pair('')): ShareTexts => ({ title, description });

const defaultTitles = {
  zh: { companyInvites: '{company}邀请您参加{exhibition}', invitation: '邀请您参加{exhibition}' },
  en: { companyInvites: '{company} invites you to {exhibition}', invitation: 'Join {exhibition}' },
};

function share(written: readonly ShareTexts[], language: 'zh' | 'en' = 'zh', subject = subjectOf()) {
  const origin = 'https://expo.test';
  return shareContent(subject, { language, texts: written, defaultTitles: defaultTitles[language], origin });
}

const every = '{host}|{exhibition}|{time}|{place}|{channel}';

describe('the shared content of an exhibition', { tags: ['share-template'] }, () => {
  it('has a title, a description, the link and the image', () => {
    expect(share([])).toEqual({
      title: '邀请您参加云溪农机展',
      description: '2026-12-01 – 2026-12-03 云溪会展中心',
      link: `https://expo.test/select/${exhibitionId}/${channelId}`,
      imageUrl: 'https://expo.test/logo.png',
    });
  });

  it('contains organiser, exhibition, time, place and channel in the visitor’s language', () => {
    const written = [texts(pair(every, every))];
    expect(share(written).title).toBe('云溪会展|云溪农机展|2026-12-01 – 2026-12-03|云溪会展中心|媒体');
    expect(share(written, 'en').title).toBe(
      'Yunxi Fairs|Yunxi Farm Fair|2026-12-01 – 2026-12-03|Yunxi Expo Centre|Press',
    );
  });

  it('contains company and booth of an exhibitor who invites, and of no other person', () => {
    const inviter = { company: '青禾机械', boothNo: 'A12' };
    const ofExhibitor = share([], 'zh', subjectOf({}, { inviter }));
    expect([ofExhibitor.title, ofExhibitor.description]).toEqual([
      '青禾机械邀请您参加云溪农机展',
      '2026-12-01 – 2026-12-03 云溪会展中心 A12',
    ]);
    expect(share([texts(pair('{company}欢迎您{boothNo}'))]).title).toBe('欢迎您');
  });

  it.each([
    ['the scenario’s', [texts(pair('一')), texts(pair('二'))], '一'],
    ['the exhibition’s, where the scenario has none', [texts(pair('')), texts(pair('二'))], '二'],
    [
      'the exhibition’s, where the scenario’s comes to nothing',
      [texts(pair('{boothNo}')), texts(pair('二'))],
      '二',
    ],
    ['the usual one, where both are empty', [texts(pair('')), texts(pair(''))], '邀请您参加云溪农机展'],
  ])('has the title that is %s', (_what, written, title) => {
    expect(share(written).title).toBe(title);
  });

  it('takes title and description separately from where there is one', () => {
    const written = [texts(pair('一'), pair('')), texts(pair('二'), pair('详情'))];
    expect(share(written)).toMatchObject({ title: '一', description: '详情' });
  });

  it('fills a text of the other language with that language’s names, and prefers its own', () => {
    expect(share([texts(pair('欢迎来{exhibition}'))], 'en').title).toBe('欢迎来云溪农机展');
    expect(share([texts(pair('', 'See {exhibition}'))], 'zh').title).toBe('See Yunxi Farm Fair');
    expect(share([texts(pair('欢迎', 'Welcome'))], 'en').title).toBe('Welcome');
  });

  it('has no date and no gap where the exhibition has none', () => {
    expect(share([], 'zh', subjectOf({ StartTime: '' })).description).toBe('云溪会展中心');
    expect(share([], 'zh', subjectOf({ StartTime: '', Place: '', PlaceEn: '' })).description).toBe('');
  });

  it('keeps markup as text, and is cut after 200 characters', { tags: ['X08'] }, () => {
    const name = '<b onclick=alert(1)>展</b>';
    expect(share([], 'zh', subjectOf({ ExName: name })).title).toBe(`邀请您参加${name}`);
    expect(share([texts(pair('长'.repeat(5_000)))]).title).toBe('长'.repeat(200));
  });
});
