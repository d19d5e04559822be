import { useTranslation } from 'react-i18next';
import { loadChunk } from '#chunks/loadChunk.ts';
import { invitationPath } from '#domain/address/invitationPath.ts';
import type { Invitation } from '#entities/invitation/rules/invitation.ts';
import { usePageContent } from '#flows/content/usePageContent.ts';
import { useShareSheet } from '#flows/sharing/useShareSheet.ts';
import { languageOf } from '#language/language.ts';
import { CodeView } from '#ui/codes/CodeView.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { localize } from '#ui/text/localize.ts';
import css from './giveAway.module.css';

const loadBox = () =>
  loadChunk(() => import('#flows/content/PageShareBox.tsx')).then(({ PageShareBox }) => PageShareBox);

/** The code to show and the link to send. */
export function GiveAway({ invitation }: { readonly invitation: Invitation }) {
  const { t, i18n } = useTranslation('boothInvitations');
  const { exhibitionId, RecordId, company, logo, boothNo } = invitation;
  const path = invitationPath(exhibitionId, RecordId);
  const link = window.location.origin + path;
  const name = localize(company, languageOf(i18n.language));
  const content = usePageContent({
    path,
    picture: logo,
    title: t(boothNo === '' ? 'shareTitle' : 'shareTitleAt', { company: name, booth: boothNo }),
  });
  const { sheet, isComing, open, close } = useShareSheet(loadBox);
  return (
    <Card>
      <CodeView value={link} label={t('codeLabel')} />
      <p className={css['how']}>{t('how')}</p>
      <p className={css['link']}>{link}</p>
      {content && (
        <Button busy={isComing} onClick={open}>
          {t('send')}
        </Button>
      )}
      {sheet && content && <sheet.Sheet content={content} sharing={sheet.sharing} onClose={close} />}
    </Card>
  );
}
