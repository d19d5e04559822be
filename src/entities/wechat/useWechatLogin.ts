import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { flushAll } from '#session/beforeLeaving.ts';
import { services } from '#session/services.ts';
import { beginWechatLogin, isKnownByWechat, type WechatWish } from './wechatLogin.ts';
import { finishWechatLogin } from './finishWechatLogin.ts';
import { useIsStillHere } from '#flows/navigation/useIsStillHere.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';

export type WechatLoginErrorKey = 'wechatNoStorage' | 'wechatNotLookedUp' | 'wechatOffline';

/** Logs in through WeChat, or reuses its answer of the last five days. */
export function useWechatLogin(wish: WechatWish) {
  const navigate = useNavigate();
  const isStillHere = useIsStillHere();
  const { isBusy, run } = useOneAtATime();
  const [isKnown] = useState(isKnownByWechat);
  const [errorKey, setErrorKey] = useState<WechatLoginErrorKey>();

  /** Leaves for the auth host; what was typed is written before. */
  async function ask() {
    setErrorKey(undefined);
    // It would leave for a page of the browser's, without a link to leave it.
    if (!navigator.onLine) return setErrorKey('wechatOffline');
    const address = beginWechatLogin(wish);
    if (address === undefined) return setErrorKey('wechatNoStorage');
    await flushAll();
    if (!isStillHere()) return;
    window.location.assign(address);
  }

  async function goOn() {
    setErrorKey(undefined);
    services().device.getState().set('redirectTo', wish.target);
    const path = await finishWechatLogin();
    if (!isStillHere()) return;
    if (path === undefined) setErrorKey('wechatNotLookedUp');
    else await navigate(path);
  }

  return { isBusy, isKnown, errorKey, ask: () => void run(ask), goOn: () => void run(goOn) };
}
