import { Notice } from '#ui/page/Notice.tsx';

interface BeforeReviewProps {
  /** The row that is corrected; undefined for a new one. */
  readonly row: { readonly notShown: unknown } | undefined;
  readonly text: string;
  /** For a row that visitors see at present, which a correction takes from them until it is approved. */
  readonly textOfShown: string;
}

/** That the organiser reviews what is sent. */
export const BeforeReview = ({ row, text, textOfShown }: BeforeReviewProps) =>
  row !== undefined && row.notShown === undefined ? (
    <Notice kind="warn">{textOfShown}</Notice>
  ) : (
    <Notice kind="info">{text}</Notice>
  );
