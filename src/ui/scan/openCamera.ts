export type CameraProblem = 'denied' | 'missing' | 'busy';

/** Prefers the rear camera. */
export async function openCamera(): Promise<MediaStream | CameraProblem> {
  // Missing on plain http, and in some browsers inside other apps.
  const { mediaDevices } = navigator as { readonly mediaDevices?: MediaDevices };
  if (mediaDevices === undefined || typeof mediaDevices.getUserMedia !== 'function') return 'missing';
  try {
    return await mediaDevices.getUserMedia({ video: { facingMode: 'environment' }, audio: false });
  } catch (cause) {
    return problemOf((cause as { readonly name?: unknown } | undefined)?.name);
  }
}

function problemOf(name: unknown): CameraProblem {
  if (name === 'NotAllowedError' || name === 'SecurityError' || name === 'PermissionDeniedError')
    return 'denied';
  return name === 'NotReadableError' || name === 'TrackStartError' || name === 'AbortError'
    ? 'busy'
    : 'missing';
}

export function closeCamera(stream: MediaStream): void {
  for (const track of stream.getTracks()) track.stop();
}
