import { isForeign } from '../source/isForeign.ts';

/**
 * The texts of a WebVTT file in their order. A player reads it, and not a request: the policy of the page allows it to load captions
 * from any host, as it does films.
 */
export function readCues(address: string): Promise<readonly string[]> {
  const video = document.createElement('video');
  if (isForeign(address)) video.crossOrigin = 'anonymous';
  const element = document.createElement('track');
  element.kind = 'captions';
  element.src = address;
  video.appendChild(element);
  return new Promise((resolve, reject) => {
    element.addEventListener('load', () =>
      resolve(Array.from(element.track.cues ?? [], (cue) => (cue as VTTCue).text)),
    );
    element.addEventListener('error', () => reject(new Error(`Not read: ${address}`)));
    // What is disabled is not loaded.
    element.track.mode = 'hidden';
  });
}
