import type { MouseEvent, ReactNode } from 'react';
import type { Link } from '#domain/address/classifyLink.ts';
import { isPlainTap } from './isPlainTap.ts';
import styles from './ruledLink.module.css';

export interface LinkRule {
  readonly find: (value: unknown) => Link;
  readonly open: (value: unknown) => void;
}

export interface RuledLinkProps {
  /** As the server or an organiser wrote it. */
  readonly to: unknown;
  readonly rule: LinkRule;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link from data. Only an address that passes the rule becomes an `href`; for others a tap shows a message. */
export function RuledLink({ to, rule, className, children }: RuledLinkProps) {
  const link = rule.find(to);

  function open(event: MouseEvent) {
    // The browser handles opening in a new tab.
    if (!isPlainTap(event)) return;
    event.preventDefault();
    rule.open(to);
  }

  if (link.kind === 'unrecognised')
    return (
      <button type="button" className={`${styles.plainTap} ${className ?? ''}`.trim()} onClick={open}>
        {children}
      </button>
    );
  const href = link.kind === 'internal' ? link.path : link.url;
  return (
    <a className={className} href={href} rel="noopener noreferrer" onClick={open}>
      {children}
    </a>
  );
}
