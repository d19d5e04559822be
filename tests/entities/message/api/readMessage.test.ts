import { describe, expect, it } from 'vitest';
import { directionsOf } from '#entities/message/api/messageCalls.ts';
import { wordsOf } from '#entities/message/rules/message.ts';
import { readFields } from '#data/collections/readFields.ts';
import { messages } from '#entities/message/api/messageCollections.ts';
import { messageRecord } from '#entities/message/api/messageRecord.ts';
import { readMessage } from '#entities/message/api/readMessage.ts';

const me = 'visitor00000000000000001';
const other = 'visitor00000000000000002';
const firm = 'exhibitor000000000000001';
const exhibitionId = 'open00000000000000000001';
const owner = { exhibitionId, visitorId: me };
const read = (row: object) => {
  const values = readFields(messages.fields, {
    RecordId: 'message00000000000000001',
    ExhibitionId: exhibitionId,
    CreatedAtMesc: 5,
    ...row,
  });
  return values && readMessage(values, owner);
};

describe('whom a message is from follows from its senders', () => {
  it.each([
    ['an exhibitor', { ExhibitorSender: firm, VisitorReceiver: me }, { kind: 'exhibitor', id: firm }],
    ['a store', { StoreSender: firm, VisitorReceiver: me }, { kind: 'exhibitor', id: firm }],
    ['another visitor', { VisitorSender: other, VisitorReceiver: me }, { kind: 'visitor', id: other }],
    ['the system', { SysSender: 'sys', VisitorReceiver: me }, { kind: 'organizer', id: 'system' }],
    ['the organiser', { OrganizationSender: 'o1', ToAllVisitor: 'true' }, { kind: 'organizer', id: 'o1' }],
    [
      'an exhibitor as an embedded row',
      { ExhibitorSender: [{ RecordId: firm }], VisitorReceiver: { RecordId: me } },
      { kind: 'exhibitor', id: firm },
    ],
  ])('%s', (_, row, partner) => {
    expect(read(row)).toMatchObject({ partner, isMine: false });
  });

  it('what the visitor has sent belongs to its receiver', () => {
    expect(read({ VisitorSender: me, ExhibitorReceiver: firm })).toMatchObject({
      partner: { kind: 'exhibitor', id: firm },
      isMine: true,
    });
  });

  it.each([
    ['for another visitor', { ExhibitorSender: firm, VisitorReceiver: other }],
    ['of another exhibition', { ExhibitorSender: firm, VisitorReceiver: me, ExhibitionId: 'x' }],
    ['without a sender', { VisitorReceiver: me }],
    ['of the visitor to themselves', { VisitorSender: me, VisitorReceiver: me }],
  ])('a row %s is dropped', (_, row) => {
    expect(read(row)).toBeUndefined();
  });
});

describe('a notice for many', () => {
  const channelId = 'pressorganiser0000000001';
  const notice = { OrganizationSender: 'o1', Title: '停车', Content: '走东门' };
  const readAs = (row: object, side: Parameters<typeof readMessage>[1]) => {
    const common = { RecordId: 'message00000000000000001', ExhibitionId: exhibitionId };
    const values = readFields(messages.fields, { ...common, ...notice, ...row });
    return values && readMessage(values, side);
  };

  it('of a channel is for those who have registered through it', () => {
    expect(readAs({ ToChannel: channelId }, { ...owner, channelId })).toMatchObject({ isMine: false });
    expect(readAs({ ToChannel: channelId }, { ...owner, channelId: 'another' })).toBeUndefined();
    expect(readAs({ ToChannel: channelId }, owner)).toBeUndefined();
  });

  it('of exhibitors is for a booth, and for no visitor', () => {
    const stand = { exhibitionId, visitorId: firm, exhibitorUserId: 'user' };
    expect(readAs({ ToAllExhibitor: true }, stand)).toMatchObject({
      partner: { kind: 'organizer', id: 'o1' },
    });
    expect(readAs({ ToAllExhibitor: true }, { ...owner, channelId })).toBeUndefined();
    expect(readAs({ ToAllVisitor: true }, stand)).toBeUndefined();
    expect(readAs({ ToChannel: channelId }, { ...stand, channelId })).toBeUndefined();
  });

  it('that was written in both languages says each in its own, and otherwise the same in both', () => {
    const english = { TitleEn: 'Parking', ContentEn: 'East gate' };
    const both = readAs({ ToAllVisitor: true, ...english }, owner);
    const one = readAs({ ToAllVisitor: true }, owner);
    expect(both && wordsOf(both).text).toEqual({ zh: '走东门', en: 'East gate' });
    expect(one && wordsOf(one).text).toEqual({ zh: '走东门', en: '走东门' });
  });

  it('that was written in both languages into one field says each in its own', () => {
    const told = {
      Title: '入馆提示 Entry notes',
      Content: '明天 9:00 开馆。\nDoors open at 9:00 tomorrow.',
    };
    const seen = read({ OrganizationSender: 'o1', ToAllVisitor: 'true', ...told });
    expect(seen && wordsOf(seen)).toEqual({
      title: { zh: '入馆提示', en: 'Entry notes' },
      text: { zh: '明天 9:00 开馆。', en: 'Doors open at 9:00 tomorrow.' },
    });
    expect(read({ ExhibitorSender: firm, VisitorReceiver: me, ...told })).toMatchObject({
      title: told.Title,
      text: told.Content,
    });
  });

  it('of several channels is for those who have registered through one of them', () => {
    const row = { ToChannels: ['another00000000000000001', channelId] };
    expect(readAs(row, { ...owner, channelId })).toMatchObject({ isMine: false });
    expect(readAs(row, { ...owner, channelId: 'third0000000000000000001' })).toBeUndefined();
    expect(readAs(row, owner)).toBeUndefined();
  });

  it('for those who have checked in is for no other visitor', () => {
    expect(readAs({ ToCheckedIn: true }, { ...owner, hasCheckedIn: true })).toMatchObject({ isMine: false });
    expect(readAs({ ToCheckedIn: true }, { ...owner, channelId })).toBeUndefined();
  });

  it('is not there before its time, and then as new as its time', () => {
    const row = readFields(messages.fields, {
      RecordId: 'message00000000000000001',
      ExhibitionId: exhibitionId,
      ...notice,
      ToAllVisitor: true,
      CreatedAtMesc: 5,
      ShowFrom: 100,
    });
    if (row === undefined) throw new Error('no row');
    expect(readMessage(row, owner, 99)).toBeUndefined();
    expect(readMessage(row, owner, 100)).toMatchObject({ atMs: 100 });
  });

  it('that was taken back says nothing but that', () => {
    const more = {
      Picture: 'https://files.example/a.png',
      LinkInfo: '/agenda/x',
      TitleEn: 'a',
      ContentEn: 'b',
    };
    const message = readAs({ ToAllVisitor: true, WithdrawnAt: 7, ...more }, owner);
    expect(message).toMatchObject({ isWithdrawn: true, title: '', text: '', link: '' });
    expect(message?.picture ?? message?.english).toBeUndefined();
    expect(readAs({ ToAllVisitor: true, ...more }, owner)).toMatchObject({
      business: 'picture',
      link: more.Picture,
    });
    expect(readAs({ ToAllVisitor: true, BusinessType: 'text', ...more }, owner)).toMatchObject({
      picture: more.Picture,
      link: more.LinkInfo,
    });
  });

  it('is asked for by channel only where the channel is known', () => {
    const named = (side: Parameters<typeof readMessage>[1]) =>
      directionsOf(side, undefined).map((parts) => parts.ToChannel);
    expect(named({ ...owner, channelId })).toContain(channelId);
    expect(named(owner)).toEqual([undefined, undefined, undefined]);
  });
});

