import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { groupPath, informationPath, registerPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import type { RegistrationState } from '#domain/exhibition/registrationState.ts';
import { carryOnState } from '#session/visit/carryOn.ts';
import { reserveFoot } from '#ui/page/reserveFoot.ts';
import { ClosedNotice } from './ClosedNotice.tsx';
import type { UnfinishedRegistration } from '#entities/registration/unfinished/findUnfinished.ts';
import { useUnfinished } from '#entities/registration/unfinished/useUnfinished.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';
import styles from '#flows/landing/select.module.css';

/** Where an unfinished registration is gone on with. */
export interface Resume {
  readonly to: string;
  /** It was sent without an answer. */
  readonly isPending: boolean;
  /** Of the link. */
  readonly state: object;
}

export interface EntryNoticeProps {
  readonly exhibition: Exhibition;
  readonly channelId: string | undefined;
  readonly state: RegistrationState;
  /** At the foot of the page. Undefined: not known yet whether there is one. */
  readonly bar: HTMLElement | null | undefined;
  readonly onResume: (resume: Resume | undefined) => void;
  /** The state is due to change. */
  readonly onDue: () => void;
}

/** What a visitor should know before the action in the bar: that something is unfinished, or why registration is closed. */
export function EntryNotice({ exhibition, channelId, state, bar, onResume, onDue }: EntryNoticeProps) {
  const id = exhibition.RecordId;
  const unfinished = useUnfinished(id, channelId);

  useEffect(() => (bar === undefined ? undefined : reserveFoot('--x-foot', bar)), [bar]);
  useEffect(() => {
    onResume(
      unfinished && {
        to: pathOf(unfinished)(id, unfinished.channelId),
        isPending: unfinished.kind === 'pending',
        state: carryOnState,
      },
    );
  }, [id, unfinished, onResume]);

  return (
    <>
      {unfinished !== undefined && <Unfinished unfinished={unfinished} />}
      {state.state !== 'open' && <ClosedNotice exhibition={exhibition} state={state} onDue={onDue} />}
    </>
  );
}

function pathOf({ step }: UnfinishedRegistration) {
  if (step === 'group') return groupPath;
  return step === 'register' ? registerPath : informationPath;
}

function Unfinished({ unfinished }: { readonly unfinished: UnfinishedRegistration }) {
  const { t } = useTranslation('more');
  const moment = useMomentText();
  const isPending = unfinished.kind === 'pending';
  return (
    <div className={styles.notice} data-announce="">
      <h2 className={styles.noticeTitle}>{t(isPending ? 'pendingTitle' : 'resumeTitle')}</h2>
      <p>
        {unfinished.kind === 'pending'
          ? t('pendingText')
          : t('resumeText', { time: moment(unfinished.savedAtMs, 'dayTime') })}
      </p>
    </div>
  );
}
