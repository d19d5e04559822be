import { useTranslation } from 'react-i18next';
import { useAction } from '#flows/content/useAction.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import type { ReviewFailure } from '#features/organiserCenter/review/useReviewing.ts';
import { languageOf } from '#language/language.ts';
import { joinSentences } from '#ui/text/joinSentences.ts';
import { changeContent, type ContentCollection, type ContentRow } from './changeContent.ts';

/** A change that an organiser wants. */
export interface WantedChange {
  readonly name: string;
  readonly setValue: ServerRow;
  /** What it is called, such as `Cancel this session?`. */
  readonly question: string;
  /** Whom it concerns, and what is unusual about it; asked before it is sent. */
  readonly told: readonly string[];
  readonly yes: string;
  readonly done: string;
}

interface ContentChanging<Row extends ContentRow> {
  readonly organiser: Organiser;
  readonly collection: ContentCollection<Row>;
  readonly row: Row;
  /** Reads again what may have changed; never rejects. */
  readonly reread: () => Promise<unknown>;
}

/** Asks once more, changes a row once, and says why it was not changed. Resolves with whether it is done. */
export function useContentChanging<Row extends ContentRow>(props: ContentChanging<Row>) {
  const { organiser, collection, row, reread } = props;
  const { t, i18n } = useTranslation('organiserContent');
  const { running, failed, run } = useAction<ReviewFailure>(reread);
  const change = ({ name, setValue, question, told, yes, done }: WantedChange) =>
    run({
      name,
      question: {
        title: question,
        body: joinSentences(told, languageOf(i18n.language)),
        yes,
        no: t('notYet'),
        noIsDefault: true,
      },
      act: () => changeContent(organiser, { collection, seen: row, setValue }),
      done,
    });
  return { running, failed, change };
}

export type ContentChanger = ReturnType<typeof useContentChanging>;
