import { useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PlacePlate } from '#entities/booth/plate/PlacePlate.tsx';
import { TemperatureMark } from '#entities/card/TemperatureChoice.tsx';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import type { Mark } from '#entities/favourite/rules/mark.ts';
import { VisitedToggle } from '#entities/favourite/visited/VisitedButton.tsx';
import { setVisited } from '#entities/favourite/visited/visited.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { type KeptList, writeIn } from '../rules/keptLists.ts';
import type { ListedExhibitor, ListView } from '../rules/listView.ts';
import { fieldNames } from '../rules/sharedList.ts';
import { useMarkName } from '../useMarkName.ts';
import css from './sharedRows.module.css';
import { NoteEditor } from './NoteEditor.tsx';
import type { ListMarks } from './useListMarks.ts';

interface ExhibitorRowProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
  readonly view: ListView;
  readonly mark: Mark;
  readonly exhibitor: ListedExhibitor;
  readonly listMarks: ListMarks;
}

const noPlace = { zh: '', en: '' };

/** An exhibitor of a list: where it is, whether one was there, and what everyone has noted. */
export function ExhibitorRow({ lists, list, view, mark, exhibitor, listMarks }: ExhibitorRowProps) {
  const { t } = useTranslation('sharedList');
  const [isWriting, setIsWriting] = useState(false);
  const editorId = useId();
  const { id, summary } = mark;
  const name = useMarkName(listMarks.isGone)(mark);
  const isVisitedByMe = exhibitor.visitedBy.includes(list.me);
  const isGone = listMarks.isGone(id);

  function toggle() {
    lists.change((kept) =>
      writeIn(kept, list.id, { [fieldNames.visited(id, list.me)]: isVisitedByMe ? '' : '1' }),
    );
    // The same tick as on the route of one's favourites.
    setVisited(lists.exhibitionId, id, !isVisitedByMe);
  }

  const words = (
    <>
      <span className={css['name']}>{name}</span>
      {isGone && summary !== undefined && <span className={css['gone']}>{t('gone')}</span>}
      {summary !== undefined && (
        <span className={css['place']}>
          <PlacePlate boothNo={summary.boothNo} hallId={summary.hallId} place={noPlace} size={44} />
        </span>
      )}
    </>
  );
  return (
    <li className={css['card']} data-exhibitor={id}>
      <div className={css['top']}>
        {isGone ? (
          <div className={css['link']}>{words}</div>
        ) : (
          <AppLink className={css['link']} to={exhibitorPath(lists.exhibitionId, id)}>
            {words}
          </AppLink>
        )}
        <VisitedToggle name={name} isVisited={isVisitedByMe} onToggle={toggle} />
      </div>
      <Written {...{ list, view, exhibitor }} phone={lists.kept.phone} isWriting={isWriting} />
      <button
        type="button"
        className={css['write']}
        aria-expanded={isWriting}
        aria-controls={isWriting ? editorId : undefined}
        onClick={() => setIsWriting(!isWriting)}
      >
        <Icon name="edit" sizeRem={1.125} />
        <span>{t('writeNote')}</span>
        <span className="x-hidden">{name}</span>
      </button>
      {isWriting && (
        <div id={editorId} className={css['editor']}>
          <NoteEditor {...{ lists, list, exhibitor, name }} />
        </div>
      )}
    </li>
  );
}

interface WrittenProps extends Pick<ExhibitorRowProps, 'list' | 'view' | 'exhibitor'> {
  readonly phone: string;
  /** One's own note stands in its field then. */
  readonly isWriting: boolean;
}

/** What all of them have noted, each under their name. */
function Written({ list, view, exhibitor, phone, isWriting }: WrittenProps) {
  const { t } = useTranslation('sharedList');
  const nameOf = (personId: string) =>
    view.people.find(({ id }) => id === personId)?.name ?? t('formerColleague');
  const others = exhibitor.visitedBy.filter((personId) => personId !== list.me);
  const notes = exhibitor.notes.filter(
    (note) => !isWriting || note.personId !== list.me || note.phone !== phone,
  );
  if (others.length + notes.length + exhibitor.ratings.length === 0) return null;
  return (
    <div className={css['written']}>
      {others.length > 0 && (
        <p className={css['by']}>{t('visitedBy', { names: others.map(nameOf).join(t('comma')) })}</p>
      )}
      {exhibitor.ratings.map(({ personId, rating }) => (
        <p key={personId} className={css['by']}>
          {nameOf(personId)} <TemperatureMark value={rating} />
        </p>
      ))}
      {notes.map(({ personId, phone: from, text }) => (
        <p key={`${personId}/${from}`} className={css['note']}>
          {t('noteBy', { name: nameOf(personId), text })}
        </p>
      ))}
    </div>
  );
}
