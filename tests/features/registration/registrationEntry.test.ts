// @vitest-environment jsdom
import { afterAll, afterEach, beforeAll, beforeEach, expect, it } from 'vitest';
import { openPhone, openTab, startServer, stopServer, type Tab } from '#tests/flows/openPhone.ts';

const exhibitionId = 'open00000000000000000001';
const channelId = 'visitor00000000000000001';
const userId = 'user00000000000000000001';
const own = 'person00000000000000000a';
const companion = 'person00000000000000000b';
const wechat = { openid: 'opener0000000000000000001', unionid: 'union00000000000000000001' };
let tab: Tab;

beforeAll(startServer);
afterAll(stopServer);
beforeEach(async () => {
  openPhone();
  tab = await openTab();
  const { set } = tab.device.getState();
  set('wechatOpenId', wechat.openid);
  set('wechatUnionId', wechat.unionid);
  set('loginStatus', '2');
});
afterEach(() => tab.kill());

async function actAs(recordId: string | undefined): Promise<void> {
  const { actAsVisitor } = await import('#session/acting/keepIdentity.ts');
  if (recordId === undefined) tab.device.getState().set('userId', userId);
  else
    actAsVisitor({
      visitorId: 'visitor00000000000000xyz',
      userId,
      registration: { exhibitionId, recordId, name: '周闻溪' },
    });
}

async function entryOf(correcting: string | undefined) {
  const { registrationEntry } = await import('#features/registration/registrationEntry.ts');
  return registrationEntry({
    address: { exhibitionId, channelId, contact: { kind: 'mobile', value: '13900001111' } },
    identity: { name: '林小满', company: '' },
    form: { version: '', provenBy: 'mobile', fields: [] },
    answers: {},
    stored: {},
    correcting,
  });
}

it.each([
  ['of who is not registered here yet carries their user and WeChat account', undefined, undefined, true],
  ['that is corrected by whom it belongs to carries their user and WeChat account', own, own, true],
  ['of another person does not carry those of who is registered here', own, undefined, false],
  ['that is corrected for a companion does not carry those of who corrects it', own, companion, false],
])('a registration %s', async (_, acting, correcting, isNamed) => {
  await actAs(acting);
  const { sender, record } = await entryOf(correcting);
  expect(sender).toEqual({ kind: 'newcomer', userId: isNamed ? userId : '' });
  expect(Object.values(record).includes(wechat.openid)).toBe(isNamed);
});
