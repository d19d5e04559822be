// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, type Phone, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const message = {
  exhibitionId: 'open00000000000000000001',
  visitorId: '',
  name: '林小满',
  contact: { kind: 'email', value: 'lin@example.com' },
  text: '请问展台还可以预订吗？',
} as const;
let phone: Phone;
let tab: Tab;
beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  phone = openPhone();
  tab = await openTab();
});
afterEach(() => tab.kill());

const send = async (more: object = {}) => {
  const { sendContactMessage } = await import('#entities/organiser/sendQuestion.ts');
  await sendContactMessage(await tab.services().client(), { ...message, ...more });
};
const stored = async () =>
  (await phone.rows('ConnectUs', message.exhibitionId)).filter(
    ({ Email }) => Email === message.contact.value,
  );

it('a message to the organiser is stored once, also when it is sent a second time', async () => {
  await send();
  await send();
  const rows = await stored();
  expect(rows).toMatchObject([{ Name: message.name, Content: message.text }]);
  expect(rows[0]).not.toHaveProperty('VisitorId');
});

it('another message of the same person is another one', async () => {
  await send();
  await send({ text: '还有一个问题' });
  expect(await stored()).toHaveLength(2);
});
