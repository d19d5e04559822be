import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { cleanText } from '#domain/text/cleanText.ts';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { useKeptText } from '#ui/fields/useKeptText.ts';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { type KeptList, writeIn } from '../rules/keptLists.ts';
import type { ListedExhibitor } from '../rules/listView.ts';
import { fieldNames, longest } from '../rules/sharedList.ts';

interface NoteEditorProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
  readonly exhibitor: ListedExhibitor;
  readonly name: string;
}

/** One's own note and rating, kept while they are typed. */
export function NoteEditor({ lists, list, exhibitor, name }: NoteEditorProps) {
  const { t } = useTranslation('sharedList');
  const fieldId = useId();
  const { phone } = lists.kept;
  const own = exhibitor.notes.find((note) => note.personId === list.me && note.phone === phone);
  const typed = useKeptText(own?.text ?? '');
  const write = (field: string, text: string) =>
    lists.change((kept) => writeIn(kept, list.id, { [field]: text }));
  return (
    <>
      <TextField
        id={fieldId}
        label={t('noteOf', { name })}
        isLong
        max={longest.note}
        maxLength={longest.note}
        autoComplete="off"
        value={typed.text}
        onText={(next) => {
          const clean = cleanText(next, longest.note);
          typed.change(next, clean);
          write(fieldNames.note(exhibitor.id, list.me, phone), clean);
        }}
      />
      <TemperatureChoice
        value={exhibitor.ratings.find(({ personId }) => personId === list.me)?.rating ?? ''}
        onChange={(rating) => write(fieldNames.rating(exhibitor.id, list.me), rating)}
      />
    </>
  );
}
