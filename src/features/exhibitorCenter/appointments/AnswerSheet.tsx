import { useTranslation } from 'react-i18next';
import type { BoothAction } from '#entities/appointment/rules/boothActions.ts';
import { ActionSheet, type SheetAction } from '#ui/overlay/ActionSheet.tsx';
import type { BoothAnswer } from './answerBoothAppointment.ts';

export type SheetKind = 'refuse' | 'cancel' | 'more';

interface AnswerSheetProps {
  readonly kind: SheetKind;
  readonly name: string;
  readonly actions: readonly BoothAction[];
  /** An invitation of the booth that is not answered is withdrawn, not cancelled. */
  readonly isUnanswered: boolean;
  readonly onAsk: (kind: SheetKind | undefined) => void;
  readonly onAnswer: (state: BoothAnswer, remark?: string) => void;
  readonly onMove: () => void;
}

const reasons = ['reason_busy', 'reason_topic', 'reason_visit'] as const;
/** What the sheet offers, in this order. */
const offered = ['attend', 'noShow', 'reschedule', 'cancel'] as const;

export const hasSheet = (actions: readonly BoothAction[]): boolean =>
  offered.some((action) => actions.includes(action));

/** The usual reasons, or what else can be done. */
export function AnswerSheet(props: AnswerSheetProps) {
  const { kind, name, actions, isUnanswered, onAsk, onAnswer, onMove } = props;
  const { t } = useTranslation(['exhibitorCenter', 'boothCalendar']);
  const close = () => onAsk(undefined);
  if (kind === 'more') {
    const actionOf: Readonly<Record<(typeof offered)[number], SheetAction>> = {
      attend: { key: 'attend', text: t('attended'), onSelect: () => onAnswer('attended') },
      noShow: { key: 'noShow', text: t('boothCalendar:noShow'), onSelect: () => onAnswer('noShow') },
      reschedule: { key: 'reschedule', text: t('boothCalendar:move'), onSelect: onMove },
      cancel: {
        key: 'cancel',
        text: t(isUnanswered ? 'withdraw' : 'cancel'),
        danger: true,
        onSelect: () => onAsk('cancel'),
      },
    };
    const all = offered.filter((action) => actions.includes(action)).map((action) => actionOf[action]);
    return <ActionSheet key={kind} title={name} actions={all} onClose={close} />;
  }
  const state = kind === 'refuse' ? 'rejected' : 'cancelled';
  const all = reasons.map((key) => ({ key, text: t(key), onSelect: () => onAnswer(state, t(key)) }));
  const title = kind === 'cancel' && isUnanswered ? 'withdrawTitle' : (`${kind}Title` as const);
  return <ActionSheet key={kind} title={t(title)} actions={all} onClose={close} />;
}
