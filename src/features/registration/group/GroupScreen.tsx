import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProvenContact } from '../../../device/provenContact.ts';
import { useDevice } from '../../../device/useDevice.ts';
import { useEntryAddress } from '../../../flows/entryAddress.ts';
import { mayChange } from '../../../flows/submission/groupSending.ts';
import { useRegistrationForm } from '../../../flows/registrationForm.ts';
import { useVouchers } from '../../../flows/shelves.ts';
import { LoadFailed } from '../../../ui/LoadFailed.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';
import { nothingAsked } from '../nothingAsked.ts';
import { CopyToAll } from './CopyToAll.tsx';
import { MemberForm } from './MemberForm.tsx';
import { MemberGone } from './MemberGone.tsx';
import { PasteList } from './PasteList.tsx';
import { PeopleList } from './PeopleList.tsx';
import { ReviewAll } from './ReviewAll.tsx';
import { useSteps } from './steps.ts';
import { type Group, useGroup } from './useGroup.ts';
import { useGroupSending } from './useGroupSending.ts';
import { useLeaveWhenDone } from './useLeaveWhenDone.ts';
import './group.css';

/** Several people in one go: a list, a form for each, one tap that sends them all. */
export default function GroupScreen() {
  const { t } = useTranslation('group');
  const contact = useLoaderData<ProvenContact>();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const { form: found, retry, refresh } = useRegistrationForm(exhibitionId, channelId);
  const leader = useMemo(() => ({ exhibitionId, channelId, contact }), [exhibitionId, channelId, contact]);
  const [isSelfRegistered] = useState(useHoldsOwn(exhibitionId));
  const form = found.kind === 'found' ? found.value : found.kind === 'missing' ? nothingAsked : undefined;
  const { group, lost, retry: lookAgain } = useGroup(leader, form, isSelfRegistered);

  if (found.kind === 'failed')
    return (
      <LoadFailed
        heading={t('title')}
        title={t('formFailed', { ns: 'information' })}
        cause={found.cause}
        onRetry={retry}
      />
    );
  if (lost !== undefined)
    return (
      <LoadFailed
        heading={t('title')}
        title={t('storedFailed', { ns: 'information' })}
        cause={lost.cause}
        onRetry={lookAgain}
      />
    );
  if (group === undefined) return <Waiting isScreen text={t('opening')} lines={8} onRetry={retry} />;
  return <Pages group={group} onFull={refresh} />;
}

/** Whether the person of this phone is registered; whom they registered along has another visitor's id. */
function useHoldsOwn(exhibitionId: string): boolean {
  const visitorId = useDevice((device) => device.visitorId);
  return useVouchers().some((held) => held.exhibitionId === exhibitionId && held.visitorId === visitorId);
}

function Pages({ group, onFull }: { readonly group: Group; readonly onFull: () => void }) {
  const steps = useSteps();
  const sending = useGroupSending(group);
  const { step } = steps;
  useLeaveWhenDone(group, sending, step);
  if (step.at === 'member') {
    const member = group.roster.members.find(({ id }) => id === step.memberId);
    const state = sending.states[step.memberId];
    // What may have arrived is not changed under it.
    if (state !== undefined && !mayChange(state))
      return <ReviewAll group={group} sending={sending} steps={steps} onFull={onFull} />;
    if (member === undefined) return <MemberGone onBack={steps.toList} />;
    return (
      <MemberForm key={member.id} group={group} member={member} sending={sending} onDone={steps.toList} />
    );
  }
  if (step.at === 'paste') return <PasteList group={group} onDone={steps.toList} />;
  if (step.at === 'copy') return <CopyToAll group={group} onDone={steps.toList} />;
  if (step.at === 'review')
    return <ReviewAll group={group} sending={sending} steps={steps} onFull={onFull} />;
  return <PeopleList group={group} sending={sending} steps={steps} />;
}
