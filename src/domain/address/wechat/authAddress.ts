import { questFinishPath } from '../questFinishPath.ts';

const ownWays = ['luohe', 'hudong', 'nongzhanguan', 'jiangsuchuangwei', 'hunanyiliaozhan'];

const regions = ['luohe'];

const isVersion = (platform: string) => /^v\d{1,3}$/.test(platform);

export interface AuthRequest {
  /** '' for the page's own origin. */
  readonly authBase: string;
  /** One of the variants, `website`, a platform version such as `v2`; anything else takes the default path. */
  readonly variant: string;
  readonly origin: string;
  readonly exhibitionId: string;
}

/**
 * The auth host's login address. Assumed: the spelling of the variants, and `exhibition_id`. The return address has
 * no query, because the auth host always appends its own with a "?".
 */
export function authAddress({ authBase, variant, origin, exhibitionId }: AuthRequest): string {
  const redirectUri = encodeURIComponent(origin + questFinishPath);
  return `${authBase}${authPath(variant)}?redirect_uri=${redirectUri}&exhibition_id=${encodeURIComponent(exhibitionId)}`;
}

/** The suffix of the auth host's other paths; only a region or platform version has one, never a login's variant. */
export function authHostSuffix(platform: string): string {
  return regions.indexOf(platform) >= 0 || isVersion(platform) ? platform : '';
}

function authPath(variant: string): string {
  // Shows a code to scan with another phone.
  if (variant === 'website') return '/oauth/wechat-website-oauth';
  const hasSuffix = ownWays.indexOf(variant) >= 0 || isVersion(variant);
  return `/oauth/authorize${hasSuffix ? `-${variant}` : ''}`;
}
