import { questFinishPath } from './wechatPaths.ts';

/** Platforms and tenants that have a way of their own through the auth host. */
const ownWays = ['luohe', 'hudong', 'nongzhanguan', 'jiangsuchuangwei', 'hunanyiliaozhan'];

/** Those among them that are a region's platform. */
const regions = ['luohe'];

const isVersion = (platform: string) => /^v\d{1,3}$/.test(platform);

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

/** How the auth host's other paths end: only a region or a platform version changes them, never a login's variant. */
export function authHostSuffix(platform: string): string {
  return regions.indexOf(platform) >= 0 || isVersion(platform) ? platform : '';
}

function authPath(variant: string): string {
  // Shows a code that is scanned with another phone.
  if (variant === 'website') return '/oauth/wechat-website-oauth';
  const hasSuffix = ownWays.indexOf(variant) >= 0 || isVersion(variant);
  return `/oauth/authorize${hasSuffix ? `-${variant}` : ''}`;
}
