import { registerPath, selectPath } from '../../../domain/paths.ts';
import { useVisit } from '../../../flows/visit.ts';
import type { WechatWish } from '../../../flows/wechatLogin.ts';

export interface WechatPlace {
  readonly exhibitionId: string;
  /** Registration is open. */
  readonly isOpen: boolean;
}

/** Whoever is not registered yet lands in the registration while it is open, else on the page that says why it is not. */
export function useWechatWish({ exhibitionId, isOpen }: WechatPlace): WechatWish {
  const channelId = useVisit(({ channel }) =>
    channel.kind === 'found' ? channel.value.RecordId : undefined,
  );
  const isRegistering = isOpen && channelId !== undefined;
  return {
    exhibitionId,
    target: isRegistering ? registerPath(exhibitionId, channelId) : selectPath(exhibitionId, channelId),
  };
}
