import { livePlaylist, type PlaylistParts, segmentSpan, wholePlaylist } from './film.ts';
import { media, playlist, webVtt } from './mediaAnswers.ts';
import { soundHeader, soundSegment } from './sound.ts';

const texts = {
  zh: ['欢迎来到我们的展位。', '机械臂正在抓取零件。', '零件落在传送带上。', '（掌声）'],
  en: ['Welcome to our booth.', 'The arm is picking a part.', 'The part lands on the belt.', '(Applause)'],
} as const;

const described =
  '#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="口述影像",LANGUAGE="zh",AUTOSELECT=YES,CHARACTERISTICS="public.accessibility.describes-video"';
const forDeaf =
  'CHARACTERISTICS="public.accessibility.transcribes-spoken-dialog,public.accessibility.describes-music-and-sound"';
const stream = '#EXT-X-STREAM-INF:BANDWIDTH=90000,CODECS="avc1.42C015,Opus",RESOLUTION=320x180,AUDIO="sound"';

/** A film with captions in two languages, its sound, and its sound with a description. */
const wholeOf = (kind: string) => `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
#EXT-X-MEDIA:TYPE=AUDIO,GROUP-ID="sound",NAME="原声",LANGUAGE="zh",DEFAULT=YES,AUTOSELECT=YES,URI="original-${kind}.m3u8"
${described},DEFAULT=NO,URI="described-${kind}.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="中文",LANGUAGE="zh",DEFAULT=NO,AUTOSELECT=YES,${forDeaf},URI="captions-zh-${kind}.m3u8"
#EXT-X-MEDIA:TYPE=SUBTITLES,GROUP-ID="captions",NAME="English",LANGUAGE="en",DEFAULT=NO,AUTOSELECT=YES,${forDeaf},URI="captions-en-${kind}.m3u8"
${stream},SUBTITLES="captions"
${kind}-1.m3u8
`;

/** The film with the described sound alone, at an address beside that of the film. */
const describedOnly = `#EXTM3U
#EXT-X-VERSION:7
#EXT-X-INDEPENDENT-SEGMENTS
${described},DEFAULT=YES,URI="described-replay.m3u8"
${stream}
replay-1.m3u8
`;

/**
 * Streams with more than one picture: `captioned-live-….m3u8` and `captioned-replay-….m3u8` carry captions and a described sound,
 * `described-replay-….m3u8` is a described version.
 */
export function answerRenditions(request: Request, name: string, nowMs: number): Response | undefined {
  const [, kind] = /^captioned-(live|replay)-\d+\.m3u8$/.exec(name) ?? [];
  if (kind !== undefined) return playlist(wholeOf(kind));
  if (/^described-replay-\d+\.m3u8$/.test(name)) return playlist(describedOnly);
  if (name === 'sound.mp4') return media(soundHeader(), request);
  const [, list, of] = /^(original|described|captions-zh|captions-en)-(live|replay)\.m3u8$/.exec(name) ?? [];
  if (list !== undefined) {
    const parts = partsOf(list);
    return playlist(of === 'live' ? livePlaylist(nowMs, parts) : wholePlaylist(parts));
  }
  const [, sound, packet] = /^(original|described)-(\d+)\.m4s$/.exec(name) ?? [];
  if (sound === 'original' || sound === 'described')
    return media(soundSegment(sound, segmentSpan(Number(packet))), request);
  const [, language, number] = /^captions-(zh|en)-(\d+)\.vtt$/.exec(name) ?? [];
  if (language === 'zh' || language === 'en') return webVtt(captionsOf(language, Number(number)));
  return undefined;
}

const partsOf = (list: string): PlaylistParts =>
  list.startsWith('captions')
    ? { nameOf: (number) => `${list}-${number}.vtt` }
    : { header: 'sound.mp4', nameOf: (number) => `${list}-${number}.m4s` };

/** One caption for the length of a segment. RFC 8216, 3.5: its time is told in 33 bits of a clock of 90,000 a second. */
function captionsOf(language: keyof typeof texts, number: number): string {
  const [from, to] = segmentSpan(number);
  const clock = Math.round(from * 90_000) % 2 ** 33;
  const of = texts[language];
  return `WEBVTT
X-TIMESTAMP-MAP=LOCAL:00:00:00.000,MPEGTS:${clock}

00:00.000 --> 00:${(to - from).toFixed(3).padStart(6, '0')}
${of[number % of.length]}
`;
}