describe('what a row holds', () => {
  it('a message that everybody gets does not say who has read it', () => {
    expect(read({ OrganizationSender: 'o1', ToAllVisitor: true, State: '1' })?.isRead).toBeUndefined();
    expect(read({ ExhibitorSender: firm, VisitorReceiver: me, State: 1 })?.isRead).toBe(true);
    expect(read({ ExhibitorSender: firm, VisitorReceiver: me })?.isRead).toBeUndefined();
  });

  it('a text of 20,000 characters is cut, and an unknown kind is a text', () => {
    const message = read({
      ExhibitorSender: firm,
      VisitorReceiver: me,
      Content: '长'.repeat(20_000),
      BusinessType: { $gt: '' },
    });
    expect(Array.from(message?.text ?? '')).toHaveLength(5_000);
    expect(message?.business).toBe('text');
  });
});

describe('a picture or a file', () => {
  const received = { ExhibitorSender: firm, VisitorReceiver: me };

  it('is a picture also where the server keeps no kind', () => {
    const Picture = 'https://files.example/1.jpg';
    expect(read({ ...received, Picture })).toMatchObject({ business: 'picture', link: Picture });
    expect(read({ ...received, LinkInfo: Picture })).toMatchObject({ business: 'text', link: Picture });
  });

  it('is named by its title, else by its file', () => {
    const file = { ...received, BusinessType: 'file', LinkInfo: 'https://files.example/1.pdf' };
    expect(read({ ...file, Title: '手册.pdf', FileName: '1.pdf' })?.title).toBe('手册.pdf');
    expect(read({ ...file, FileName: '1.pdf' })?.title).toBe('1.pdf');
  });
});

describe('a row that is sent', () => {
  const message = {
    owner,
    business: 'text',
    text: '您好',
    title: '',
    link: '',
    productId: '',
    senderName: '林小满',
    clientRef: 'ref',
    writtenAtMs: 7,
  } as const;

  it('names the partner on the screen as its only receiver', () => {
    const toFirm = messageRecord({ ...message, partner: { kind: 'exhibitor', id: firm } });
    expect(toFirm).toMatchObject({ VisitorSender: me, ExhibitorReceiver: firm, Content: '您好' });
    expect(toFirm).not.toHaveProperty('VisitorReceiver');
    const toVisitor = messageRecord({ ...message, partner: { kind: 'visitor', id: other } });
    expect(toVisitor).toMatchObject({ VisitorSender: me, VisitorReceiver: other });
    expect(toVisitor).not.toHaveProperty('ExhibitorReceiver');
  });

  it('is read back as what was sent', () => {
    expect(read(messageRecord({ ...message, partner: { kind: 'exhibitor', id: firm } }))).toMatchObject({
      isMine: true,
      text: '您好',
      partner: { kind: 'exhibitor', id: firm },
      clientRef: 'ref',
    });
  });
});
