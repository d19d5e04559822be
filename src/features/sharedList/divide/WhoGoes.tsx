import { useTranslation } from 'react-i18next';
import { Icon } from '#ui/icons/Icon.tsx';
import { ChoiceSelect } from '#ui/list/ChoiceSelect.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import type { ListMarks } from '../list/useListMarks.ts';
import type { ListView } from '../rules/listView.ts';
import { fieldNames, takenOff } from '../rules/sharedList.ts';
import { useMarkName } from '../useMarkName.ts';
import css from './divide.module.css';

interface WhoGoesProps {
  readonly view: ListView;
  readonly listMarks: ListMarks;
  readonly onWrite: (texts: Readonly<Record<string, string>>) => void;
}

/** Each exhibitor with who goes there. */
export function WhoGoes({ view, listMarks, onWrite }: WhoGoesProps) {
  const { t } = useTranslation('sharedList');
  const nameOf = useMarkName(listMarks.isGone);
  const whoOf = new Map(view.exhibitors.map(({ id, who }) => [id, who]));
  // Also a choice where one person is left.
  const people = [
    { value: '', label: t('noOne') },
    ...view.people.map((person) => ({ value: person.id, label: person.name })),
  ];
  return (
    <Card title={t('exhibitors')}>
      <ul className={css['rows']}>
        {listMarks.marks.map((mark) => {
          const name = nameOf(mark);
          const who = whoOf.get(mark.id) ?? '';
          const put = (text: string) => onWrite({ [fieldNames.who(mark.id)]: text });
          return (
            <li key={mark.id} className={css['row']}>
              <p className={css['name']}>{name}</p>
              <div className={css['actions']}>
                <ChoiceSelect label={t('whoGoes', { name })} options={people} value={who} onChange={put} />
                <button
                  type="button"
                  className={css['remove']}
                  aria-label={t('takeOff', { name })}
                  onClick={() => {
                    put(takenOff);
                    renderToast(t('takenOffToast'), { action: { label: t('undo'), act: () => put(who) } });
                  }}
                >
                  <Icon name="remove" />
                </button>
              </div>
            </li>
          );
        })}
      </ul>
    </Card>
  );
}
