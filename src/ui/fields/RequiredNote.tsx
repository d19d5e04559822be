import { useFieldTexts } from '../text/useFieldTexts.ts';
import styles from './fieldRow.module.css';

export function RequiredNote() {
  const { words } = useFieldTexts();
  return <p className={styles.fieldHint}>{words('requiredNote')}</p>;
}
