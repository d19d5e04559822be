import { requestWithRetry } from '#data/client/requestWithRetry.ts';

/** The auth host, as a build and the platform or tenant in use name it. */
export interface AuthHost {
  /** Origin without a path; '' for the page's own. */
  readonly base: string;
  /** Ending of its paths for one region or platform version, without the dash; '' for none. */
  readonly suffix: string;
  readonly timeoutMs: number;
}

/** Without headers of the data API. @returns unchecked JSON @throws Error without a readable 200 answer in time */
export function askAuthHost(
  { base, suffix, timeoutMs }: AuthHost,
  call: 'wechat-jsconfig' | 'upload-media',
  query: Readonly<Record<string, string>>,
): Promise<unknown> {
  const path = `/oauth/${call}${suffix === '' ? '' : `-${suffix}`}`;
  const asked = Object.keys(query).map((name) => `${name}=${encodeURIComponent(query[name] ?? '')}`);
  return requestWithRetry({ send: () => getText(`${base}${path}?${asked.join('&')}`, timeoutMs) });
}

async function getText(url: string, timeoutMs: number): Promise<{ status: number; text: string }> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeoutMs);
  try {
    const response = await fetch(url, { cache: 'no-store', credentials: 'omit', signal: controller.signal });
    return { status: response.status, text: await response.text() };
  } finally {
    clearTimeout(timer);
  }
}
