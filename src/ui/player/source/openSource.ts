import { loadChunk } from '#chunks/loadChunk.ts';
import type { MediaBeginning, PlayProblem } from '#entities/live/rules/playProblem.ts';
import { type DescribedSound, describedTrack, tellsTracks } from '../tracks/describedSound.ts';
import { type AddressReport, askAddress } from './askAddress.ts';
import { isPlaylist } from './isPlaylist.ts';
import type { HlsFailure } from './openHls.ts';

const playlistType = 'application/vnd.apple.mpegurl';

export interface SourceListeners {
  readonly onProblem: (problem: PlayProblem) => void;
  /** A part of it has come after a problem. */
  readonly onLoaded: () => void;
  /** Told again when it changes; undefined for none. */
  readonly onDescribedSound: (sound: DescribedSound | undefined) => void;
}

export interface Opening extends SourceListeners {
  readonly video: HTMLVideoElement;
  readonly address: string;
  /** Of captions that have no name. */
  readonly captionsLabel: string;
  /** The player that is used first has failed. */
  readonly triesOther: boolean;
}

export interface OpenSource {
  readonly close: () => void;
  /** Loads on after a problem, with what was loaded before it. */
  readonly resume?: (() => void) | undefined;
}

const knowsPlaylists = (video: HTMLVideoElement) => video.canPlayType(playlistType) !== '';
const canBeTaught = () => 'MediaSource' in window || 'ManagedMediaSource' in window;

/**
 * Begins to play: by the engine, within the tap, where the engine knows the format; after a player was loaded where it does not, or
 * where it would leave out the captions and the second sound of a stream.
 */
export function openSource(opening: Opening): OpenSource {
  const { video, address, triesOther } = opening;
  if (!isPlaylist(address)) return openNatively(opening);
  const prefersEngine = tellsTracks(video) || !canBeTaught();
  return knowsPlaylists(video) && prefersEngine !== triesOther
    ? openNatively(opening)
    : openWithPlayer(opening);
}

function openWithPlayer(opening: Opening): OpenSource {
  const { video, address, triesOther, onProblem } = opening;
  let isClosed = false;
  let stream: OpenSource | undefined;
  const fail = async (failure: HlsFailure) => {
    if ('problem' in failure) return onProblem(failure.problem);
    const report = await askAddress(failure.address);
    if (isClosed) return undefined;
    // A film that is called a playlist; or a host that lets the engine play what no page may read.
    const mayEngine = report === 'film' || (report === 'refused' && !triesOther && knowsPlaylists(video));
    if (!mayEngine || !failure.isManifest) return onProblem(problemOf(report, failure.isManifest));
    stream?.close();
    stream = openNatively(opening);
    return undefined;
  };
  const open = async () => {
    const { openHls } = await loadChunk(() => import('./openHls.ts'));
    if (isClosed) return;
    stream = openHls(video, address, {
      captionsLabel: opening.captionsLabel,
      onFailure: (failure) => void fail(failure),
      onLoaded: opening.onLoaded,
      onDescribedSound: opening.onDescribedSound,
    });
    if (stream === undefined) onProblem('unsupported');
    else startPlaying(video);
  };
  open().catch(() => onProblem('unreachable'));
  return {
    close: () => {
      isClosed = true;
      stream?.close();
    },
    resume: () => stream?.resume?.(),
  };
}

function openNatively({ video, address, onProblem, onDescribedSound }: Opening): OpenSource {
  let isClosed = false;
  const fail = () => {
    const code = video.error?.code;
    void findProblem(address, code).then((problem) => {
      if (!isClosed) onProblem(problem);
    });
  };
  const readSounds = () => onDescribedSound(describedTrack(video));
  video.addEventListener('error', fail);
  video.addEventListener('loadedmetadata', readSounds);
  video.src = address;
  startPlaying(video);
  return {
    close: () => {
      isClosed = true;
      video.removeEventListener('error', fail);
      video.removeEventListener('loadedmetadata', readSounds);
      video.removeAttribute('src');
      video.load();
    },
  };
}

/** A refusal to start without a tap leaves the controls, as a pause does; any other is told by an event. */
function startPlaying(video: HTMLVideoElement): void {
  // Old engines return nothing.
  (video.play() as Promise<void> | undefined)?.catch((problem: unknown) => {
    if (problem instanceof DOMException && problem.name === 'NotAllowedError')
      video.dispatchEvent(new Event('pause'));
  });
}

/** The engine does not say why: the address is asked, where this page may. */
async function findProblem(address: string, code: number | undefined): Promise<PlayProblem> {
  if (new URL(address, window.location.href).origin !== window.location.origin)
    return code === MediaError.MEDIA_ERR_DECODE ? 'unsupported' : 'unreachable';
  return problemOf(await askAddress(address), code !== MediaError.MEDIA_ERR_NETWORK);
}

const problems = { playlist: 'unsupported', film: 'mislabelled', other: 'notVideo' } as const;
const isRead = (report: AddressReport): report is MediaBeginning => report in problems;

/** @param isWhole whether the address is that of the whole stream, and what was read there did not play */
function problemOf(report: AddressReport, isWhole: boolean): PlayProblem {
  if (!isRead(report)) return report;
  return isWhole ? problems[report] : 'unreachable';
}
