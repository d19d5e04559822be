import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLoaderData, useLocation, useNavigate } from 'react-router-dom';
import type { ProvenContact } from '../../../device/drafts/provenContact.ts';
import { maskContact } from '../../../domain/person/contact.ts';
import { groupPath, informationPath, loginPath, uploadPath } from '../../../domain/address/paths.ts';
import { checkIdentity } from '../../../domain/person/checkIdentity.ts';
import { isMissing } from '../../../domain/text/isMissing.ts';
import { findCorrection } from '../../../flows/registration/correction.ts';
import { useEntryAddress } from '../../../flows/visit/entryAddress.ts';
import { findJoining } from '../../../flows/registration/joining.ts';
import { useVouchers } from '../../../flows/session/localStores.ts';
import { currentTraits } from '../../../flows/host/currentTraits.ts';
import { Button } from '../../../ui/controls/Button.tsx';
import { Card } from '../../../ui/page/Card.tsx';
import { ErrorSummary } from '../../../ui/page/ErrorSummary.tsx';
import { FormFoot } from '../../../ui/page/FormFoot.tsx';
import { PageHeading } from '../../../ui/page/PageHeading.tsx';
import { Steps } from '../../../ui/page/Steps.tsx';
import { useFieldTexts } from '../../../ui/text/useFieldTexts.ts';
import { Waiting } from '../../../ui/page/Waiting.tsx';
import { AlreadyDone } from '../AlreadyDone.tsx';
import { PersonFields } from '../PersonFields.tsx';
import { JoinNote } from './JoinNote.tsx';
import { useIdentityDraft } from './useIdentityDraft.ts';
import { AppLink } from '../../../ui/controls/AppLink.tsx';
import registerStyles from './register.module.css';
import barLinkStyles from '../../../ui/controls/barLink.module.css';

export default function RegisterScreen() {
  const { t } = useTranslation('identity');
  const { sentence } = useFieldTexts();
  const navigate = useNavigate();
  const { state } = useLocation();
  const contact = useLoaderData<ProvenContact>();
  const { exhibitionId, channelId = '' } = useEntryAddress();
  const { identity, hasCard, change, save } = useIdentityDraft({ exhibitionId, channelId, contact });
  const voucher = useVouchers().find((held) => held.exhibitionId === exhibitionId);
  const [faulty, setFaulty] = useState<readonly string[]>([]);
  const [attempt, setAttempt] = useState(0);
  const { offersBusinessCard, offersSeveralPeople } = currentTraits();
  const [isJoining, setIsJoining] = useState(() => findJoining(exhibitionId) !== undefined);

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

  if (voucher !== undefined && findCorrection(exhibitionId) === undefined)
    return <AlreadyDone voucherId={voucher.recordId} exhibitionId={exhibitionId} />;
  if (identity === undefined) return <Waiting isScreen lines={6} />;
  // What the last attempt found, as far as it is still wrong.
  const problems = checkIdentity({ ...identity, contact }).filter(({ field = '' }) => faulty.includes(field));
  const lines = problems.map((problem) => ({
    targetId: problem.field ?? '',
    text: sentence(problem),
    isMissing: isMissing(problem),
  }));
  return (
    <>
      <Steps current={2} total={4} name={t('stepIdentity')} />
      <PageHeading lead={t('registerText')}>{t('registerTitle')}</PageHeading>
      <JoinNote exhibitionId={exhibitionId} isJoining={isJoining} onLeave={() => setIsJoining(false)} />
      <form noValidate onSubmit={(event) => void submit(event)}>
        <ErrorSummary attempt={attempt} lines={lines} />
        <Card>
          <Proven contact={contact} changePath={loginPath(exhibitionId, channelId, 'register')} />
          <PersonFields person={identity} isOwner problems={problems} onChange={change} />
          {offersBusinessCard && (
            <BusinessCard hasCard={hasCard} path={uploadPath(exhibitionId, channelId)} />
          )}
          {offersSeveralPeople && !isJoining && <SeveralPeople path={groupPath(exhibitionId, channelId)} />}
        </Card>
        <FormFoot lines={lines}>
          <Button type="submit">{t('next')}</Button>
        </FormFoot>
      </form>
    </>
  );
}

interface ProvenProps {
  readonly contact: ProvenContact;
  readonly changePath: string;
}

function Proven({ contact, changePath }: ProvenProps) {
  const { t } = useTranslation('identity');
  return (
    <p className={registerStyles.proven}>
      <span>
        {t(contact.kind)} <strong>{maskContact(contact)}</strong> · {t('provenAs')}
      </span>
      <AppLink className={barLinkStyles.root} to={changePath}>
        {t('change')}
      </AppLink>
    </p>
  );
}

interface BusinessCardProps {
  readonly hasCard: boolean;
  readonly path: string;
}

function BusinessCard({ hasCard, path }: BusinessCardProps) {
  const { t } = useTranslation('identity');
  return (
    <p className={registerStyles.card}>
      {hasCard && <span>{t('cardThere')} · </span>}
      <AppLink className={barLinkStyles.root} to={path}>
        {t(hasCard ? 'cardOther' : 'cardAdd')}
      </AppLink>
    </p>
  );
}

function SeveralPeople({ path }: Pick<BusinessCardProps, 'path'>) {
  const { t } = useTranslation('identity');
  return (
    <p className={registerStyles.card}>
      <AppLink className={barLinkStyles.root} to={path}>
        {t('several')}
      </AppLink>
    </p>
  );
}
