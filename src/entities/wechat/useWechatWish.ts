import { registerPath, selectPath } from '#domain/address/paths.ts';
import { useVisit } from '#session/visit/visit.ts';
import type { WechatWish } from './wechatLogin.ts';

export interface WechatPlace {
  readonly exhibitionId: string;
  /** Registration is open. */
  readonly isOpen: boolean;
  /** A screen that only wants to know who is there, and is come back to. */
  readonly target?: string;
}

/** Without a registration: leads to the registration while it is open, else to the page that says why it is not. */
export function useWechatWish({ exhibitionId, isOpen, target }: WechatPlace): WechatWish {
  const channelId = useVisit(({ channel }) =>
    channel.kind === 'found' ? channel.value.RecordId : undefined,
  );
  const isRegistering = isOpen && channelId !== undefined;
  return {
    exhibitionId,
    target:
      target ?? (isRegistering ? registerPath(exhibitionId, channelId) : selectPath(exhibitionId, channelId)),
  };
}
