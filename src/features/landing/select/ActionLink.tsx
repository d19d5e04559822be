import { AppLink, type AppLinkProps } from '#ui/controls/AppLink.tsx';
import styles from '#flows/landing/select.module.css';

interface ActionLinkProps extends AppLinkProps {
  readonly kind: 'primary' | 'secondary';
}

export const ActionLink = ({ kind, ...link }: ActionLinkProps) => (
  <AppLink className={`${styles.action} ${styles[`action--${kind}`]}`} {...link} />
);
