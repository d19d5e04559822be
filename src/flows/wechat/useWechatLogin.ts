import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { flushAll } from '../session/beforeLeaving.ts';
import { services } from '../session/services.ts';
import { beginWechatLogin, isKnownByWechat, type WechatWish } from './wechatLogin.ts';
import { arriveByWechat } from './wechatPerson.ts';
import { useIsHere } from '../../ui/controls/useIsHere.ts';
import { useOneAtATime } from '../../ui/controls/useOneAtATime.ts';

export type WechatTrouble = 'wechatKeepsNothing' | 'wechatNotLookedUp' | 'wechatOffline';

/** Logs in through WeChat, or reuses its answer of the last five days. */
export function useWechatLogin(wish: WechatWish) {
  const navigate = useNavigate();
  const isHere = useIsHere();
  const { isBusy, run } = useOneAtATime();
  const [isKnown] = useState(isKnownByWechat);
  const [trouble, setTrouble] = useState<WechatTrouble>();

  /** Leaves for the auth host; what was typed is written before. */
  async function ask() {
    setTrouble(undefined);
    // It would leave for a page of the browser's, with no way on.
    if (!navigator.onLine) return setTrouble('wechatOffline');
    const address = beginWechatLogin(wish);
    if (address === undefined) return setTrouble('wechatKeepsNothing');
    await flushAll();
    window.location.assign(address);
  }

  async function goOn() {
    setTrouble(undefined);
    services().device.getState().set('redirectTo', wish.target);
    const path = await arriveByWechat();
    if (!isHere()) return;
    if (path === undefined) setTrouble('wechatNotLookedUp');
    else await navigate(path);
  }

  return { isBusy, isKnown, trouble, ask: () => void run(ask), goOn: () => void run(goOn) };
}
