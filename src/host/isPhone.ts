/** Whether the page is on a phone, which cannot scan a code on its own screen. */
export function isPhone(userAgent = navigator.userAgent): boolean {
  return /Mobi|Android/i.test(userAgent);
}
