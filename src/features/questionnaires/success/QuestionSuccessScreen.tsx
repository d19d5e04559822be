import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate } from 'react-router-dom';
import { codePath, homePath, informationPath, questionPath } from '../../../domain/paths.ts';
import { registrationState } from '../../../domain/registrationPeriod.ts';
import { forgetAnswered, wasAnswered } from '../../../flows/answeredNote.ts';
import { useEntryAddress } from '../../../flows/entryAddress.ts';
import { services } from '../../../flows/services.ts';
import { useVouchers } from '../../../flows/shelves.ts';
import { useVisit } from '../../../flows/visit.ts';
import { Button } from '../../../ui/Button.tsx';
import { LinkButton } from '../../../ui/LinkButton.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { PageHeading } from '../../../ui/PageHeading.tsx';
import { Waiting } from '../../../ui/Waiting.tsx';

/** The answers have arrived, and what is next. Whoever comes here without having answered is led to the questions. */
export default function QuestionSuccessScreen() {
  const { t } = useTranslation('questions');
  const navigate = useNavigate();
  const { exhibitionId, channelId } = useEntryAddress();
  const voucher = useVouchers().find((held) => held.exhibitionId === exhibitionId);
  const isOpen = useVisit(
    ({ exhibition, channel }) =>
      exhibition.kind === 'found' &&
      channel.kind === 'found' &&
      registrationState(exhibition.value, channel.value, services().now()).state === 'open',
  );
  if (channelId === undefined) return <Waiting lines={6} />;
  if (!wasAnswered({ exhibitionId, channelId }))
    return <Navigate replace to={questionPath(exhibitionId, channelId)} />;

  async function again(channel: string) {
    forgetAnswered({ exhibitionId, channelId: channel });
    await navigate(questionPath(exhibitionId, channel));
  }

  return (
    <>
      <PageHeading>{t('doneTitle')}</PageHeading>
      <Notice kind="success" live>
        {t(voucher === undefined && isOpen ? 'doneTextRegister' : 'doneText')}
      </Notice>
      {voucher !== undefined && <LinkButton to={codePath(voucher.recordId)}>{t('showCode')}</LinkButton>}
      {voucher === undefined && isOpen && (
        <LinkButton to={informationPath(exhibitionId, channelId)}>{t('fillIn')}</LinkButton>
      )}
      <LinkButton kind="secondary" to={homePath(exhibitionId)}>
        {t('home')}
      </LinkButton>
      <Button kind="quiet" onClick={() => void again(channelId)}>
        {t('again')}
      </Button>
    </>
  );
}
