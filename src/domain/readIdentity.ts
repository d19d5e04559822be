import { isClientCode } from './ids.ts';
import { cleanLine } from './cleanText.ts';

/** Who WeChat says somebody is. Texts are '' where it says nothing; without `unionid` nobody can be recognised by it. */
export interface WechatIdentity {
  readonly openid: string;
  readonly unionid: string | undefined;
  readonly name: string;
  /** Complete address of the picture. */
  readonly logo: string;
  /** '1' male, '2' female, '0' unknown. */
  readonly sex: string;
  readonly language: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  /** 36 characters; assumed, as nothing is known of where it comes from. */
  readonly pcCode: string | undefined;
}

const names = 'openid nickname sex language city province country headimgurl unionid pc-code'.split(' ');

/**
 * What the auth host has glued onto the address to return to; undefined without an openid, as after a cancel.
 * The picture's address is not encoded, so what follows it and is no name of ours is still part of it. Of a name that
 * comes twice the first counts. `origin` is this page's: only pictures of its own may come without https.
 */
export function readIdentity(search: string, origin: string): WechatIdentity | undefined {
  const given = readParameters(search);
  const openid = readId(given.get('openid'));
  if (openid === undefined) return undefined;
  const line = (name: string, most: number) => withoutWords(cleanLine(decoded(given.get(name) ?? ''), most));
  const pcCode = given.get('pc-code');
  return {
    openid,
    unionid: readId(given.get('unionid')),
    name: line('nickname', 60),
    logo: readPicture(line('headimgurl', 2048), origin),
    sex: line('sex', 8),
    language: line('language', 16),
    country: line('country', 60),
    province: line('province', 60),
    city: line('city', 60),
    pcCode: isClientCode(pcCode) ? pcCode : undefined,
  };
}

function readParameters(search: string): ReadonlyMap<string, string> {
  const given = new Map<string, string>();
  let last = '';
  for (const part of search.replace(/^\?/, '').split('&')) {
    const [, name = '', value = ''] = /^([^=]*)=?([^]*)$/.exec(part) ?? [];
    const isOurs = names.indexOf(name) >= 0;
    if (isOurs && !given.has(name)) given.set(name, value);
    else if (!isOurs && last === 'headimgurl') given.set(last, `${given.get(last)}&${part}`);
    if (isOurs) last = name;
  }
  return given;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text; // Not an encoded text: a picture's address, or a name with a percent sign.
  }
}

/** What a server writes where it has nothing. */
const withoutWords = (text: string) => (text === 'undefined' || text === 'null' ? '' : text);

/** Printable and of a length that is kept; anything else is nobody. */
function readId(value: string | undefined): string | undefined {
  const id = withoutWords(decoded(value ?? ''));
  return /^[\x21-\x7e]{1,128}$/.test(id) ? id : undefined;
}

function readPicture(text: string, origin: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'https:' || url.origin === origin) return url.href;
    // WeChat's own pictures come with and without; this page may show them only with.
    return url.protocol === 'http:' ? url.href.replace('http:', 'https:') : '';
  } catch {
    return '';
  }
}
