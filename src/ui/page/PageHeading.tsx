import type { ReactNode, Ref } from 'react';
import './pageHeading.css';

export interface PageHeadingProps {
  readonly children: ReactNode;
  readonly lead?: ReactNode;
  readonly ref?: Ref<HTMLHeadingElement>;
}

/** The h1 of a screen. Focusable, so that a screen reader starts there after a navigation. */
export function PageHeading({ children, lead, ref }: PageHeadingProps) {
  return (
    <div className="x-page-heading">
      <h1 className="x-page-heading__title" tabIndex={-1} ref={ref}>
        {children}
      </h1>
      {lead !== undefined && <p className="x-page-heading__lead">{lead}</p>}
    </div>
  );
}
