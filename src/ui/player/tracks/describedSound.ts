/** A second sound of a stream, in which a voice tells what is seen. */
export interface DescribedSound {
  readonly play: (isDescribed: boolean) => void;
}

/** As playlists mark it: RFC 8216, 4.3.4.1. */
const mark = 'public.accessibility.describes-video';

interface Rendition {
  readonly characteristics?: string | undefined;
  readonly default: boolean;
}

/** @param choose by its place in the list */
export function describedRendition(
  sounds: readonly Rendition[],
  choose: (at: number) => void,
): DescribedSound | undefined {
  const isDescribed = ({ characteristics }: Rendition) => characteristics?.split(',').includes(mark) === true;
  const described = sounds.findIndex(isDescribed);
  const usual = sounds.findIndex((sound) => sound.default && !isDescribed(sound));
  const plain = usual === -1 ? sounds.findIndex((sound) => !isDescribed(sound)) : usual;
  if (described === -1 || plain === -1) return undefined;
  return { play: (isOn) => choose(isOn ? described : plain) };
}

interface SoundTrack {
  readonly kind: string;
  enabled: boolean;
}

/** Of engines that know the sounds of a stream. */
interface WithSounds {
  readonly audioTracks?: ArrayLike<SoundTrack> & EventTarget;
}

/** Whether the engine shows which sounds and captions a stream carries: those that do not, play the first sound and no captions. */
export const tellsTracks = (video: HTMLVideoElement): boolean =>
  (video as WithSounds).audioTracks !== undefined;

/** HTML, 4.8.11.10.1: `main-desc` is the sound with a description mixed in, `descriptions` the description alone. */
export function describedTrack(video: HTMLVideoElement): DescribedSound | undefined {
  const tracks = Array.from((video as WithSounds).audioTracks ?? []);
  const described = tracks.find(({ kind }) => kind === 'main-desc');
  const plain = tracks.find(({ kind }) => kind === 'main') ?? tracks.find((track) => track !== described);
  if (described === undefined || plain === undefined) return undefined;
  return {
    play(isOn) {
      described.enabled = isOn;
      plain.enabled = !isOn;
    },
  };
}
