import { useTranslation } from 'react-i18next';
import { loginPath, registerPath, selectPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVisit } from '#session/visit/visit.ts';
import { EntryTicket } from '#entities/voucher/EntryTicket.tsx';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Card } from '#ui/page/Card.tsx';
import css from './PassCard.module.css';
import { useResume } from './useResume.ts';

interface PassCardProps {
  readonly exhibition: Exhibition;
}

/** The visitor's pass, or how to get one. */
export function PassCard({ exhibition }: PassCardProps) {
  return (
    <Card>
      <EntryTicket exhibitionId={exhibition.RecordId} instead={<NoPass exhibition={exhibition} />} />
    </Card>
  );
}

function NoPass({ exhibition }: PassCardProps) {
  const { t } = useTranslation('exhibitionHome');
  const resume = useResume();
  return (
    <>
      <h2 className={css['title']}>{t('noPassTitle')}</h2>
      {resume === undefined ? (
        <Register exhibition={exhibition} />
      ) : (
        <>
          <p className={css['text']}>{t(resume.isPending ? 'resumePending' : 'resumeText')}</p>
          <LinkButton to={resume.to} state={resume.state}>
            {t('resume')}
          </LinkButton>
        </>
      )}
    </>
  );
}

function Register({ exhibition }: PassCardProps) {
  const { t } = useTranslation('exhibitionHome');
  const id = exhibition.RecordId;
  const channel = useVisit((visit) => (visit.channel.kind === 'found' ? visit.channel.value : undefined));
  const { state } = registrationState(exhibition, channel, useFairNow());
  if (state === 'ended') return <LinkButton to={loginPath(id)}>{t('findPass')}</LinkButton>;
  const mayRegister = state === 'open' && channel !== undefined;
  return (
    <>
      <p className={css['text']}>{t('noPassText')}</p>
      <LinkButton to={mayRegister ? registerPath(id, channel.RecordId) : selectPath(id)}>
        {t(mayRegister ? 'register' : 'howToRegister')}
      </LinkButton>
      <AppLink className={css['find']} to={loginPath(id)}>
        {t('haveRegistered')}
      </AppLink>
    </>
  );
}
