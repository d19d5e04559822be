import { describe, expect, it } from 'vitest';
import { openSandbox } from '../openSandbox.ts';

const exhibitionId = 'open00000000000000000001';
const visitorId = 'visitor00000000000000xyz';
const firm = 'exhibitor000000000001001';
const record = { ExhibitionId: exhibitionId, VisitorSender: visitorId, ExhibitorReceiver: firm };

function openMessages() {
  const sandbox = openSandbox();
  const listed = async (condition: object) =>
    (await sandbox.call('queryList/MessageInfo', { condition: { ExhibitionId: exhibitionId, ...condition } }))
      .result;
  return {
    ...sandbox,
    write: (Content: string) => sandbox.call('insert/MessageInfo', { record: { ...record, Content } }),
    sent: () => listed({ VisitorSender: visitorId }),
    received: () => listed({ VisitorReceiver: visitorId }),
    act: (wish: object) =>
      sandbox.post('/sandbox/messages', { exhibitionId, exhibitorId: firm, visitorId, ...wish }),
  };
}

describe('an exhibitor of the sandbox', () => {
  it('reads a message after a while and answers it later, in the language in which it was written', async () => {
    const { write, sent, received, pass } = openMessages();
    await write('Hello');
    expect(await sent()).toMatchObject([{ Content: 'Hello', State: '0' }]);
    expect(await received()).toEqual([]);
    pass(3_000);
    expect(await sent()).toMatchObject([{ State: '1' }]);
    pass(3_000);
    const [answer] = await received();
    expect(answer?.['ExhibitorSender']).toBe(firm);
    expect(answer?.['Content']).toContain('Hello');
  });

  it('answers a first message and questions, and nothing else', async () => {
    const { write, received, pass } = openMessages();
    await write('您好');
    await write('谢谢');
    pass(10_000);
    expect(await received()).toHaveLength(1);
    await write('有样品吗？');
    pass(10_000);
    expect(await received()).toHaveLength(2);
  });

  it('sees an inquiry after a while, which leaves what was decided about it meanwhile', async () => {
    const { call, pass } = openMessages();
    const enquiry = { ExhibitionId: exhibitionId, VisitorId: visitorId, ExhibitorId: firm, Type: '0' };
    const inserted = (await call('insert/EnquiryRecord', { record: enquiry })).result as unknown;
    const { RecordId: recordId } = inserted as { RecordId: string };
    await call('insert/EnquiryRecord', { record: enquiry });
    await call('update/EnquiryRecord', { recordId, setValue: { State: '3' } });
    pass(10_000);
    const statesOf = async (side: object) => {
      const condition = { ExhibitionId: exhibitionId, ...side };
      const rows = (await call('queryList/EnquiryRecord', { condition })).result;
      return rows
        .filter((row) => row['VisitorId'] === visitorId)
        .map(({ RecordId, State }) => [RecordId === recordId, State]);
    };
    for (const side of [{ VisitorId: visitorId }, { ExhibitorId: firm }])
      expect(await statesOf(side)).toEqual(
        expect.arrayContaining([
          [true, '3'],
          [false, '1'],
        ]),
      );
  });

  it('writes and blocks a visitor on the page of the sandbox', async () => {
    const { act, write, received, sent } = openMessages();
    await act({ text: '欢迎' });
    expect(await received()).toMatchObject([{ Content: '欢迎', ExhibitorSender: firm }]);
    await act({ block: 'on' });
    expect((await write('您好')).resCode).toBe(1402);
    await act({ block: 'off' });
    expect((await write('您好')).resCode).toBe(0);
    expect(await sent()).toHaveLength(1);
  });
});

describe('a picture or a file', () => {
  it.each([
    ['picture', 'Picture'],
    ['file', 'LinkInfo'],
  ])('%s without its address is refused', async (BusinessType, field) => {
    const { call, sent } = openMessages();
    const send = (more: object) =>
      call('insert/MessageInfo', { record: { ...record, BusinessType, ...more } });
    expect((await send({})).resCode).toBe(1403);
    expect((await send({ [field]: 'https://files.example/visitor/1.pdf' })).resCode).toBe(0);
    expect(await sent()).toHaveLength(1);
  });

  it('comes from an exhibitor on the page of the sandbox', async () => {
    const { act, received } = openMessages();
    await act({ business: 'file', title: '手册.pdf', link: 'https://files.example/1.pdf' });
    expect(await received()).toMatchObject([
      { BusinessType: 'file', Title: '手册.pdf', LinkInfo: 'https://files.example/1.pdf' },
    ]);
  });
});

describe('messages', () => {
  it('of more than 2,000 characters are refused', async () => {
    const { write } = openMessages();
    expect((await write('长'.repeat(2_001))).resCode).toBe(1401);
    expect((await write('长'.repeat(2_000))).resCode).toBe(0);
  });

  it('are not given out without saying whose', async () => {
    const { call } = openMessages();
    expect((await call('queryList/MessageInfo', { condition: {} })).resCode).toBe(400000);
  });

  it('of the seeds are sixty-four conversations of one visitor, one of them of ten thousand messages', async () => {
    const { call } = openMessages();
    const condition = { ExhibitionId: 'large0000000000000000001', VisitorSender: 'person00000000000000000m' };
    const { result } = await call('queryList/MessageInfo', { condition });
    expect(new Set(result.map((row) => row['ExhibitorReceiver'])).size).toBe(64);
    const ofSeven = result.filter((row) => row['ExhibitorReceiver'] === 'exhibitorlarge0000000007');
    expect(ofSeven).toHaveLength(5_002);
  });
});
