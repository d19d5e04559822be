/** Where the auth host sends people back to. */
export const questFinishPath = '/questFinish';

/** As the router sees it: case and a slash at the end make no difference. */
export const isQuestFinish = (pathname: string) => /^\/questFinish\/?$/i.test(pathname);
