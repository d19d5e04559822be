/** WeChat on iOS checks signatures against the address the page was loaded with; the phone says who it is here. */
export function isIos(userAgent = navigator.userAgent): boolean {
  return /iphone|ipad|ipod/i.test(userAgent);
}
