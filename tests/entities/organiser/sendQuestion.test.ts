// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import type { ContactMessage } from '#entities/organiser/sendQuestion.ts';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const message = {
  exhibitionId: 'open00000000000000000001',
  visitorId: '',
  name: '林小满',
  contact: { kind: 'email', value: 'lin@example.com' },
  text: '请问展台还可以预订吗？',
} as const;
let phone: Phone;
let tabs: Tab[] = [];

beforeAll(startServer);
afterAll(stopServer);
beforeEach(() => {
  phone = openPhone();
});
afterEach(() => {
  for (const tab of tabs) tab.kill();
  tabs = [];
});

async function open() {
  const tab = await openTab();
  tabs.push(tab);
  const [client, { sendContactMessage, sendReport }] = await Promise.all([
    tab.services().client(),
    import('#entities/organiser/sendQuestion.ts'),
  ]);
  return {
    send: (sent: ContactMessage) => sendContactMessage(client, sent),
    report: (sent: Omit<ContactMessage, 'contact'>) => {
      tab.device.getState().set('visitorId', sent.visitorId);
      return sendReport(client, sent, { kind: 'post', id: 'post00000000000000000777' });
    },
  };
}

const stored = async () =>
  (await phone.rows('ConnectUs', message.exhibitionId)).filter((row) => row['Name'] === message.name);

it('a message to the organiser is stored once, also when it is sent a second time', async () => {
  const { send } = await open();
  expect(await send(message)).toBe('sent');
  expect(await send(message)).toBe('wasThere');
  expect(await stored()).toMatchObject([{ Content: message.text, Email: message.contact.value }]);
});

it('another message of the same person is another one', async () => {
  const { send } = await open();
  await send(message);
  await send({ ...message, text: '还有一个问题' });
  expect(await stored()).toHaveLength(2);
});

it('a message that two tabs send in the same moment is stored once, and the second tab knows it', async () => {
  const [one, other] = [await open(), await open()];
  expect((await Promise.all([one.send(message), other.send(message)])).sort()).toEqual(['sent', 'wasThere']);
  expect(await stored()).toHaveLength(1);
});

it('a report that two tabs send in the same moment is stored once', async () => {
  const [one, other] = [await open(), await open()];
  const report = { ...message, visitorId: 'visitor00000000000000777' };
  const said = await Promise.all([one.report(report), other.report(report)]);
  expect(said.sort()).toEqual(['sent', 'wasThere']);
  expect(await stored()).toMatchObject([{ AboutKind: 'post', AboutId: 'post00000000000000000777' }]);
});

it('two messages that two tabs send in the same moment are both stored', async () => {
  const [one, other] = [await open(), await open()];
  const another = { ...message, text: '还有一个问题' };
  expect(await Promise.all([one.send(message), other.send(another)])).toEqual(['sent', 'sent']);
  expect(new Set((await stored()).map((row) => row['Content']))).toEqual(
    new Set([message.text, another.text]),
  );
});
