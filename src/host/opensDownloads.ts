/** Browsers inside other apps show the link and ignore the tap. */
const insideAnApp =
  /MicroMessenger|miniProgram|\bQQ\/|Weibo|DingTalk|AlipayClient|aweme|\bFBA[NV]\b|Instagram|\bLine\//i;

/** Whether a file that the page offers reaches the phone: a calendar file, a picture. */
export function opensDownloads(userAgent = navigator.userAgent): boolean {
  return !insideAnApp.test(userAgent);
}
