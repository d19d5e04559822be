import { loadChunk } from '../../chunks/loadChunk.ts';
import { type PlayProblem, problemOfStatus } from '../../domain/live/playProblem.ts';

const playlistType = 'application/vnd.apple.mpegurl';

export interface Opening {
  readonly video: HTMLVideoElement;
  readonly address: string;
  readonly onProblem: (problem: PlayProblem) => void;
  /** The engine says that it knows playlists, and has failed. */
  readonly distrustsEngine: boolean;
}

const isPlaylist = (address: string) => /\.m3u8(?:[?#]|$)/i.test(address);

/**
 * Begins to play: within the tap where the engine knows the format, as phones demand; else after the player was loaded. The function
 * that it returns ends it.
 */
export function openSource({ video, address, onProblem, distrustsEngine }: Opening): () => void {
  const knowsFormat = !isPlaylist(address) || (!distrustsEngine && video.canPlayType(playlistType) !== '');
  if (knowsFormat) return openNatively(video, address, onProblem);
  let isClosed = false;
  let close: (() => void) | undefined;
  const open = async () => {
    const { openHls } = await loadChunk(() => import('./openHls.ts'));
    if (isClosed) return;
    close = openHls(video, address, onProblem);
    if (close === undefined) onProblem('unsupported');
    else startPlaying(video);
  };
  open().catch(() => onProblem('unreachable'));
  return () => {
    isClosed = true;
    close?.();
  };
}

function openNatively(
  video: HTMLVideoElement,
  address: string,
  onProblem: (problem: PlayProblem) => void,
): () => void {
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
  return () => {
    isClosed = true;
    video.removeEventListener('error', fail);
    video.removeAttribute('src');
    video.load();
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
  if (code === MediaError.MEDIA_ERR_DECODE) return 'unsupported';
  if (new URL(address, window.location.href).origin !== window.location.origin) return 'unreachable';
  try {
    const { status } = await fetch(address, { headers: { range: 'bytes=0-1' }, credentials: 'same-origin' });
    return problemOfStatus(status);
  } catch {
    return 'unreachable';
  }
}
