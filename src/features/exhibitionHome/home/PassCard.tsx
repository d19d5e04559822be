import { useTranslation } from 'react-i18next';
import { loginPath, registerPath, selectPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVisit } from '#session/visit/visit.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { MissingProof } from '#entities/registration/proof/MissingProof.tsx';
import { EntryTicket } from '#entities/voucher/EntryTicket.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import css from './PassCard.module.css';
import { useResume } from './useResume.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

interface PassCardProps {
  readonly exhibition: Exhibition;
}

/** The visitor's pass, or how to get one. */
export function PassCard({ exhibition }: PassCardProps) {
  const own = useOwnVoucherAt(exhibition.RecordId);
  return (
    <Card>
      <EntryTicket exhibitionId={exhibition.RecordId} instead={<NoPass exhibition={exhibition} />} />
      {own !== undefined && <MissingProof pass={own} />}
    </Card>
  );
}

function NoPass({ exhibition }: PassCardProps) {
  const { t } = useTranslation('exhibitionHome');
  const resume = useResume();
  const channel = useVisit((visit) => (visit.channel.kind === 'found' ? visit.channel.value : undefined));
  const registration = registrationState(exhibition, channel, useFairNow());
  // What was begun can be gone on with only while registration is open; what was sent has a result at any time.
  const isResumed = resume !== undefined && (registration.state === 'open' || resume.isPending);
  return (
    <>
      <h2 className={css['title']}>{t('noPassTitle')}</h2>
      {isResumed ? (
        <>
          <p className={css['text']}>{t(resume.isPending ? 'resumePending' : 'resumeText')}</p>
          <LinkButton to={resume.to} state={resume.state}>
            {t('resume')}
          </LinkButton>
        </>
      ) : (
        <Register id={exhibition.RecordId} channelId={channel?.RecordId} registration={registration} />
      )}
    </>
  );
}

interface RegisterProps {
  readonly id: string;
  readonly channelId: string | undefined;
  readonly registration: RegistrationState;
}

function Register({ id, channelId, registration }: RegisterProps) {
  const { t } = useTranslation('exhibitionHome');
  const { state } = registration;
  if (state === 'ended')
    return (
      <>
        <p className={css['text']}>{t('registration_ended')}</p>
        <LinkButton to={loginPath(id)}>{t('findPass')}</LinkButton>
      </>
    );
  const mayRegister = state === 'open' && channelId !== undefined;
  return (
    <>
      <When {...registration} />
      <LinkButton to={mayRegister ? registerPath(id, channelId) : selectPath(id)}>
        {t(mayRegister ? 'register' : 'howToRegister')}
      </LinkButton>
      <AppLink className={css['find']} to={loginPath(id)}>
        {t('haveRegistered')}
      </AppLink>
    </>
  );
}

/** What registration is for, or why and until when it is closed. */
function When({ state, untilMs, reason }: RegistrationState) {
  const { t } = useTranslation('exhibitionHome');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  if (state === 'open' || state === 'ended') return <p className={css['text']}>{t('noPassText')}</p>;
  const why = organiserText(reason, language);
  const time = moment(untilMs, 'dayTime');
  return (
    <>
      {why !== '' && <p className={css['text']}>{why}</p>}
      <p className={css['text']}>
        {untilMs === undefined ? t(`registration_${state}`) : t(`registration_${state}_until`, { time })}
      </p>
    </>
  );
}
