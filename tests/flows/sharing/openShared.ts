import { vi } from 'vitest';
import { sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { installFakeWechat } from '#tests/support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '#tests/support/fakeWechat/hosts.ts';
import { openTab, type Phone } from '../openPhone.ts';
import { eventually } from '#tests/support/eventually.ts';

export const exhibitionId = 'open00000000000000000001';
export const channelId = 'visitor00000000000000001';
export const shareTexts = 'register/queryList/CustomerShare';

/** A page in a host with its real SDK, at an exhibition that is not known yet. */
export async function openShared(kind: HostKind) {
  history.replaceState(null, '', `/select/${exhibitionId}`);
  localStorage.setItem('entranceid', exhibitionId);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hosts[kind].userAgent);
  vi.stubGlobal('wx', undefined);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  const { platform, miniProgram } = hosts[kind];
  const fake = installFakeWechat(window, { platform, miniProgram, ticket: sandboxTicket, sealed: false });
  const tab = await openTab({ timeFactor: 1 });
  if (platform === 'ios') tab.device.getState().setForPage({ iOSEnterUrl: location.href });
  const [{ switchLanguage }, { currentHost }, { createScreenChange }, links] = await Promise.all([
    import('#language/loadWords.ts'),
    import('#flows/host/currentHost.ts'),
    import('#app/afterStart/createScreenChange.ts'),
    import('#flows/navigation/linkContext.ts'),
  ]);
  links.provideLinkContext({
    app: { origin: location.origin, screens: [] },
    host: { openExternal: () => {} },
    navigate: () => {},
    sayUnrecognised: () => {},
  });
  await switchLanguage('zh');
  const here = await currentHost();
  return {
    ...tab,
    fake,
    here,
    onScreenChange: createScreenChange(async () => here),
    createScreenChange,
    switchLanguage,
  };
}

/** The exhibition and its channel are found, as on any entry page. */
export async function enter(tab: { openVisit: Awaited<ReturnType<typeof openTab>>['openVisit'] }) {
  await tab.openVisit({ exhibitionId, channelId: undefined });
}

export const historyOf = (phone: Phone) => phone.rows('ShareHistory');

export const untilHistory = (phone: Phone, count: number) =>
  eventually(async () => {
    const rows = await historyOf(phone);
    if (rows.length < count) throw new Error('The share has not come yet');
    return rows;
  });
