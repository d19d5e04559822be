import { AppLink } from '../../../ui/controls/AppLink.tsx';
import styles from '../../../flows/landing/select.module.css';

interface ActionLinkProps {
  readonly to: string;
  readonly kind: 'primary' | 'secondary' | 'quiet';
  readonly hint?: string | undefined;
  readonly children: string;
}

export function ActionLink({ to, kind, hint, children }: ActionLinkProps) {
  return (
    <AppLink className={`${styles.action} ${styles[`action--${kind}`]}`} to={to}>
      <span>{children}</span>
      {hint !== undefined && <small>{hint}</small>}
    </AppLink>
  );
}
