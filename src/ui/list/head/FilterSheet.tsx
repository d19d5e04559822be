import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/controls/Button.tsx';
import { ModalBox } from '#ui/overlay/ModalBox.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { ChoiceSelect, type FilterOption } from '../ChoiceSelect.tsx';
import css from './filterSheet.module.css';

/** An order of a list. */
export interface SortOption {
  readonly key: string;
  readonly label: string;
}

interface ChoiceGroup {
  readonly key: string;
  readonly label: string;
  readonly options: readonly FilterOption[];
  /** '' for all. */
  readonly value: string;
  /** One of the options is always chosen, such as an order. */
  readonly hasNoAll?: boolean;
}

export interface FilterSheetProps {
  readonly title: string;
  readonly groups: readonly ChoiceGroup[];
  /** What differs from before, by the keys of the groups. */
  readonly onApply: (changed: Readonly<Record<string, string>>) => void;
  readonly onClose: () => void;
}

/** More are tedious to read through. */
const mostChips = 40;

/** All by which a list can be narrowed, and its order. It is asked for when the sheet is closed by its button. */
export function FilterSheet({ title, groups, onApply, onClose }: FilterSheetProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const { leave } = useBackEntry(onClose);
  const before = (key: string) => groups.find((group) => group.key === key)?.value;

  async function apply() {
    const changed = Object.entries(chosen).filter(([key, value]) => value !== before(key));
    await leave();
    onClose();
    if (changed.length > 0) onApply(Object.assign({}, ...changed.map(([key, value]) => ({ [key]: value }))));
  }
  function clear() {
    const none = groups.map(({ key, options, hasNoAll }) => ({
      [key]: hasNoAll ? (options[0]?.value ?? '') : '',
    }));
    setChosen(Object.assign({}, ...none));
  }

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={onClose} leavesBeside>
      <h2 className={css['title']} id={`${id}-title`}>
        {title}
      </h2>
      {groups.map((group) => (
        <Group
          key={group.key}
          group={group}
          value={chosen[group.key] ?? group.value}
          onChoose={(value) => setChosen((all) => ({ ...all, [group.key]: value }))}
        />
      ))}
      <div className={css['foot']}>
        <Button kind="secondary" onClick={clear}>
          {t('clearFilters')}
        </Button>
        <Button data-default onClick={() => void apply()}>
          {t('showResults')}
        </Button>
      </div>
    </ModalBox>
  );
}

interface GroupProps {
  readonly group: ChoiceGroup;
  readonly value: string;
  readonly onChoose: (value: string) => void;
}

function Group({ group: { label, options, hasNoAll = false }, value, onChoose }: GroupProps) {
  const { t } = useTranslation('content');
  const id = useId();
  const all = hasNoAll ? options : [{ value: '', label: t('all'), lang: undefined }, ...options];
  return (
    <section className={css['group']}>
      <h3 className={css['label']} id={id}>
        {label}
      </h3>
      {options.length > mostChips ? (
        <ChoiceSelect label={label} allText={t('all')} options={options} value={value} onChange={onChoose} />
      ) : (
        <div className={css['chips']} role="group" aria-labelledby={id}>
          {all.map((option) => (
            <button
              className={css['chip']}
              key={option.value}
              type="button"
              aria-pressed={option.value === value}
              onClick={() => onChoose(option.value)}
            >
              <span className={css['face']} lang={option.lang}>
                {option.label}
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
