import { useFieldTexts } from '../text/useFieldTexts.ts';
import './fieldRow.css';

export function RequiredNote() {
  const { words } = useFieldTexts();
  return <p className="x-field__hint">{words('requiredNote')}</p>;
}
