// @vitest-environment jsdom
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Voucher } from '#entities/voucher/rules/voucher.ts';
import type { Row } from '#sandbox/store/store.ts';
import { openPhone, openTab, type Phone, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { registerPhone } from '../registerPhone.ts';

const fair = 'open00000000000000000001';
let phone: Phone;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});

const channelOf = async (): Promise<string> => {
  const [channel] = await phone.rows('Channel', fair);
  return String(channel?.['RecordId']);
};
const change = (row: Row, setValue: Row) =>
  phone.call('update/VisitorExhibitionInfo', { recordId: row['RecordId'], setValue });
const heldVouchers = () => JSON.parse(localStorage.getItem('vouchers') ?? '[]') as Voucher[];

/** What was found out about these people, or why not, on a page that was just opened. */
async function openGate() {
  const tab = await openTab();
  const { bundleVouchers } = await import('#entities/voucher/rules/bundleVouchers.ts');
  const { keptGate } = await import('#entities/voucher/keptGate.ts');
  const { readGateFacts } = await import('#features/vouchers/gateCheck/readGateFacts.ts');
  return {
    tab,
    keptGate: (row: Row) => keptGate(String(row['RecordId'])),
    read: async (vouchers = heldVouchers()) => {
      for (const bundle of bundleVouchers(vouchers)) await readGateFacts(bundle);
    },
  };
}

describe('what is read before the gate', () => {
  it('is kept for the registration, with the days of the exhibition and whether its channel is open', async () => {
    const row = await registerPhone(phone, fair, { ChannelId: await channelOf() });
    const { read, keptGate } = await openGate();
    expect(keptGate(row)).toEqual({});
    await read();
    const [exhibition] = (await phone.rows('Exhibition')).filter(({ RecordId }) => RecordId === fair);
    expect(keptGate(row).facts).toMatchObject({
      isRegistered: true,
      hasName: true,
      channel: 'open',
      exhibition: { StartTime: exhibition?.['StartTime'], EndTime: exhibition?.['EndTime'] },
    });
  });

  it('is that it is registered no more where the organiser has frozen it', async () => {
    const row = await registerPhone(phone, fair);
    await change(row, { HasFreeZe: true });
    const { read, keptGate } = await openGate();
    await read();
    expect(keptGate(row).facts?.isRegistered).toBe(false);
  });

  it('says of a registration without a channel that nothing is known of one, and of a foreign channel that it is gone', async () => {
    const row = await registerPhone(phone, fair, { ChannelId: '' });
    const { read, keptGate } = await openGate();
    await read();
    expect(keptGate(row).facts?.channel).toBe('unknown');
    await change(row, { ChannelId: 'nochannel000000000000001' });
    await read();
    expect(keptGate(row).facts?.channel).toBe('gone');
  });

  it('takes over what the organiser has decided since the ticket was kept', async () => {
    const row = await registerPhone(phone, fair, { ApproveState: '1' });
    await phone.review({ recordId: row['RecordId'], state: '2' });
    const { read } = await openGate();
    await read();
    expect(heldVouchers().map(({ approveState }) => approveState)).toEqual(['2']);
  });

  it('is asked for once for a group, and kept for each of its people', async () => {
    const GroupId = 'group0000000000000000001';
    const rows = [
      await registerPhone(phone, fair, { GroupId, Name: '林小满' }),
      await registerPhone(phone, fair, { GroupId, Name: '周明' }),
    ];
    const { read, keptGate } = await openGate();
    const group = { id: GroupId, code: '' };
    const [one] = heldVouchers();
    if (one === undefined) throw new Error('no ticket');
    const vouchers = rows.map((row) => ({
      ...one,
      recordId: String(row['RecordId']),
      visitorId: String(row['VisitorId']),
      group,
    }));
    phone.takePaths();
    await read(vouchers);
    const asked = phone.takePaths().filter((path) => path.endsWith('/VisitorExhibitionInfo'));
    expect(asked).toHaveLength(1);
    expect(rows.map((row) => keptGate(row).facts?.isRegistered)).toEqual([true, true]);
  });

  it('stays as it was known where the server does not answer', async () => {
    const row = await registerPhone(phone, fair);
    const { read, keptGate } = await openGate();
    await read();
    const known = keptGate(row);
    phone.answerInstead(() => new Response('', { status: 500 }));
    await expect(read()).rejects.toBeDefined();
    expect(keptGate(row)).toEqual(known);
  });

  it('leaves the phone with the logout', async () => {
    const row = await registerPhone(phone, fair);
    const { read, tab } = await openGate();
    await read();
    expect(localStorage.getItem(`gate.${String(row['RecordId'])}`)).not.toBeNull();
    await tab.device.getState().logout();
    expect(localStorage.getItem(`gate.${String(row['RecordId'])}`)).toBeNull();
  });
});
