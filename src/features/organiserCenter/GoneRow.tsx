import { EmptyState } from '#ui/states/EmptyState.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';

export interface GoneRowProps {
  readonly title: string;
  /** The list in which it stood. */
  readonly list: string;
  readonly to: string;
}

/** Instead of a row that a colleague has decided or withdrawn meanwhile, or whose address is not whole. */
export const GoneRow = ({ title, list, to }: GoneRowProps) => (
  <EmptyState drawing="lost" title={title} action={<LinkButton to={to}>{list}</LinkButton>} />
);
