import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  /** An address of this app, beginning with `/`. */
  readonly to: string;
  /** Handed to the screen with the navigation. */
  readonly state?: unknown;
  readonly children: ReactNode;
}

/**
 * A link within the app. The router's own brings its prefetching along, which nothing here uses and the landing page
 * would have to carry.
 */
export function AppLink({ to, state, children, ...rest }: AppLinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { state });
  return (
    <a {...rest} href={href} onClick={go}>
      {children}
    </a>
  );
}
