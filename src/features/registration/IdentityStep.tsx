import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { informationPath } from '#domain/address/paths.ts';
import { checkIdentity } from '#domain/person/checkIdentity.ts';
import type { DraftAddress } from '#entities/registration/registrationDraft.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ErrorSummary } from '#ui/page/ErrorSummary.tsx';
import { FormFoot } from '#ui/page/FormFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { Steps } from '#ui/page/Steps.tsx';
import { Waiting } from '#ui/page/Waiting.tsx';
import { IdentityCard } from './identity/IdentityCard.tsx';
import { JoinNote } from '#entities/registration/JoinNote.tsx';
import { useIdentityDraft } from './identity/useIdentityDraft.ts';
import { useIdentityLines } from './identity/useIdentityLines.ts';
import { useJoining } from './identity/useJoining.ts';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';

/** The step before the questions of a long form. */
export function IdentityStep({ address }: { readonly address: DraftAddress }) {
  const { t } = useTranslation('identity');
  const navigate = useNavigate();
  const { state } = useLocation();
  const { exhibitionId, channelId, contact } = address;
  const { identity, hasCard, change, save } = useIdentityDraft(address);
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const joining = useJoining(exhibitionId);
  const toLines = useIdentityLines();

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (identity === undefined) return;
    const found = checkIdentity({ ...identity, contact });
    setFaulty(found.map(({ field = '' }) => field));
    setAttempt((before) => before + 1);
    if (found.length > 0) return;
    await save();
    // Who goes on with a draft goes on through this screen.
    await navigate(informationPath(exhibitionId, channelId), { state });
  }

  if (identity === undefined)
    return <Waiting isScreen skeleton={<ListSkeleton shape="form" rows={2} hasHeading />} />;
  // What the last attempt found, as far as it is still wrong.
  const problems = checkIdentity({ ...identity, contact }).filter(({ field = '' }) => faulty.includes(field));
  const lines = toLines(problems);
  return (
    <>
      <ExhibitionHeader />
      <Steps current={1} total={3} name={t('stepIdentity')} />
      <PageHeading lead={t('registerText')}>{t('registerTitle')}</PageHeading>
      <JoinNote {...joining} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} lines={lines} />
        <IdentityCard
          address={address}
          person={identity}
          hasCard={hasCard}
          problems={problems}
          onChange={change}
          offersSeveral={!joining.isJoining}
        />
        <FormFoot lines={lines}>
          <Button type="submit">{t('next')}</Button>
        </FormFoot>
      </form>
    </>
  );
}
