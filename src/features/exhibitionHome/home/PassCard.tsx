import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { loginPath, registerPath, selectPath } from '#domain/address/paths.ts';
import type { Exhibition } from '#domain/exhibition/exhibition.ts';
import { registrationState, type RegistrationState } from '#domain/exhibition/registrationState.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { useVisit } from '#session/visit/visit.ts';
import { useOwnVoucherAt } from '#session/acting/useOwnVisitorId.ts';
import { ownCard } from '#entities/voucher/rules/ownVoucher.ts';
import { useVouchers } from '#session/localStores.ts';
import { AppLink } from '#ui/controls/AppLink.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import { TicketStrip } from '../mood/TicketStrip.tsx';
import css from './PassCard.module.css';
import { useResume } from './useResume.ts';
import { useMomentText } from '#ui/values/useMomentText.ts';

interface PassCardProps {
  readonly exhibition: Exhibition;
}

/** The visitor's pass, or how to get one. */
export function PassCard({ exhibition }: PassCardProps) {
  const own = useOwnVoucherAt(exhibition.RecordId);
  const vouchers = useVouchers().filter(({ exhibitionId }) => exhibitionId === exhibition.RecordId);
  const card = ownCard(vouchers, own);
  return card === undefined ? <NoPass exhibition={exhibition} /> : <TicketStrip card={card} />;
}

/** Low, so that what there is to see stays in sight; the whole of it leads on. */
function NoPass({ exhibition }: PassCardProps) {
  const { t } = useTranslation('exhibitionHome');
  const resume = useResume();
  const channel = useVisit((visit) => (visit.channel.kind === 'found' ? visit.channel.value : undefined));
  const registration = registrationState(exhibition, channel, useFairNow());
  // What was begun can be gone on with only while registration is open; what was sent has a result at any time.
  const isResumed = resume !== undefined && (registration.state === 'open' || resume.isPending);
  return (
    <section className={css['card']} aria-label={t('noPassTitle')}>
      {isResumed ? (
        <Offer text={<p className={css['text']}>{t(resume.isPending ? 'resumePending' : 'resumeText')}</p>}>
          <div className={css['act']}>
            <LinkButton to={resume.to} state={resume.state}>
              {t('resume')}
            </LinkButton>
          </div>
        </Offer>
      ) : (
        <Register id={exhibition.RecordId} channelId={channel?.RecordId} registration={registration} />
      )}
    </section>
  );
}

interface OfferProps {
  readonly text: ReactNode;
  readonly children: ReactNode;
}

function Offer({ text, children }: OfferProps) {
  const { t } = useTranslation('exhibitionHome');
  return (
    <>
      <div className={css['words']}>
        <h2 className={css['title']}>{t('noPassTitle')}</h2>
        {text}
      </div>
      {children}
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
      <Offer text={<p className={css['text']}>{t('registration_ended')}</p>}>
        <AppLink className={css['find']} to={loginPath(id)}>
          {t('findPass')}
        </AppLink>
      </Offer>
    );
  const mayRegister = state === 'open' && channelId !== undefined;
  return (
    <Offer
      text={
        state === 'open' ? (
          <AppLink className={css['find']} to={loginPath(id)}>
            {t('haveRegistered')}
          </AppLink>
        ) : (
          <When {...registration} />
        )
      }
    >
      <div className={css['act']}>
        <LinkButton to={mayRegister ? registerPath(id, channelId) : selectPath(id)}>
          {t(mayRegister ? 'register' : 'howToRegister')}
        </LinkButton>
      </div>
    </Offer>
  );
}

/** Why and until when registration is closed. */
function When({ state, untilMs, reason }: RegistrationState) {
  const { t } = useTranslation('exhibitionHome');
  const moment = useMomentText();
  const { language } = useFieldTexts();
  if (state === 'open' || state === 'ended') return null;
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
