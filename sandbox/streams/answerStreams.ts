import { answerFaultyStreams } from './faultyStreams.ts';
import { header, livePlaylist, segment, wholeFile, wholePlaylist } from './film.ts';
import { media, playlist, webVtt } from './mediaAnswers.ts';
import { answerRenditions } from './renditions.ts';

const captions = `WEBVTT

00:00.000 --> 00:04.000
欢迎来到我们的展位。

00:04.000 --> 00:08.000
机械臂正在抓取零件。
`;

/**
 * Streams of `/sandbox/streams/`: `live-….m3u8` shows the same film over and over, on air since ever, and what is in sight moves with
 * the clock; `replay-….m3u8` ends; `….mp4` is the film as a file, `captions-….vtt` its captions. Those with captions and two sounds inside
 * are `renditions`, those that fail `faultyStreams`. Any other name is 404.
 */
export function answerStreams(
  request: Request,
  name: string,
  nowMs: number,
): Response | Promise<Response> | undefined {
  if (/^live-\d+\.m3u8$/.test(name)) return playlist(livePlaylist(nowMs));
  if (/^replay-\d+\.m3u8$/.test(name)) return playlist(wholePlaylist());
  if (name === 'header.mp4') return media(header(), request);
  if (/^captions-\d+\.vtt$/.test(name)) return webVtt(captions);
  if (/^(replay|video)-\d+\.mp4$/.test(name)) return media(wholeFile(), request);
  const [, number = ''] = /^segment-(\d+)\.m4s$/.exec(name) ?? [];
  if (number !== '') return media(segment(Number(number)), request);
  return answerRenditions(request, name, nowMs) ?? answerFaultyStreams(request, name, nowMs);
}
