import { useMemo, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData } from 'react-router-dom';
import type { ProvenContact } from '#device/drafts/provenContact.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { mayChange } from './send/groupSending.ts';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVoucher } from '#session/acting/useOwnVisitorId.ts';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { joinQueries } from '#ui/query/joinQueries.ts';
import { QueryView } from '#ui/query/QueryView.tsx';
import { readyQuery } from '#ui/query/readyQuery.ts';
import { nothingAsked } from '../nothingAsked.ts';
import { CopyToAll } from './people/CopyToAll.tsx';
import { MemberForm } from './people/MemberForm.tsx';
import { MemberGone } from './people/MemberGone.tsx';
import { PasteList } from './people/PasteList.tsx';
import { PeopleList } from './people/PeopleList.tsx';
import { ReviewAll } from './send/ReviewAll.tsx';
import { useSteps } from './steps.ts';
import { type Group, useGroup } from './useGroup.ts';
import { useGroupSending } from './send/useGroupSending.ts';
import { useLeaveWhenDone } from './send/useLeaveWhenDone.ts';
import './group.module.css';

export default function GroupScreen() {
  const { t } = useTranslation('group');
  const contact = useLoaderData<ProvenContact>();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const found = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const leader = useMemo(() => ({ exhibitionId, channelId, contact }), [exhibitionId, channelId, contact]);
  const [isSelfRegistered] = useState(useOwnVoucher() !== undefined);
  const form = found.data === null ? nothingAsked : found.data;
  const { group, corrected } = useGroup(leader, form, isSelfRegistered);

  return (
    <QueryView
      query={joinQueries({ form: found, corrected, group: readyQuery(group) })}
      renderHeading={(data) => data === undefined && <PageHeading>{t('title')}</PageHeading>}
      failedTitle={t(found.error === null ? 'storedFailed' : 'formFailed', { ns: 'information' })}
      waitingText={t('opening')}
      showsAge={false}
    >
      {(data) => <Pages group={data.group} onFull={() => void found.refetch()} />}
    </QueryView>
  );
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
