import { html, redirect } from '../http.ts';
import { livePlaylist, segment, wholeFile, wholePlaylist } from './film.ts';
import { media, playlist } from './mediaAnswers.ts';

/** In ms since a browser has first asked: when a broadcast stops, and when it goes on. */
const brokenFrom = 1_000;
const brokenUntil = 18_000;
/** The segments of a recording that are not there for so long. */
const missingFrom = 2;
const missingUntil = 30_000;

interface Asked {
  readonly request: Request;
  readonly kind: string;
  /** Whether the same browser has asked for this before, and how long ago for the first time. */
  readonly isFirst: boolean;
  readonly sinceMs: number;
  readonly nowMs: number;
}

const whole = ({ kind, nowMs }: Asked) => playlist(kind === 'live' ? livePlaylist(nowMs) : wholePlaylist());
const failed = (status: number) => new Response(null, { status, headers: { 'cache-control': 'no-store' } });

const faults: Readonly<Record<string, (asked: Asked) => Response | Promise<Response>>> = {
  stops: stopping,
  second: (asked) => (asked.isFirst ? failed(404) : whole(asked)),
  busy: () => failed(503),
  page: () => html('<!doctype html><title>Hall Wi-Fi</title><h1>Log in</h1>'),
  film,
  refused: elsewhere,
  silent: ({ request }) => silence(request.signal),
};

/**
 * Streams of `/sandbox/streams/` that fail, as `<fault>-live-7.m3u8` and `<fault>-replay-7.m3u8`: `stops` midway and is there again
 * later, `second` is there when it is asked for again, `busy` is 503, `page` is a web page, `film` a file, `refused` is on a host
 * that lets no other page read it, `silent` never answers. What a browser has asked for is in its cookies.
 */
export function answerFaultyStreams(
  request: Request,
  name: string,
  nowMs: number,
): Response | Promise<Response> | undefined {
  const [, late = ''] = /^late-(\d+)\.m4s$/.exec(name) ?? [];
  // All that is late comes at the same time.
  const asked = late === '' ? name : 'late';
  const askedMs = firstAskedMs(request, asked);
  const firstMs = askedMs ?? nowMs;
  const sinceMs = nowMs - firstMs;
  if (late !== '')
    return remember(
      sinceMs < missingUntil ? failed(404) : media(segment(Number(late)), request),
      asked,
      firstMs,
    );
  const [, fault = '', kind = ''] = /^([a-z]+)-(live|replay)-\d+\.m3u8$/.exec(name) ?? [];
  const answer = Object.hasOwn(faults, fault)
    ? faults[fault]?.({ request, kind, isFirst: askedMs === undefined, sinceMs, nowMs })
    : undefined;
  return answer instanceof Response ? remember(answer, asked, firstMs) : answer;
}

function stopping(asked: Asked): Response {
  const { kind, sinceMs } = asked;
  if (kind === 'live') return sinceMs > brokenFrom && sinceMs < brokenUntil ? failed(503) : whole(asked);
  return playlist(
    wholePlaylist({
      header: 'header.mp4',
      nameOf: (number) => (number < missingFrom ? `segment-${number}.m4s` : `late-${number}.m4s`),
    }),
  );
}

/** A file at the address of a playlist; that of a live is called one too. */
function film({ request, kind }: Asked): Response {
  const answer = media(wholeFile(), request);
  if (kind === 'live') answer.headers.set('content-type', 'application/vnd.apple.mpegurl');
  return answer;
}

const otherHost = 'streams.';

/** `streams.localhost` is this machine too. */
function elsewhere(asked: Asked): Response {
  const url = new URL(asked.request.url);
  if (!url.host.startsWith(otherHost)) return redirect(`//${otherHost}${url.host}${url.pathname}`);
  const answer = whole(asked);
  answer.headers.set('access-control-allow-origin', 'https://stage.example.com');
  return answer;
}

const silence = (signal: AbortSignal) =>
  new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(failed(408)));
  });

const cookieOf = (name: string) => `asked-${name.replace(/\W/g, '-')}`;

function firstAskedMs(request: Request, name: string): number | undefined {
  const cookies = request.headers.get('cookie') ?? '';
  const found = cookies.split(/;\s*/).find((cookie) => cookie.startsWith(`${cookieOf(name)}=`));
  return found === undefined ? undefined : Number(found.split('=')[1]);
}

function remember(answer: Response, name: string, firstMs: number): Response {
  answer.headers.append(
    'set-cookie',
    `${cookieOf(name)}=${firstMs}; Path=/sandbox/streams/; Max-Age=60; HttpOnly; SameSite=Lax`,
  );
  return answer;
}
