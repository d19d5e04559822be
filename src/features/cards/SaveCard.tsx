import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { randomId } from '#device/identity/randomId.ts';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import type { BusinessCard } from '#entities/card/rules/businessCard.ts';
import {
  type CardContact,
  changedFields,
  contactIdOf,
  type ContactRemarks,
  findContact,
  longestNote,
  noRemarks,
} from '#entities/card/rules/contact.ts';
import type { NotUsed } from '#entities/card/rules/formats/cardReading.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { saveCard } from '#entities/card/cardData.ts';
import { forgetReceived } from '#entities/card/useReceivedCard.ts';
import { useCards } from '#entities/card/useCards.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { CardFace } from '#entities/card/CardFace.tsx';
import { NotUsedNotice } from '#entities/card/NotUsedNotice.tsx';
import { TemperatureChoice } from '#entities/card/TemperatureChoice.tsx';

export interface SaveCardProps {
  readonly owner: MessageOwner;
  readonly card: BusinessCard;
  /** What the card of another product says beside it. */
  readonly unused: readonly NotUsed[];
}

export function SaveCard({ owner, card, unused }: SaveCardProps) {
  const { t } = useTranslation('cards');
  const data = useCards(owner);
  return (
    <>
      <PageHeading>{t('addTitle')}</PageHeading>
      <CardFace card={card} />
      <NotUsedNotice unused={unused} />
      {data === undefined ? (
        <ListSkeleton shape="form" rows={2} />
      ) : (
        <SaveForm owner={owner} card={card} known={findContact(data.contacts, card)} />
      )}
    </>
  );
}

interface SaveFormProps extends Omit<SaveCardProps, 'unused'> {
  readonly known: CardContact | undefined;
}

function SaveForm({ owner, card, known }: SaveFormProps) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  const [edited, setEdited] = useState<Partial<ContactRemarks>>({});
  const { isBusy, run } = useOneAtATime();
  const remarks = { ...remarksOf(known), ...edited };

  async function save() {
    try {
      const newId = card.visitorId === '' ? randomId() : contactIdOf(card.visitorId);
      const nowMs = fairNowMs();
      const contact = await saveCard(owner, { card, remarks, nowMs, newId });
      await forgetReceived(owner.exhibitionId);
      await navigate(`${contactPath(owner.exhibitionId, contact.id)}?saved=1`, { replace: true });
    } catch {
      renderToast(t('notKept'));
    }
  }

  return (
    <>
      {known !== undefined && <KnownNotice known={known} card={card} />}
      <Card>
        <TemperatureChoice
          value={remarks.temperature}
          onChange={(temperature) => setEdited({ ...edited, temperature })}
        />
        <TextField
          id="card-note"
          label={t('note')}
          isLong
          max={longestNote}
          maxLength={longestNote}
          autoComplete="off"
          placeholder={t('notePlaceholder')}
          value={remarks.note}
          onText={(note) => setEdited({ ...edited, note })}
        />
      </Card>
      <PageFoot>
        <Button busy={isBusy} onClick={() => void run(save)}>
          {t(known === undefined ? 'save' : 'update')}
        </Button>
      </PageFoot>
    </>
  );
}

function remarksOf(known: CardContact | undefined): ContactRemarks {
  if (known === undefined) return noRemarks;
  const { temperature, note, group, tags } = known;
  return { temperature, note, group, tags };
}

/** Anyone can print a code: what it would change of a contact is said before it does. */
function KnownNotice({ known, card }: { readonly known: CardContact; readonly card: BusinessCard }) {
  const { t } = useTranslation('cards');
  const changed = changedFields(known, card);
  if (changed.length === 0) return <Notice>{t('known')}</Notice>;
  return (
    <Notice kind="warn" title={t('knownChanged')}>
      {changed.map((field) => (
        <p key={field}>
          {t('changed', {
            field: t(`field_${field}`),
            before: known.texts[field] || t('nothing'),
            after: card.texts[field],
          })}
        </p>
      ))}
    </Notice>
  );
}
