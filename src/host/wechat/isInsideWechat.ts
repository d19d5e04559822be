/** Whether the page is shown by WeChat, in its browser or in a mini-program. For landing pages, which load no host. */
export const isInsideWechat = () => /micromessenger/i.test(navigator.userAgent);
