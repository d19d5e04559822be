import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { type Reported, sendReport } from '../organiser/sendQuestion.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { ActionSheet } from '#ui/overlay/ActionSheet.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { senderName } from '../booth/senderName.ts';
import { services } from '#session/services.ts';

export interface ReportSheetProps {
  readonly isOpen: boolean;
  /** Who reports. */
  readonly visitorId: string;
  readonly title: string;
  readonly about: Reported;
  readonly reasons: readonly { readonly key: string; readonly text: string }[];
  /** What the organiser reads. */
  readonly textOf: (reason: string) => string;
  readonly onClose: () => void;
}

/** Tells the organiser what is wrong, by a reason. The same report is stored once: render it also while it is closed, as it sends then. */
export function ReportSheet(props: ReportSheetProps) {
  const { isOpen, visitorId, title, about, reasons, textOf, onClose } = props;
  const { t } = useTranslation('content');
  const exhibitionId = useExhibitionId();
  const { run } = useOneAtATime();

  async function report(reason: string) {
    const owner = { exhibitionId, visitorId };
    try {
      const message = { ...owner, name: senderName(owner), text: textOf(reason) };
      const sent = await sendReport(await services().client(), message, about);
      renderToast(t(sent === 'sent' ? 'reported' : 'reportedBefore'));
    } catch {
      renderToast(t('reportFailed'));
    }
  }

  if (!isOpen) return null;
  return createPortal(
    <ActionSheet
      title={title}
      actions={reasons.map(({ key, text }) => ({ key, text, onSelect: () => void run(() => report(text)) }))}
      onClose={onClose}
    />,
    document.body,
  );
}
