import { ToPoster } from '../rowList/ToPoster.tsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { boothCommentsPath } from '#domain/address/exhibitorCenter/boothCommentsPath.ts';
import { readTextDraft } from '#device/drafts/textDraft.ts';
import { CenterGate } from '#entities/booth/CenterGate.tsx';
import { answerDraft } from '#entities/comment/answers/answerer.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { Button } from '#ui/controls/Button.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { emptyMessages } from '#ui/states/scenes/emptyMessages.tsx';
import { BoothCommentItem } from './BoothCommentItem.tsx';
import type { BoothComment } from './boothCommentsQuery.ts';
import css from './boothComments.module.css';
import { useBoothComments } from './useBoothComments.ts';

/** What visitors have written in public, and the exhibitor's answers. */
export default function BoothCommentsScreen() {
  const id = useExhibitionId();
  const { t } = useTranslation('boothComments');
  return (
    <CenterGate back={boothCommentsPath(id)} title={t('title')}>
      {(booth) => <BoothComments booth={booth} />}
    </CenterGate>
  );
}

function BoothComments({ booth }: { readonly booth: BoothKey }) {
  const { t } = useTranslation('boothComments');
  const query = useBoothComments(booth, false);
  return (
    <QueryView
      query={query}
      failedTitle={t('failed')}
      skeleton={<ListSkeleton rows={3} hasHeading />}
      renderHeading={() => <PageHeading lead={t('lead')}>{t('title')}</PageHeading>}
      isEmpty={(rows) => rows.length === 0}
      empty={
        <EmptyState scene={emptyMessages} title={t('none')} text={t('noneText')} action={<ToPoster />} />
      }
    >
      {(rows) => <Parts booth={booth} rows={rows} />}
    </QueryView>
  );
}

interface PartsProps {
  readonly booth: BoothKey;
  readonly rows: readonly BoothComment[];
}

const hasDraft = (booth: BoothKey, { comment }: BoothComment) =>
  readTextDraft(answerDraft(booth, comment.id)) !== '';

/** The entry whose field is open stays where it is, also when a colleague answers it: what is typed and said of it must not move away. */
function Parts({ booth, rows }: PartsProps) {
  const { t } = useTranslation('boothComments');
  const [open, setOpen] = useState(() => rows.find((row) => hasDraft(booth, row)));
  useBoothComments(booth, open === undefined);
  const isWaiting = (row: BoothComment) =>
    !(row.comment.id === open?.comment.id ? open.isAnswered : row.isAnswered);
  const waiting = rows.filter(isWaiting);
  const part = { booth, open, onOpen: setOpen };
  return (
    <>
      <Part {...part} title={t('toAnswer', { count: waiting.length })} rows={waiting} />
      <Part {...part} title={t('answered')} rows={rows.filter((row) => !isWaiting(row))} />
    </>
  );
}

interface PartProps extends PartsProps {
  readonly title: string;
  /** As it was when its field was opened. */
  readonly open: BoothComment | undefined;
  readonly onOpen: (row: BoothComment | undefined) => void;
}

const shownMore = 20;

/** The list may be long: it is shown in steps. */
function Part({ title, booth, rows, open, onOpen }: PartProps) {
  const { t } = useTranslation('boothComments');
  const [shown, setShown] = useState(shownMore);
  if (rows.length === 0) return null;
  return (
    <Card title={title}>
      <ul className={css['list']}>
        {rows.slice(0, shown).map((row) => (
          <BoothCommentItem
            key={row.comment.id}
            booth={booth}
            row={row}
            isAnswering={row.comment.id === open?.comment.id}
            onAnswering={(isAnswering) => onOpen(isAnswering ? row : undefined)}
          />
        ))}
      </ul>
      {rows.length > shown && (
        <Button kind="quiet" onClick={() => setShown((before) => before + shownMore)}>
          {t('more')}
        </Button>
      )}
    </Card>
  );
}
