import HlsPlayer, { type ErrorData } from 'hls.js';
import { type PlayProblem, problemOfStatus } from '#entities/live/rules/playProblem.ts';
import { savesData } from '../savesData.ts';
import { type DescribedSound, describedRendition } from '../tracks/describedSound.ts';

/** What has stopped the loading; an address where only that can say. What was loaded before goes on. */
export type HlsFailure =
  | { readonly problem: PlayProblem }
  | { readonly address: string; readonly isManifest: boolean };

export interface HlsSettings {
  /** Of captions inside of the picture, which have no name. */
  readonly captionsLabel: string;
  readonly onFailure: (failure: HlsFailure) => void;
  /** A part of the stream has come after a failure. */
  readonly onLoaded: () => void;
  readonly onDescribedSound: (sound: DescribedSound | undefined) => void;
}

export interface HlsStream {
  readonly close: () => void;
  /** Loads on from where a failure has stopped it. */
  readonly resume: () => void;
}

/** One after the other. */
const mostFailures = 3;

/** Plays an HLS stream with its captions and sounds, which become tracks of the element. Undefined where the engine cannot be taught the format. */
export function openHls(
  video: HTMLVideoElement,
  address: string,
  { captionsLabel, onFailure, onLoaded, onDescribedSound }: HlsSettings,
): HlsStream | undefined {
  if (!HlsPlayer.isSupported()) return undefined;
  const isSaving = savesData();
  const hls = new HlsPlayer({
    // A worker from a blob is against the content security policy.
    enableWorker: false,
    capLevelToPlayerSize: true,
    maxBufferLength: isSaving ? 10 : 30,
    backBufferLength: 30,
    captionsTextTrack1Label: captionsLabel,
    captionsTextTrack1LanguageCode: '',
    ...(isSaving && { startLevel: 0 }),
  });
  // Fixed to the smallest picture.
  if (isSaving) hls.on(HlsPlayer.Events.MANIFEST_PARSED, () => void (hls.autoLevelCapping = 0));
  // It asks for a part that is missing again and again, longer than a visitor waits.
  let failures = 0;
  hls.on(HlsPlayer.Events.ERROR, (_, data) => {
    if (data.type === HlsPlayer.ErrorTypes.NETWORK_ERROR) failures += 1;
    if (data.fatal || failures >= mostFailures) onFailure(failureOf(data, address));
  });
  hls.on(HlsPlayer.Events.FRAG_LOADED, () => {
    if (failures > 0) onLoaded();
    failures = 0;
  });
  hls.on(HlsPlayer.Events.AUDIO_TRACKS_UPDATED, (_, { audioTracks }) =>
    onDescribedSound(describedRendition(audioTracks, (at) => void (hls.audioTrack = at))),
  );
  // An address that fails immediately would close the stream while the engine still opens it.
  hls.once(HlsPlayer.Events.MEDIA_ATTACHED, () => hls.loadSource(address));
  hls.attachMedia(video);
  return { close: () => hls.destroy(), resume: () => hls.startLoad() };
}

function failureOf({ type, details, response, frag, url }: ErrorData, manifest: string): HlsFailure {
  const { ErrorDetails, ErrorTypes } = HlsPlayer;
  if (details === ErrorDetails.MANIFEST_PARSING_ERROR) return { address: manifest, isManifest: true };
  const isUnread = details === ErrorDetails.MANIFEST_INCOMPATIBLE_CODECS_ERROR;
  if (type !== ErrorTypes.NETWORK_ERROR || isUnread) return { problem: 'unsupported' };
  const status = response?.code ?? 0;
  if (status >= 300) return { problem: problemOfStatus(status) };
  const isManifest =
    details === ErrorDetails.MANIFEST_LOAD_ERROR || details === ErrorDetails.MANIFEST_LOAD_TIMEOUT;
  return { address: isManifest ? manifest : (frag?.url ?? url ?? manifest), isManifest };
}
