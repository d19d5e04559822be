import { loadChunk } from '#chunks/loadChunk.ts';
import type { MediaBeginning, PlayProblem } from '#entities/live/rules/playProblem.ts';
import { type AddressReport, askAddress } from './askAddress.ts';
import type { HlsFailure } from './openHls.ts';

const playlistType = 'application/vnd.apple.mpegurl';

export interface SourceListeners {
  readonly onProblem: (problem: PlayProblem) => void;
  /** A part of it has come after a problem. */
  readonly onLoaded: () => void;
}

export interface Opening extends SourceListeners {
  readonly video: HTMLVideoElement;
  readonly address: string;
  /** The engine says that it knows playlists, and has failed. */
  readonly distrustsEngine: boolean;
}

export interface OpenSource {
  readonly close: () => void;
  /** Loads on after a problem, with what was loaded before it. */
  readonly resume?: (() => void) | undefined;
}

const isPlaylist = (address: string) => /\.m3u8(?:[?#]|$)/i.test(address);

/** Begins to play: within the tap where the engine knows the format, as phones demand; else after the player was loaded. */
export function openSource(opening: Opening): OpenSource {
  const { video, address, distrustsEngine } = opening;
  const knowsFormat = !isPlaylist(address) || (!distrustsEngine && video.canPlayType(playlistType) !== '');
  return knowsFormat ? openNatively(opening) : openWithPlayer(opening);
}

function openWithPlayer(opening: Opening): OpenSource {
  const { video, address, onProblem } = opening;
  let isClosed = false;
  let stream: OpenSource | undefined;
  const fail = async (failure: HlsFailure) => {
    if ('problem' in failure) return onProblem(failure.problem);
    const report = await askAddress(failure.address);
    if (isClosed) return undefined;
    if (report !== 'film' || !failure.isManifest) return onProblem(problemOf(report, failure.isManifest));
    // A film that is called a playlist.
    stream?.close();
    stream = openNatively(opening);
    return undefined;
  };
  const open = async () => {
    const { openHls } = await loadChunk(() => import('./openHls.ts'));
    if (isClosed) return;
    stream = openHls(video, address, {
      onFailure: (failure) => void fail(failure),
      onLoaded: opening.onLoaded,
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

function openNatively({ video, address, onProblem }: Opening): OpenSource {
  let isClosed = false;
  const fail = () => {
    const code = video.error?.code;
    void findProblem(address, code).then((problem) => {
      if (!isClosed) onProblem(problem);
    });
  };
  video.addEventListener('error', fail);
  video.src = address;
  startPlaying(video);
  return {
    close: () => {
      isClosed = true;
      video.removeEventListener('error', fail);
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
