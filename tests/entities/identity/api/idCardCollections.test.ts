import { afterEach, beforeEach, expect, it } from 'vitest';
import {
  checkIdCard,
  findIdCard,
  idCardRefusals,
  idCards,
} from '#entities/identity/api/idCardCollections.ts';
import { type SandboxServer, startSandboxServer } from '#tests/api/sandboxServer.ts';
import { testClient } from '#tests/api/testClient.ts';

const owner = { exhibitionId: 'channels0000000000000001', visitorId: 'visitor00000000000000801' };
const card = { ...owner, name: '林小满', type: 'mainlandId', number: '310101199003070011' };
let server: SandboxServer;
beforeEach(async () => {
  server = await startSandboxServer();
});
afterEach(() => server.close());

it('a confirmed card is found with hidden digits, and its number is stored nowhere', async () => {
  const { client } = testClient(server.baseUrl);
  expect(await findIdCard(client, owner)).toBeNull();
  await checkIdCard(client, card);
  expect(await findIdCard(client, owner)).toEqual({
    name: '林小满',
    type: 'mainlandId',
    masked: '310101********0011',
  });
  const rows = await idCards.list(client, { VisitorId: owner.visitorId });
  expect(JSON.stringify(rows)).not.toContain(card.number);
});

it('a card that is confirmed already is not sent again', async () => {
  const { client } = testClient(server.baseUrl);
  await checkIdCard(client, card);
  await checkIdCard(client, { ...card, name: '另一个人不符' });
  expect(await idCards.list(client, { VisitorId: owner.visitorId })).toHaveLength(1);
});

it('a name that does not belong to the number is refused, and nothing is stored', async () => {
  const { client } = testClient(server.baseUrl);
  await expect(checkIdCard(client, { ...card, name: '林不符' })).rejects.toMatchObject({
    kind: 'refused',
    envelope: { resCode: idCardRefusals.mismatch },
  });
  expect(await findIdCard(client, owner)).toBeNull();
});

it('a number that a server answers with every digit is not shown', async () => {
  const { client } = testClient(server.baseUrl);
  await checkIdCard(client, card);
  const [row] = await idCards.list(client, { VisitorId: owner.visitorId });
  await idCards.update(client, row?.RecordId ?? '', { NumberMasked: card.number });
  expect((await findIdCard(client, owner))?.masked).toBe('');
});
