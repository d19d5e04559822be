/** Browsers inside other apps show the link and do nothing when it is tapped. */
const insideAnApp =
  /MicroMessenger|miniProgram|\bQQ\/|Weibo|DingTalk|AlipayClient|aweme|\bFBA[NV]\b|Instagram|\bLine\//i;

/** Whether a calendar file that is tapped reaches the phone's calendar. */
export function opensCalendarFiles(userAgent: string): boolean {
  return !insideAnApp.test(userAgent);
}
