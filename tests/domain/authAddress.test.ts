import { describe, expect, it } from 'vitest';
import { authAddress } from '../../src/domain/authAddress.ts';

const origin = 'https://visit.example.com';
const exhibitionId = 'open00000000000000000001';
const addressOf = (variant: string, authBase = 'https://auth.example.com') =>
  authAddress({ authBase, variant, origin, exhibitionId });

describe('the address where WeChat is asked', { tags: ['wechat-login'] }, () => {
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

  it('names where to come back to without a query of its own: the auth host glues a "?" on blindly', () => {
    const target = new URL(addressOf('v2')).searchParams.get('redirect_uri');
    expect(target).toBe('https://visit.example.com/questFinish');
  });

  it('carries the exhibition, and lies on the page’s own origin where no other is configured', () => {
    expect(addressOf('', '')).toBe(
      `/oauth/authorize?redirect_uri=https%3A%2F%2Fvisit.example.com%2FquestFinish&exhibition_id=${exhibitionId}`,
    );
  });
});
