import { afterEach, beforeEach, expect, it } from 'vitest';
import { contactMessages } from '#api/exhibition/contactMessageCollections.ts';
import { sendContactMessage } from '#entities/organiser/sendQuestion.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const message = {
  exhibitionId: 'open00000000000000000001',
  visitorId: '',
  name: '林小满',
  contact: { kind: 'email', value: 'lin@example.com' },
  text: '请问展台还可以预订吗？',
} as const;
const own = { ExhibitionId: message.exhibitionId, Email: message.contact.value };
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

it('a message to the organiser is stored once, also when it is sent a second time', async () => {
  const { client } = testClient(server.baseUrl);
  await sendContactMessage(client, message);
  await sendContactMessage(client, message);
  const rows = await contactMessages.list(client, own);
  expect(rows).toMatchObject([{ Name: message.name, Content: message.text, Mob: '', VisitorId: '' }]);
});

it('another message of the same person is another one', async () => {
  const { client } = testClient(server.baseUrl);
  await sendContactMessage(client, message);
  await sendContactMessage(client, { ...message, text: '还有一个问题' });
  expect(await contactMessages.list(client, own)).toHaveLength(2);
});
