import type { TimedEntry } from '#entities/programme/rules/timedEntry.ts';
import { toggleRemembered } from '#entities/programme/schedule/changeRemembered.ts';
import { useRememberedEntry } from '#entities/programme/schedule/useRememberedEntry.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { ToggleButton } from '#ui/controls/toggle/ToggleButton.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import css from './ScheduleToggle.module.css';

interface ScheduleToggleProps {
  readonly entry: TimedEntry;
  readonly label: string;
}

/** Puts a session into the visitor's schedule, and takes it out. */
export function ScheduleToggle({ entry, label }: ScheduleToggleProps) {
  const exhibitionId = useExhibitionId();
  const isIn = useRememberedEntry(entry) !== undefined;
  return (
    <ToggleButton isOn={isIn} label={label} onToggle={() => toggleRemembered(exhibitionId, entry)}>
      <span className={isIn ? `${css['face']} ${css['face--on']}` : css['face']} aria-hidden="true">
        <Icon name={isIn ? 'check' : 'add'} sizeRem={1} />
      </span>
    </ToggleButton>
  );
}
