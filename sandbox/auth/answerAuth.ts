import { html, json, redirect } from '../http.ts';
import { consentPage } from '../pages/consentPage.ts';
import { readLanguage } from '../pages/page.ts';
import { signPage } from './pageSignature.ts';
import { newPerson, people, type Person } from './people.ts';

interface AuthDeps {
  readonly baseUrl: string;
  readonly now: () => number;
}

/** The auth host. Its paths may carry a suffix per region or platform version, `authorize-hudong` and so on. */
export function answerAuth(request: Request, { baseUrl, now }: AuthDeps): Response {
  const url = new URL(request.url);
  const [, call = ''] =
    /^\/oauth\/(authorize|wechat-jsconfig|upload-media|wechat-website-oauth)(?:-\w+)?$/.exec(url.pathname) ??
    [];
  switch (call) {
    case 'authorize':
    case 'wechat-website-oauth':
      return authorise(url, baseUrl, call === 'wechat-website-oauth');
    case 'wechat-jsconfig':
      return configurePage(url, now());
    case 'upload-media':
      return fetchMedia(url, baseUrl);
    default:
      return json({ message: 'not found' }, 404);
  }
}

function authorise(url: URL, baseUrl: string, idsOnly: boolean): Response {
  const target = url.searchParams.get('redirect_uri') ?? '';
  if (!/^https?:\/\//i.test(target)) return json({ message: 'redirect_uri is required' }, 400);
  const chosen = url.searchParams.get('person');
  if (chosen === 'none') return redirect(target);
  const person = choosePerson(chosen);
  // Appended with "?" as on the real host: a redirect_uri with a query comes back broken.
  if (person) return redirect(`${target}?${describePerson(person, Number(chosen) || 0, baseUrl, idsOnly)}`);
  return html(consentPage(url, readLanguage(url)));
}

function choosePerson(chosen: string | null): Person | undefined {
  if (chosen === 'new') return newPerson();
  return chosen === null ? undefined : people[Number(chosen)];
}

/** In the real host's order; only `headimgurl` is not encoded, and a missing union id is the word "undefined". */
function describePerson(person: Person, index: number, baseUrl: string, idsOnly: boolean): string {
  if (idsOnly) return `openid=${person.openid}${person.unionid ? `&unionid=${person.unionid}` : ''}`;
  const encoded = encodeURIComponent;
  return [
    `openid=${person.openid}`,
    `nickname=${encoded(person.nickname)}`,
    `sex=${person.sex}`,
    `language=${person.language}`,
    `city=${encoded(person.city)}`,
    `province=${encoded(person.province)}`,
    `country=${encoded(person.country)}`,
    `headimgurl=${baseUrl}/sandbox/pictures/person-${index + 1}.svg`,
    `unionid=${person.unionid}`,
  ].join('&');
}

/** As on the real host: flat JSON without an envelope on success, an envelope on failure. */
function configurePage(url: URL, nowMs: number): Response {
  const pageUrl = url.searchParams.get('url');
  if (!pageUrl) return json({ resCode: -1, resMsg: 'url is required', result: [] });
  return json(signPage(pageUrl, nowMs));
}

function fetchMedia(url: URL, baseUrl: string): Response {
  const mediaId = url.searchParams.get('mediaId') ?? '';
  if (!mediaId) return json({ resCode: -1, resMsg: 'mediaId is required', result: [] });
  if (mediaId.includes('expired'))
    return json({ resCode: 100, resMsg: 'storing the media failed', result: [] });
  return json({ resCode: 0, resMsg: 'success', result: `${baseUrl}/sandbox/pictures/media.svg` });
}
