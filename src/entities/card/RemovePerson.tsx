import { BarAction } from '#flows/navigation/BarAction.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './removePerson.module.css';

interface RemovePersonProps {
  readonly label: string;
  readonly onRemove: () => void;
}

/** Removes the person whose page it is, from its app bar. */
export function RemovePerson({ label, onRemove }: RemovePersonProps) {
  return (
    <BarAction>
      <button type="button" className={css['remove']} aria-label={label} onClick={onRemove}>
        <Icon name="remove" />
      </button>
    </BarAction>
  );
}
