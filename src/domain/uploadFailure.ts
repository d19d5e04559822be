/** Why a file did not arrive: the way there, which may be better in a moment, or a no of the other side. */
export function uploadFailureOf(status: number | undefined): 'network' | 'refused' {
  const isNo = status !== undefined && status >= 400 && status < 500 && status !== 408 && status !== 429;
  return isNo ? 'refused' : 'network';
}
