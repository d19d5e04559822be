import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Answers, FormDefinition } from '#domain/form/formDefinition.ts';
import type { ServerRow } from '#domain/record/serverRow.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import { RestoredDraft } from '#flows/rowForm/RestoredDraft.tsx';
import type { RowStart } from '#flows/rowForm/rowDraft.ts';
import { Button } from '#ui/controls/Button.tsx';
import { AnswerForm } from '#ui/fields/AnswerForm.tsx';
import { fieldId } from '#ui/fields/fieldTarget.ts';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { SummaryList } from '#ui/page/SummaryList.tsx';
import { ActionFailure } from '#features/organiserCenter/ActionFailure.tsx';
import css from '#features/organiserCenter/review/ReviewCard.module.css';
import type { ContentCollection, ContentRow } from './changeContent.ts';
import { LastChange } from './LastChange.tsx';
import { contentAddress } from './contentAddress.ts';
import { useContentAnswers } from './useContentAnswers.ts';
import { type ContentChanger, useContentChanging } from './useContentChanging.ts';

export interface ContentFact {
  readonly key: string;
  readonly label: string;
  readonly text: string;
}

export interface ContentEditorProps<Row extends ContentRow> {
  readonly organiser: Organiser;
  /** In the address, such as `sessions`. */
  readonly part: string;
  readonly row: Row;
  readonly collection: ContentCollection<Row>;
  readonly reread: () => Promise<unknown>;
  /** Must stay the same while it is filled in. */
  readonly form: FormDefinition;
  readonly start: RowStart;
  readonly answersOf: (row: Row) => Answers;
  /** The fields of the row that the answers make something else. */
  readonly changesOf: (answers: Answers, row: Row) => ServerRow;
  /** Where answers contradict each other: the question to look at, and why. */
  readonly wrongIn?: (
    answers: Answers,
    row: Row,
  ) => { readonly key: string; readonly text: string } | undefined;
  /** What is unusual and may be meant, in whole sentences. */
  readonly doubtsOf?: (answers: Answers, row: Row) => readonly string[];
  /** How visitors see a row that says so, line by line. */
  readonly factsOf: (row: Row) => readonly ContentFact[];
  /** Whom a change concerns, as a sentence. */
  readonly affected: string;
  /** Further changes. */
  readonly renderMore?: (changer: ContentChanger) => ReactNode;
}

/** A row as it is, who has changed it, and what an organiser may make of it. */
export function ContentEditor<Row extends ContentRow>(props: ContentEditorProps<Row>) {
  const { organiser, part, row, factsOf, renderMore } = props;
  const { t } = useTranslation('organiserContent');
  const changer = useContentChanging(props);
  const { exhibitionId } = organiser;
  return (
    <>
      <Card title={t('asItIs')}>
        <SummaryList items={factsOf(row)} />
        <LastChange organiser={organiser} row={row} />
      </Card>
      {changer.failed !== undefined && (
        <ActionFailure
          failed={changer.failed}
          back={{ exhibitionId, path: organiserContentRowPath(exhibitionId, part, row.RecordId) }}
        />
      )}
      <ChangeBack {...props} changer={changer} />
      <ContentForm {...props} changer={changer} />
      {renderMore?.(changer)}
    </>
  );
}

/** What the last change has replaced, and the way back to it. */
function ChangeBack<Row extends ContentRow>(
  props: ContentEditorProps<Row> & { readonly changer: ContentChanger },
) {
  const { row, factsOf, affected, changer } = props;
  const { t } = useTranslation('organiserContent');
  const facts = factsOf(row);
  const before = factsOf({ ...row, ...row.Former }).filter(
    ({ text }, at) => text !== (facts[at]?.text ?? ''),
  );
  if (before.length === 0) return null;
  const changeBack = () =>
    void changer.change({
      name: 'back',
      setValue: row.Former,
      question: t('backQuestion'),
      told: [...before.map(({ label, text }) => t('becomes', { label, text: text || t('empty') })), affected],
      yes: t('back'),
      done: t('backDone'),
    });
  return (
    <Card title={t('before')}>
      <SummaryList items={before} />
      <div className={css['answers']}>
        <Button kind="secondary" busy={changer.running === 'back'} onClick={changeBack}>
          {t('back')}
        </Button>
      </div>
    </Card>
  );
}

function ContentForm<Row extends ContentRow>(
  props: ContentEditorProps<Row> & { readonly changer: ContentChanger },
) {
  const { organiser, part, row, form, start, answersOf, changesOf, wrongIn, doubtsOf, affected, changer } =
    props;
  const { t } = useTranslation('organiserContent');
  const address = contentAddress(organiser, part, row.RecordId);
  const { typed, autosave, ...content } = useContentAnswers({ form, address, start, now: answersOf(row) });
  const [wrong, setWrong] = useState<string>();

  async function save() {
    const answers = content.answers();
    const found = wrongIn?.(answers, row);
    const setValue = changesOf(answers, row);
    const isSame = Object.keys(setValue).length === 0;
    setWrong(found?.text ?? (isSame ? t('nothingChanged') : undefined));
    if (found !== undefined) return focusControl(fieldId(found.key));
    if (isSame) return;
    const isDone = await changer.change({
      name: 'save',
      setValue,
      question: t('saveQuestion'),
      told: [...(doubtsOf?.(answers, row) ?? []), affected],
      yes: t('save'),
      done: t('saved'),
    });
    if (isDone) await content.forget();
  }

  return (
    <>
      <RestoredDraft address={address} draft={start.draft} onDiscard={content.discard} />
      <AnswerForm
        form={form}
        typed={typed}
        onTyped={autosave}
        onDone={() => void save()}
        isLocked={changer.running !== undefined}
      >
        {wrong !== undefined && <Notice kind="error">{wrong}</Notice>}
        <Button type="submit" busy={changer.running === 'save'}>
          {t('save')}
        </Button>
      </AnswerForm>
    </>
  );
}
