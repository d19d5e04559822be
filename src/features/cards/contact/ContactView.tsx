import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { inviteVisitorPath } from '#domain/address/exhibitorCenter/boothInvitePaths.ts';
import { cardsPath } from '#entities/card/rules/cardPaths.ts';
import { conversationPath } from '#entities/message/rules/messagePaths.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { vcardOf } from '#entities/card/rules/formats/vcard.ts';
import { type GivenCard, isStuck } from '#entities/card/rules/givenCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { type CardData, keepContact, removeContact } from '#entities/card/cardData.ts';
import { useStand } from '#session/acting/roleIdentity.ts';
import { localStores } from '#session/localStores.ts';
import { RemovePerson } from '#entities/card/RemovePerson.tsx';
import { languageOf } from '#language/language.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { formatVenueMoment } from '#ui/values/formatVenueMoment.ts';
import { CardFace } from '#entities/card/CardFace.tsx';
import { downloadFile } from '#flows/export/downloadFile.ts';
import css from './contact.module.css';
import { PaperPicture } from '../PaperPicture.tsx';
import { GiveBack } from './GiveBack.tsx';
import { Remarks } from './Remarks.tsx';

export interface ContactViewProps {
  readonly owner: MessageOwner;
  readonly contact: CardContact;
  readonly data: CardData;
}

export function ContactView({ owner, contact, data }: ContactViewProps) {
  const { t, i18n } = useTranslation('cards');
  const [query] = useSearchParams();
  const { visitorId, texts, metAtMs } = contact;
  const remove = useRemove(owner, contact);
  const stand = useStand();
  const given = data.given.find(
    ({ to, withdrawnAtMs }) => visitorId !== '' && to?.visitorId === visitorId && withdrawnAtMs === undefined,
  );
  const day = formatVenueMoment(metAtMs, 'day', languageOf(i18n.language));
  return (
    <>
      <RemovePerson label={t('remove')} onRemove={remove} />
      {query.get('saved') === '1' && (
        <Notice kind="success" live>
          {t('saved', { name: texts.name })}
        </Notice>
      )}
      <CardFace card={contact} hasLinks />
      <p className={css['met']}>{t(contact.source === 'card' ? 'metOn' : 'typedOn', { day })}</p>
      {given !== undefined && <GaveBack given={given} />}
      {visitorId !== '' && (given === undefined || isStuck(given.delivery)) && (
        <GiveBack owner={owner} contact={contact} />
      )}
      {contact.source === 'typed' && <PaperPicture owner={owner} pictureId={contact.id} name={texts.name} />}
      <Remarks owner={owner} contact={contact} contacts={data.contacts} />
      <CellGroup>
        {visitorId !== '' && (
          <Cell
            icon={<Icon name="message" />}
            title={t('write')}
            to={conversationPath(owner.exhibitionId, { kind: 'visitor', id: visitorId })}
          />
        )}
        {visitorId !== '' && stand !== undefined && (
          <Cell
            icon={<Icon name="appointment" />}
            title={t('inviteToStand')}
            to={inviteVisitorPath(owner.exhibitionId, visitorId)}
          />
        )}
        <Cell
          icon={<Icon name="download" />}
          title={t('toAddressBook')}
          onAct={() =>
            downloadFile({ name: `${texts.name}.vcf`, type: 'text/vcard', content: vcardOf(contact) }, () =>
              renderToast(t('noDownload')),
            )
          }
        />
      </CellGroup>
    </>
  );
}

/** Whether the own card has arrived. */
function GaveBack({ given: { to, atMs, delivery } }: { readonly given: GivenCard }) {
  const { t, i18n } = useTranslation('cards');
  const day = formatVenueMoment(atMs, 'dayTime', languageOf(i18n.language));
  if (delivery === 'refused')
    return <Notice kind="error">{t('givenRefused', { name: to?.name ?? '' })}</Notice>;
  if (delivery === 'unsure') return <Notice kind="warn">{t('gaveBackUnsure', { day })}</Notice>;
  return <Notice live>{t(delivery === 'waiting' ? 'gaveBackWaiting' : 'gaveBack', { day })}</Notice>;
}

/** To the card case, where it can be taken back. */
function useRemove(owner: MessageOwner, contact: CardContact) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  async function remove() {
    const { cardPictures } = await localStores();
    const picture = await cardPictures.find(owner, contact.id);
    try {
      await removeContact(owner, contact.id);
      await cardPictures.remove(owner, contact.id);
    } catch {
      return renderToast(t('notKept'));
    }
    const undo = async () => {
      if (picture !== undefined) await cardPictures.put(owner, contact.id, picture);
      await keepContact(owner, contact);
    };
    await navigate(cardsPath(owner.exhibitionId), { replace: true });
    renderToast(t('removed', { name: contact.texts.name }), {
      outlivesNavigation: true,
      action: { label: t('undo'), act: () => void undo() },
    });
  }
  return () => void remove();
}
