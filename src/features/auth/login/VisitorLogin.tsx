import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { JoinNote } from '#entities/registration/JoinNote.tsx';
import { findJoining } from '#entities/registration/joining.ts';
import { WhenRegistrationOpen } from '#entities/registration/open/WhenRegistrationOpen.tsx';
import { registrationFormQuery } from '#entities/registration/registrationFormQuery.ts';
import { useEntryAddress } from '#session/visit/entryAddress.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { useVisit } from '#session/visit/visit.ts';
import { Waiting } from '#ui/page/Waiting.tsx';
import { ChoosePerson } from '../contact/ChoosePerson.tsx';
import { LookupFailed } from '../contact/LookupFailed.tsx';
import { NotRegistered } from '../contact/NotRegistered.tsx';
import { useRecognised } from '../contact/useRecognised.ts';
import { useContactEntry } from '../contact/useContactEntry.ts';
import { type LoginPurpose, useVisitorLogin, wantsToRegister } from './useVisitorLogin.ts';
import { VisitorProof } from './VisitorProof.tsx';

const purposes = ['register', 'group', 'mine', 'exhibit'] as const;

/** Who comes to register is asked for nothing while registration is closed. */
export function VisitorLogin() {
  const [query] = useSearchParams();
  const purpose: LoginPurpose = purposes.find((one) => one === query.get('next'));
  if (purpose !== 'register' && purpose !== 'group') return <Proof purpose={purpose} />;
  return (
    <WhenRegistrationOpen step="login" isForGroup={purpose === 'group'}>
      <Proof purpose={purpose} />
    </WhenRegistrationOpen>
  );
}

function Proof({ purpose }: { readonly purpose: LoginPurpose }) {
  const { t: say } = useTranslation('accounts');
  const { exhibitionId, channelId } = useEntryAddress();
  const isToRegister = wantsToRegister(purpose);
  const { data: form, isPending } = useServerQuery(registrationFormQuery(exhibitionId, channelId));
  const isChoosing = useVisit(({ channel }) => channel.kind === 'loading');
  const entry = useContactEntry(form?.provenBy ?? 'mobileOrEmail');
  const isRecognised = useRecognised(
    { exhibitionId, contact: entry.contact },
    isToRegister && purpose !== 'exhibit',
  );
  const { stage, goToRegister, lookUp, logIn, proven, arrive, startOver } = useVisitorLogin(purpose, entry);

  return (
    <>
      <ExhibitionHeader />
      <JoinNote
        isJoining={isToRegister && purpose !== 'exhibit' && findJoining(exhibitionId) !== undefined}
      />
      {stage.at === 'prove' && (
        <VisitorProof
          entry={entry}
          // A field that was there and goes once more takes the keyboard with it, and what was typed at that moment.
          isLoading={isPending && (channelId !== undefined || isChoosing)}
          wantsToRegister={isToRegister}
          wantsToExhibit={purpose === 'exhibit'}
          isRecognised={isRecognised}
          onProven={proven}
          onIn={arrive}
        />
      )}
      {stage.at === 'looking' && <Waiting text={say('loading')} />}
      {stage.at === 'failed' && (
        <LookupFailed cause={stage.cause} onRetry={() => void lookUp(stage.contact)} />
      )}
      {stage.at === 'choose' && (
        <ChoosePerson
          people={stage.people}
          onChosen={(person) =>
            void logIn(
              stage.contact,
              person,
              stage.people.filter((other) => other !== person),
            )
          }
        />
      )}
      {stage.at === 'absent' && (
        <NotRegistered contact={stage.contact} onRegister={goToRegister} onChange={startOver} />
      )}
    </>
  );
}
