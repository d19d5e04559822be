import { randomHex } from '../randomText.ts';

/** The consent page offers three invented people. The last one has no union id, which happens. */
export interface Person {
  readonly nickname: string;
  readonly sex: '0' | '1' | '2';
  readonly language: string;
  readonly city: string;
  readonly province: string;
  readonly country: string;
  readonly openid: string;
  readonly unionid: string | undefined;
}

export const people: readonly Person[] = [
  {
    nickname: '江上清风',
    sex: '1',
    language: 'zh_CN',
    city: '江海',
    province: '云津',
    country: '中国',
    openid: 'sandbox-openid-0001',
    unionid: 'sandbox-unionid-0001',
  },
  {
    nickname: '小满 🌾 & Co.',
    sex: '2',
    language: 'zh_CN',
    city: '南麓',
    province: '云津',
    country: '中国',
    openid: 'sandbox-openid-0002',
    unionid: 'sandbox-unionid-0002',
  },
  {
    nickname: 'Mira Halvorsen',
    sex: '0',
    language: 'en',
    city: '',
    province: '',
    country: 'Norland',
    openid: 'sandbox-openid-0003',
    unionid: undefined,
  },
];

/** A new person each time; the others are registered after one try. */
export function newPerson(): Person {
  const mark = randomHex(12);
  return {
    nickname: '初来 🌱 & Co.',
    sex: '0',
    language: 'zh_CN',
    city: '',
    province: '',
    country: '',
    openid: `sandbox-openid-${mark}`,
    unionid: `sandbox-unionid-${mark}`,
  };
}
