import { type ComponentType, lazy } from 'react';
import { loadWords } from '../../language/loadWords.ts';
import type { WechatPlace } from './useWechatWish.ts';

/** Comes after the landing page's buttons work; what cannot be fetched is left out, as the page works without it. */
export function lazyWechat(load: () => Promise<ComponentType<WechatPlace>>) {
  return lazy(async () => {
    try {
      const [part] = await Promise.all([load(), loadWords(['accounts'])]);
      return { default: part };
    } catch {
      return { default: () => null };
    }
  });
}
