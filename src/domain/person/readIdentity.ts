import { isClientCode } from '../record/isRecordId.ts';
import { cleanLine } from '../text/cleanText.ts';

/** Missing texts are ''; without `unionid` a person cannot be recognised. */
export interface WechatIdentity {
  readonly openid: string;
  readonly unionid: string | undefined;
  readonly name: string;
  readonly logo: string;
  /** '1' male, '2' female, '0' unknown. */
  readonly sex: string;
  readonly language: string;
  readonly country: string;
  readonly province: string;
  readonly city: string;
  /** 36 characters; assumed, its source is unknown. */
  readonly pcCode: string | undefined;
}

const names = 'openid nickname sex language city province country headimgurl unionid pc-code'.split(' ');

/**
 * The parameters the auth host appends to the return address; undefined without an openid, as after a cancel. The
 * picture's address is not encoded, so unknown parameters after it belong to it. The first of repeated parameters
 * counts. `origin` is this page's; only its pictures may be without https.
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
    return text; // Not encoded: a picture's address, or a name with a percent sign.
  }
}

/** The server's spelling of a missing value. */
const withoutWords = (text: string) => (text === 'undefined' || text === 'null' ? '' : text);

/** Printable and short enough to be stored; otherwise undefined. */
function readId(value: string | undefined): string | undefined {
  const id = withoutWords(decoded(value ?? ''));
  return /^[\x21-\x7e]{1,128}$/.test(id) ? id : undefined;
}

function readPicture(text: string, origin: string): string {
  try {
    const url = new URL(text);
    if (url.protocol === 'https:' || url.origin === origin) return url.href;
    // WeChat's picture addresses come with and without https; this page may load only https.
    return url.protocol === 'http:' ? url.href.replace('http:', 'https:') : '';
  } catch {
    return '';
  }
}
