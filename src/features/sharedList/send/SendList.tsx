import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { sharedListPath } from '#domain/address/sharedListPath.ts';
import { useShareSheet } from '#flows/sharing/useShareSheet.ts';
import { Button } from '#ui/controls/Button.tsx';
import { SegmentedControl } from '#ui/controls/choice/SegmentedControl.tsx';
import { Sheet } from '#ui/overlay/Sheet.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import type { SharedLists } from '../kept/useSharedLists.ts';
import { type KeptList, markGiven } from '../rules/keptLists.ts';
import { viewOf } from '../rules/listView.ts';
import { writeList } from '../payload/listPayload.ts';
import { framesOf } from '../rules/frames.ts';
import { writtenBy } from '../rules/sharedList.ts';
import { ListCodes } from './ListCodes.tsx';
import css from './send.module.css';

interface SendListProps {
  readonly lists: SharedLists;
  readonly list: KeptList;
  readonly onClose: () => void;
}

type Kind = 'whole' | 'part';

/** Ten parts of a text message; longer ones are often cut. */
const mostOfText = 1_500;
/** Chats and browsers open longer links, but not all of them. */
const mostOfLink = 8_000;

const loadBox = () => loadChunk(() => import('#flows/sharing/ShareBox.tsx')).then(({ ShareBox }) => ShareBox);

/** How a list, or what was written here, leaves: by a code or by a link. The list is in them; no server has it. */
export function SendList({ lists, list, onClose }: SendListProps) {
  const { t } = useTranslation('sharedList');
  const [kind, setKind] = useState<Kind>('whole');
  const { sheet, isComing, open, close } = useShareSheet(loadBox);
  const { exhibitionId } = lists;
  const { phone } = lists.kept;
  const part = useMemo(() => writtenBy(list.fields, phone), [list.fields, phone]);
  const isPart = kind === 'part';
  const isEmpty = isPart && Object.keys(part).length === 0;
  const fragment = useMemo(
    () => writeList(exhibitionId, { id: list.id, fields: isPart ? part : list.fields, isPart }),
    [exhibitionId, list, part, isPart],
  );
  const address = window.location.origin + sharedListPath(exhibitionId);
  const link = `${address}#${fragment}`;
  const view = viewOf(list.fields);
  const description = isPart ? t('linkPartText') : t('linkText', { count: view.exhibitors.length });
  const content = { title: view.title || t('title'), description, link, imageUrl: '' };
  const give = () => lists.change((kept) => markGiven(kept, list.id, list.fields));
  if (sheet)
    return (
      <sheet.Sheet
        title={t('sendTitle')}
        content={content}
        sharing={sheet.sharing}
        onShared={async () => give()}
        onCopied={give}
        onClose={() => {
          close();
          onClose();
        }}
      />
    );
  return (
    <Sheet title={t('sendTitle')} closeText={t('close')} onClose={onClose}>
      <KindChoice kind={kind} onKind={setKind} />
      {isEmpty ? (
        <p>{t('sendNothing')}</p>
      ) : (
        <>
          <ListCodes
            key={fragment}
            values={framesOf(fragment).map((frame) => `${address}#${frame}`)}
            onScanned={() => {
              give();
              onClose();
            }}
          />
          <LengthNotice length={link.length} isPart={isPart} />
          <Button kind="secondary" busy={isComing} onClick={open}>
            {t('sendLink')}
          </Button>
        </>
      )}
    </Sheet>
  );
}

function KindChoice({ kind, onKind }: { readonly kind: Kind; readonly onKind: (kind: Kind) => void }) {
  const { t } = useTranslation('sharedList');
  return (
    <>
      <SegmentedControl
        legend={t('sendKind')}
        name="shared-list-kind"
        options={[
          { key: 'whole', text: t('sendWhole') },
          { key: 'part', text: t('sendPart') },
        ]}
        chosen={kind}
        onChoose={onKind}
      />
      <p className={css['hint']}>{t(kind === 'part' ? 'sendPartText' : 'sendWholeText')}</p>
    </>
  );
}

function LengthNotice({ length, isPart }: { readonly length: number; readonly isPart: boolean }) {
  const { t } = useTranslation('sharedList');
  if (length <= mostOfText) return null;
  if (length <= mostOfLink) return <Notice>{t('longForText')}</Notice>;
  return <Notice kind="warn">{t(isPart ? 'tooLongPart' : 'tooLong')}</Notice>;
}
