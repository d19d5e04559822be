// @vitest-environment jsdom
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer } from '#tests/flows/openPhone.ts';
import { actIn } from './sweptWrite.ts';

beforeAll(startServer);
afterAll(stopServer);

it('An address is not inserted when another person has logged in while the list of addresses was read', async () => {
  const phone = openPhone();
  const exhibitionId = 'shop00000000000000000001';
  const tab = await openTab();
  const { visitorId } = await actIn(tab, phone, exhibitionId, 0);
  const client = await tab.services().client();
  const { saveAddress } = await import('#entities/address/addressWrites.ts');
  const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
  const read = client.read;
  const slow: typeof client = {
    ...client,
    read: async (...asked) => {
      const answer = await read(...asked);
      actAsVisitor({ visitorId: 'next00000000000000000001', userId: 'user00000000000000000next' });
      return answer;
    },
  };
  const typed = {
    name: '林晚',
    phone: '13800005555',
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    detail: '文三路 12-3-501',
    postalCode: '',
    isDefault: false,
  };
  const outcome = await saveAddress(slow, { exhibitionId, visitorId }, typed, undefined);
  expect(outcome).toBe('failed');
  expect(phone.asked.filter(({ path }) => path.includes('insert/Address'))).toEqual([]);
  tab.kill();
});
