/** Where the auth host sends people back to. */
export const questFinishPath = '/questFinish';

/** Says why WeChat is asked, and asks it. */
export const wechatLoginPath = (exhibitionId: string, channelId?: string) =>
  `/wechat_login/${encodeURIComponent(exhibitionId)}${channelId === undefined ? '' : `/${encodeURIComponent(channelId)}`}`;
