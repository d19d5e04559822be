import { questFinishPath } from './wechatPaths.ts';

/** Platforms and tenants that have a way of their own through the auth host. */
const ownWays = ['luohe', 'hudong', 'nongzhanguan', 'jiangsuchuangwei', 'hunanyiliaozhan'];

export interface AuthRequest {
  /** Origin of the auth host, '' for the page's own. */
  readonly authBase: string;
  /** A platform or tenant with a way of its own, `website`, a platform version such as `v2`, or anything for the plain way. */
  readonly variant: string;
  /** Origin of this page. */
  readonly origin: string;
  readonly exhibitionId: string;
}

/**
 * Where WeChat is asked who somebody is. Assumed: how the variants are spelled, and `exhibition_id`.
 * The address to return to has no query: the auth host glues its own on with a "?", whatever is there already.
 */
export function authAddress({ authBase, variant, origin, exhibitionId }: AuthRequest): string {
  const redirectUri = encodeURIComponent(origin + questFinishPath);
  return `${authBase}${authPath(variant)}?redirect_uri=${redirectUri}&exhibition_id=${encodeURIComponent(exhibitionId)}`;
}

function authPath(variant: string): string {
  // Shows a code that is scanned with another phone.
  if (variant === 'website') return '/oauth/wechat-website-oauth';
  const hasSuffix = ownWays.indexOf(variant) >= 0 || /^v\d{1,3}$/.test(variant);
  return `/oauth/authorize${hasSuffix ? `-${variant}` : ''}`;
}
