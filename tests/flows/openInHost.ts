import { vi } from 'vitest';
import { sandboxTicket } from '#sandbox/auth/pageSignature.ts';
import { type FakeSettings, installFakeWechat } from '../support/fakeWechat/fakeWechat.ts';
import { type HostKind, hosts } from '../support/fakeWechat/hosts.ts';
import { openTab } from './openPhone.ts';

/** A page of the app in one of the hosts, whose host is known and believes the page. `done`: what became of the taps. */
export async function openInHost(kind: HostKind, answers: FakeSettings['answers'] = {}) {
  history.replaceState(null, '', '/select/open00000000000000000001?a=1');
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(hosts[kind].userAgent);
  Reflect.deleteProperty(window, 'WeixinJSBridge');
  Reflect.deleteProperty(window, '__wxjs_environment');
  const { platform, miniProgram } = hosts[kind];
  const fake =
    kind === 'browser'
      ? undefined
      : installFakeWechat(window, { platform, miniProgram, ticket: sandboxTicket, sealed: false, answers });
  const tab = await openTab({ timeFactor: 1 });
  if (platform === 'ios') tab.device.getState().setForPage({ iOSEnterUrl: location.href });
  const [{ provideLinkContext }, { currentHost }] = await Promise.all([
    import('#flows/navigation/linkContext.ts'),
    import('#flows/host/currentHost.ts'),
  ]);
  const done: string[] = [];
  provideLinkContext({
    app: { origin: location.origin, screens: ['/list', '/select/:id/:channelId?', '/group/:id/:channelId?'] },
    host: { openExternal: (url) => void done.push(`left for ${url}`) },
    navigate: (path) => void done.push(`went to ${path}`),
    sayUnrecognised: () => void done.push('said that it is not recognised'),
  });
  const here = await currentHost();
  await here.onScreenChange();
  return { ...tab, fake, done, here };
}
