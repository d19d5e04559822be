import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { boothInvitationPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { invitationPath } from '#domain/address/invitationPath.ts';
import { registerPath, selectPath } from '#domain/address/paths.ts';
import { exhibitorPath } from '#entities/exhibitor/rules/exhibitorPaths.ts';
import { accept, newAcceptance } from '#entities/invitation/acceptedHere.ts';
import { beginAccepting } from '#entities/acceptance/accepting.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { saveReturnTo } from '#flows/navigation/returnTo.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { ExhibitionHeader } from '#session/visit/ExhibitionHeader.tsx';
import { useVisit } from '#session/visit/visit.ts';
import { languageOf } from '#language/language.ts';
import { Button } from '#ui/controls/Button.tsx';
import { LinkButton } from '#ui/controls/LinkButton.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { localize } from '#ui/text/localize.ts';
import { ChannelNote } from './ChannelNote.tsx';
import { InvitationHead } from './InvitationHead.tsx';
import { type OfferState, offerState } from './rules/offerState.ts';
import type { Standing } from './useStanding.ts';

interface OfferProps {
  readonly invitation: Invitation;
  readonly standing: Standing;
}

/** An invitation that this visitor has not accepted: what it is, what stands in its way, and the button. */
export function InvitationOffer({ invitation, standing }: OfferProps) {
  const { t, i18n } = useTranslation('invitation');
  const company = localize(invitation.company, languageOf(i18n.language));
  const state = useOfferState(invitation, standing);
  return (
    <>
      <ExhibitionHeader hasChannel={false} />
      <PageHeading>{company === '' ? t('title') : t('heading', { company })}</PageHeading>
      <InvitationHead invitation={invitation} />
      {state === 'open' ? (
        <Acceptable invitation={invitation} standing={standing} />
      ) : (
        <Ended invitation={invitation} state={state} isRegistered={standing.voucher !== undefined} />
      )}
    </>
  );
}

function useOfferState(invitation: Invitation, { isOwn, voucher }: Standing): OfferState {
  const nowMs = useFairNow();
  const found = useVisit(({ exhibition }) => (exhibition.kind === 'found' ? exhibition.value : undefined));
  const exhibition = found?.RecordId === invitation.exhibitionId ? found : undefined;
  return offerState({ invitation, exhibition, isOwn, isRegistered: voucher !== undefined }, nowMs);
}

function Acceptable({ invitation, standing }: OfferProps) {
  const { t, i18n } = useTranslation('invitation');
  const { exhibitionId, RecordId, channelId, startMs, person, company, phone } = invitation;
  const { voucher, hindrance, isAwaited } = standing;
  const navigate = useNavigate();
  const [isOffline, setIsOffline] = useState(false);
  const isMeeting = startMs !== undefined && hindrance === undefined;

  async function take() {
    const note = newAcceptance(invitation, isMeeting);
    if (voucher !== undefined) return accept({ ...note, visitorId: voucher.visitorId });
    // A registration needs answers of the server from its first step on.
    if (!navigator.onLine) return setIsOffline(true);
    const language = languageOf(i18n.language);
    beginAccepting(note, { name: localize(person, language) || localize(company, language), phone });
    saveReturnTo(exhibitionId, invitationPath(exhibitionId, RecordId));
    await navigate(registerPath(exhibitionId, channelId === '' ? undefined : channelId));
  }

  return (
    <>
      {hindrance !== undefined && (
        <Notice kind="warn" title={t(`hindered_${hindrance}`)}>
          {t(`hinderedText_${hindrance}`)}
        </Notice>
      )}
      <ChannelNote channelId={channelId} voucher={voucher} />
      {isOffline && <Notice kind="error">{t('offline')}</Notice>}
      <PageFoot>
        <Button busy={isAwaited} busyText={t('looking')} onClick={() => void take()}>
          {t(hindrance === undefined ? 'accept' : 'acceptWithout')}
        </Button>
      </PageFoot>
    </>
  );
}

interface EndedProps {
  readonly invitation: Invitation;
  readonly state: Exclude<OfferState, 'open'>;
  readonly isRegistered: boolean;
}

/** Why it cannot be accepted, and where to go instead. */
function Ended({ invitation, state, isRegistered }: EndedProps) {
  const { t } = useTranslation('invitation');
  const { exhibitionId, exhibitorId, RecordId } = invitation;
  const mayRegister = !isRegistered && (state === 'withdrawn' || state === 'full');
  return (
    <>
      <Notice kind={state === 'own' ? 'info' : 'warn'} title={t(`ended_${state}`)}>
        {t(`endedText_${state}`)}
      </Notice>
      {state === 'own' && (
        <LinkButton to={boothInvitationPath(exhibitionId, RecordId)}>{t('manage')}</LinkButton>
      )}
      {mayRegister && <LinkButton to={registerPath(exhibitionId)}>{t('registerAnyway')}</LinkButton>}
      {state === 'closed' && <LinkButton to={registerPath(exhibitionId)}>{t('whenOpen')}</LinkButton>}
      {state === 'over' ? (
        <LinkButton to={selectPath(exhibitionId)}>{t('toExhibition')}</LinkButton>
      ) : (
        <LinkButton kind="secondary" to={exhibitorPath(exhibitionId, exhibitorId)}>
          {t('toExhibitor')}
        </LinkButton>
      )}
    </>
  );
}
