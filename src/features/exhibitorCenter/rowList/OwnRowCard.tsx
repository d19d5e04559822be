import type { ReactNode } from 'react';
import { RowCard } from '#ui/cells/RowCard.tsx';
import { RowCardLink } from '#ui/cells/RowCardLink.tsx';
import type { SheetAction } from '#ui/overlay/ActionSheet.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { RowActions } from './RowActions.tsx';
import css from './rowList.module.css';

export interface OwnRowCardProps {
  readonly name: string;
  /** Where a tap leads; nowhere without it. */
  readonly to: string | undefined;
  /** None for a contact who may change nothing. */
  readonly actions: readonly SheetAction[];
  /** Why the organiser has refused it. */
  readonly refusal?: { readonly title: string; readonly text: string } | undefined;
  /** What became of the last action, where it did not succeed. */
  readonly failed?: string | undefined;
  readonly children: ReactNode;
}

/** A row of the booth: a tap opens it, the button beside it shows what can be done. */
export function OwnRowCard({ name, to, actions, refusal, failed, children }: OwnRowCardProps) {
  return (
    <>
      <RowCard>
        {to === undefined ? (
          <div className={css['body']}>{children}</div>
        ) : (
          <RowCardLink className={css['body']} to={to}>
            {children}
          </RowCardLink>
        )}
        <RowActions name={name} actions={actions} />
      </RowCard>
      {refusal && (
        <Notice kind="warn" title={refusal.title}>
          {refusal.text}
        </Notice>
      )}
      {failed !== undefined && <Notice kind="error">{failed}</Notice>}
    </>
  );
}
