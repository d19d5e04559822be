import { useSpeech } from '../useSpeech.ts';
import './fieldRow.css';

/** What the star beside a question means, once per form. */
export function RequiredNote() {
  const { words } = useSpeech();
  return <p className="x-field__hint">{words('requiredNote')}</p>;
}
