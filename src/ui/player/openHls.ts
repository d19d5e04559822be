import HlsPlayer, { type ErrorData } from 'hls.js/light';
import { type PlayProblem, problemOfStatus } from '../../domain/live/playProblem.ts';
import { savesData } from './savesData.ts';

/** Plays an HLS stream where the engine does not know the format. Undefined where it cannot be taught either. */
export function openHls(
  video: HTMLVideoElement,
  address: string,
  onProblem: (problem: PlayProblem) => void,
): (() => void) | undefined {
  if (!HlsPlayer.isSupported()) return undefined;
  const isSaving = savesData();
  const hls = new HlsPlayer({
    // A worker from a blob is against the content security policy.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: isSaving ? 10 : 30,
    backBufferLength: 30,
    ...(isSaving && { startLevel: 0 }),
  });
  // Fixed to the smallest picture.
  if (isSaving) hls.on(HlsPlayer.Events.MANIFEST_PARSED, () => void (hls.autoLevelCapping = 0));
  hls.on(HlsPlayer.Events.ERROR, (_, data) => {
    if (data.fatal) onProblem(problemOf(data));
  });
  hls.loadSource(address);
  hls.attachMedia(video);
  return () => hls.destroy();
}

function problemOf({ type, details, response }: ErrorData): PlayProblem {
  const isUnread =
    details === HlsPlayer.ErrorDetails.MANIFEST_PARSING_ERROR ||
    details === HlsPlayer.ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR;
  if (type !== HlsPlayer.ErrorTypes.NETWORK_ERROR || isUnread) return 'unsupported';
  const status = response?.code;
  return problemOfStatus(status === undefined || status === 0 || status === 200 ? undefined : status);
}
