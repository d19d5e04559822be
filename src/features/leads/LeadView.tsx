import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { inviteVisitorPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { boothConversationPath, leadsPath } from '#domain/address/exhibitorCenter/exhibitorCenterPaths.ts';
import { asNotUsed } from '#entities/card/rules/formats/cardReading.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { isSameAuthor } from '#entities/lead/rules/lead.ts';
import { downloadFile } from '#flows/export/downloadFile.ts';
import { NotUsedNotice } from '#entities/card/NotUsedNotice.tsx';
import { CardFace } from '#entities/card/CardFace.tsx';
import { isServerRow } from '#domain/record/serverRow.ts';
import { boothContact } from '#entities/lead/boothContact.ts';
import { removeLead, restoreLead } from '#entities/lead/leadData.ts';
import { sendLeadsSoon } from '#entities/lead/sendLeads.ts';
import { RemovePerson } from '#entities/card/RemovePerson.tsx';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { FirstMessage, type FirstMessageProps } from './firstMessage/FirstMessage.tsx';
import { leadName } from './leadName.ts';
import { LeadNotes, type LeadViewProps } from './LeadNotes.tsx';
import { LeadStanding } from './LeadStanding.tsx';
import css from './leadDetail.module.css';

export function LeadView({ booth, lead, data }: LeadViewProps & Pick<FirstMessageProps, 'data'>) {
  const { t, i18n } = useTranslation('leads');
  const [query] = useSearchParams();
  const saved = query.get('saved');
  const state: unknown = useLocation().state;
  const unused = asNotUsed(isServerRow(state) ? state['unused'] : undefined);
  const name = leadName(t, lead);
  const { texts, passCode, metAtMs, isWaiting } = lead;
  const time = formatVenueMoment(metAtMs, 'dayTime', languageOf(i18n.language));
  return (
    <>
      <RemoveAction booth={booth} lead={lead} />
      {(saved === 'new' || saved === 'again') && (
        <Notice kind={saved === 'new' ? 'success' : 'info'} live>
          {t(`saved_${saved}`, { name })}
        </Notice>
      )}
      {texts.name === '' ? (
        <Card title={name}>
          <p className={css['text']}>{t('passOnlyText')}</p>
        </Card>
      ) : (
        <CardFace card={lead} hasLinks />
      )}
      <NotUsedNotice unused={unused} />
      <p className={css['met']}>
        {t('met', { time })}
        {isWaiting && ` · ${t('waitingMark')}`}
        {texts.name !== '' && passCode !== '' && texts.mobile === '' && texts.email === '' && (
          <span className={css['line']}>{t('passText')}</span>
        )}
      </p>
      <LeadStanding booth={booth} lead={lead} />
      <FirstMessage booth={booth} lead={lead} data={data} />
      <LeadNotes booth={booth} lead={lead} />
      {texts.name !== '' && <LeadCells booth={booth} lead={lead} />}
    </>
  );
}

/** What can be done with a lead whose name is known. */
function LeadCells({ booth, lead }: LeadViewProps) {
  const { t } = useTranslation('leads');
  const { texts } = lead;
  return (
    <CellGroup>
      {lead.visitorId !== '' && (
        <Cell
          icon={<Icon name="message" />}
          title={t('write')}
          to={boothConversationPath(booth.exhibitionId, 'visitor', lead.visitorId)}
        />
      )}
      {lead.visitorId !== '' && (
        <Cell
          icon={<Icon name="appointment" />}
          title={t('invite')}
          to={inviteVisitorPath(booth.exhibitionId, lead.visitorId)}
        />
      )}
      <Cell
        icon={<Icon name="download" />}
        title={t('toAddressBook')}
        onAct={() =>
          downloadFile({ name: `${texts.name}.vcf`, type: 'text/vcard', content: vcardOf(lead) }, () =>
            renderToast(t('noDownload')),
          )
        }
      />
    </CellGroup>
  );
}

/** A lead that colleagues have noted too is theirs as well. */
function RemoveAction({ booth, lead }: LeadViewProps) {
  const { t } = useTranslation('leads');
  const navigate = useNavigate();
  const author = boothContact(booth);
  if (!lead.rows.every((row) => isSameAuthor(row.author, author))) return null;

  async function remove() {
    try {
      await removeLead(booth, lead.rows);
    } catch {
      return renderToast(t('notKept'));
    }
    sendLeadsSoon(booth);
    await navigate(leadsPath(booth.exhibitionId), { replace: true });
    renderToast(t('removed', { name: leadName(t, lead) }), {
      outlivesNavigation: true,
      action: { label: t('undo'), act: () => void undo() },
    });
  }

  async function undo() {
    await restoreLead(booth, lead.rows);
    sendLeadsSoon(booth);
  }

  return <RemovePerson label={t('remove')} onRemove={() => void remove()} />;
}
