import { useFieldTexts } from '../useFieldTexts.ts';
import './fieldRow.css';

/** What the star beside a question means, once per form. */
export function RequiredNote() {
  const { words } = useFieldTexts();
  return <p className="x-field__hint">{words('requiredNote')}</p>;
}
