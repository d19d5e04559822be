/** The return address of the auth host. */
export const questFinishPath = '/questFinish';

/** Ignores case and a trailing slash, as the router does. */
export const isQuestFinish = (pathname: string) => /^\/questFinish\/?$/i.test(pathname);
