import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { codePath, groupPath, informationPath, loginPath, selectPath } from '#domain/address/paths.ts';
import { holdsVoucher } from '#entities/voucher/holdsVoucher.ts';
import { AddOpening } from '#flows/assist/AddToCalendar.tsx';
import { carryOnState } from '#session/visit/carryOn.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Countdown } from '#ui/text/Countdown.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { UnfinishedRegistration } from '../unfinished/findUnfinished.ts';
import { OtherChannels } from './OtherChannels.tsx';
import type { ClosedEntry } from './useEntryState.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

export interface ClosedRegistrationProps extends ClosedEntry {
  readonly channelId: string | undefined;
  readonly unfinished: UnfinishedRegistration | undefined;
  readonly isForGroup: boolean;
  /** What had the focus is gone. */
  readonly takesFocus: boolean;
}

/** In place of a form: that registration is closed, why, until when, and what can be done instead. */
export function ClosedRegistration(props: ClosedRegistrationProps) {
  const { exhibition, state, channelId, unfinished, isForGroup, takesFocus } = props;
  const { t } = useTranslation('identity');
  const exhibitionId = exhibition.RecordId;
  useEffect(() => {
    if (takesFocus) document.querySelector<HTMLElement>('main h1')?.focus();
  }, [takesFocus]);
  return (
    <>
      <ExhibitionHeader />
      <PageHeading>{t(`closed_${state.state}`)}</PageHeading>
      <WhyAndUntil exhibition={exhibition} state={state} />
      {unfinished !== undefined && <Kept unfinished={unfinished} exhibitionId={exhibitionId} />}
      <OtherChannels exhibition={exhibition} channelId={channelId} isForGroup={isForGroup} />
      <LinkButton
        kind="secondary"
        to={holdsVoucher(exhibitionId) ? codePath() : loginPath(exhibitionId, channelId)}
      >
        {t(holdsVoucher(exhibitionId) ? 'openCode' : 'closedFind')}
      </LinkButton>
      <LinkButton kind="quiet" to={selectPath(exhibitionId, channelId)}>
        {t('closedAbout')}
      </LinkButton>
    </>
  );
}

function WhyAndUntil({ exhibition, state: { state, untilMs, reason } }: ClosedEntry) {
  const { t } = useTranslation('identity');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  const why = organiserText(reason, language);
  const time = untilMs === undefined ? undefined : moment(untilMs, 'dayTime');
  return (
    <Notice kind="info" live>
      {why !== '' && <p>{why}</p>}
      <p>
        {state === 'ended' || time === undefined
          ? t(`closedText_${state}`)
          : t(`closedUntil_${state}`, { time })}
      </p>
      {state === 'notYetOpen' && untilMs !== undefined && (
        <>
          <p>
            <span aria-hidden="true">{t('closedOpensIn')} </span>
            <strong>
              <Countdown untilMs={untilMs} label={t('closedOpensIn')} />
            </strong>
          </p>
          <AddOpening
            exhibition={exhibition}
            opensAtMs={untilMs}
            titleOf={(name) => t('openingEntry', { name })}
          >
            {t('openingToCalendar')}
          </AddOpening>
        </>
      )}
    </Notice>
  );
}

interface KeptProps {
  readonly unfinished: UnfinishedRegistration;
  readonly exhibitionId: string;
}

/** What was typed lies on the phone; what was sent without an answer is looked at where it was sent. */
function Kept({ unfinished, exhibitionId }: KeptProps) {
  const { t } = useTranslation('identity');
  if (unfinished.kind === 'draft') return <Notice kind="success">{t('closedKept')}</Notice>;
  const path = unfinished.step === 'group' ? groupPath : informationPath;
  return (
    <Notice kind="warn" title={t('closedPending')}>
      <LinkButton kind="secondary" to={path(exhibitionId, unfinished.channelId)} state={carryOnState}>
        {t('closedPendingLook')}
      </LinkButton>
    </Notice>
  );
}
