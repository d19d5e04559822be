import { useTranslation } from 'react-i18next';
import { boothProductsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { TextArea } from '#ui/controls/TextArea.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { QueueCard } from './QueueCard.tsx';
import { TablePreview } from './TablePreview.tsx';
import { type PasteTableProps, usePastedTable } from './usePastedTable.ts';

/** A table, what is wrong in it, and the rows that are sent. What is wrong stays in the box. */
export function PasteTable(props: PasteTableProps) {
  const { t } = useTranslation('exhibitorCenter');
  const { text, table, right, isRefused, queue, view, write, addAll } = usePastedTable(props);
  const isOver = text.trim() === '' && view.rows?.length === 0 && view.stored > 0;
  return (
    <>
      <QueueCard queue={queue} view={view} />
      <Card>
        <FieldRow
          id="paste"
          label={t('tableLabel')}
          hint={t('tableHint')}
          error={isRefused ? t(table.kind === 'noHeader' ? 'tableNoHeader' : 'tableNothing') : undefined}
        >
          {({ id, describedBy, invalid }) => (
            <TextArea
              id={id}
              rows={7}
              value={text}
              onText={write}
              placeholder={t('tableExample')}
              aria-describedby={describedBy}
              invalid={invalid}
              autoComplete="off"
              spellCheck={false}
            />
          )}
        </FieldRow>
      </Card>
      <TablePreview table={table} />
      <PageFoot>
        {isOver ? (
          <LinkButton to={boothProductsPath(props.booth.exhibitionId)}>{t('toProducts')}</LinkButton>
        ) : (
          <Button onClick={() => void addAll()}>
            {right.length === 0 ? t('addProduct') : t('tableAdd', { count: right.length })}
          </Button>
        )}
      </PageFoot>
    </>
  );
}
