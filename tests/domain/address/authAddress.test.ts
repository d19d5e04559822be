import { describe, expect, it } from 'vitest';
import { authAddress } from '#domain/address/wechat/authAddress.ts';

const origin = 'https://visit.example.com';
const exhibitionId = 'open00000000000000000001';
const addressOf = (variant: string, authBase = 'https://auth.example.com') =>
  authAddress({ authBase, variant, origin, exhibitionId });

describe('the auth host’s login address', { tags: ['wechat-login'] }, () => {
  it.each([
    ['website', '/oauth/wechat-website-oauth'],
    ['luohe', '/oauth/authorize-luohe'],
    ['hudong', '/oauth/authorize-hudong'],
    ['nongzhanguan', '/oauth/authorize-nongzhanguan'],
    ['jiangsuchuangwei', '/oauth/authorize-jiangsuchuangwei'],
    ['hunanyiliaozhan', '/oauth/authorize-hunanyiliaozhan'],
    ['v2', '/oauth/authorize-v2'],
    ['', '/oauth/authorize'],
    ['default', '/oauth/authorize'],
    ['somebody-else', '/oauth/authorize'],
    ['v2/../evil', '/oauth/authorize'],
  ])('of the variant "%s" is %s', (variant, path) => {
    expect(new URL(addressOf(variant)).pathname).toBe(path);
  });

  it('has a return address without a query, because the auth host always appends a "?"', () => {
    const target = new URL(addressOf('v2')).searchParams.get('redirect_uri');
    expect(target).toBe('https://visit.example.com/questFinish');
  });

  it('contains the exhibition, and is on the page’s own origin where no other is configured', () => {
    expect(addressOf('', '')).toBe(
      `/oauth/authorize?redirect_uri=https%3A%2F%2Fvisit.example.com%2FquestFinish&exhibition_id=${exhibitionId}`,
    );
  });
});
