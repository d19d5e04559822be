import type { AnchorHTMLAttributes, ReactNode } from 'react';
import { useHref, useLinkClickHandler } from 'react-router-dom';

export interface AppLinkProps extends Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> {
  readonly to: string;
  readonly state?: unknown;
  readonly children: ReactNode;
}

/** The router's own link includes prefetching, which is not used here and would enlarge the landing page. */
export function AppLink({ to, state, children, onClick, ...rest }: AppLinkProps) {
  const href = useHref(to);
  const go = useLinkClickHandler(to, { state });
  return (
    <a
      {...rest}
      href={href}
      onClick={(event) => {
        onClick?.(event);
        go(event);
      }}
    >
      {children}
    </a>
  );
}
