/** Where the auth host sends people back to. */
export const questFinishPath = '/questFinish';

/** As the router sees it: case and a slash at the end make no difference. */
export const isQuestFinish = (pathname: string) => /^\/questFinish\/?$/i.test(pathname);

/** Says why WeChat is asked, and asks it. */
export const wechatLoginPath = (exhibitionId: string, channelId?: string) =>
  `/wechat_login/${encodeURIComponent(exhibitionId)}${channelId === undefined ? '' : `/${encodeURIComponent(channelId)}`}`;
