import { type FormEvent, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { randomId } from '#device/identity/randomId.ts';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { type CardTexts, cardFields, longest, noEnglish } from '#entities/card/rules/businessCard.ts';
import { type CardContact, noRemarks } from '#entities/card/rules/contact.ts';
import { readCardText } from '#entities/card/rules/formats/readCardText.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { keepContact } from '#entities/card/cardData.ts';
import { localStores } from '#session/localStores.ts';
import { fairNowMs } from '#session/clock/fairClock.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { useOneAtATime } from '#ui/controls/useOneAtATime.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { askConfirm, renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { NotUsedNotice } from '#entities/card/NotUsedNotice.tsx';
import { PaperPicture } from '../PaperPicture.tsx';
import { untilPictureKept } from '../usePaperPicture.ts';
import { fieldTyping } from '../rules/fieldTyping.ts';
import { doubtfulFields, filledFrom, type FilledForm } from '../rules/filledForm.ts';
import { PasteSheet } from './PasteSheet.tsx';
import { useTypedContact } from './useTypedContact.ts';

export function TypeContactForm({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('cards');
  const { form, change, forget } = useTypedContact(owner);
  const { texts, unused } = form;
  const { isBusy, run } = useOneAtATime();
  const [wasTried, setTried] = useState(false);
  const [isPasting, setPasting] = useState(false);
  const hasNoName = texts.name.trim() === '';

  const save = useSaveTyped(owner, texts, forget);

  function submit(event: FormEvent) {
    event.preventDefault();
    setTried(true);
    if (hasNoName) return focusControl('contact-name');
    void run(save);
  }

  const fillFrom = useFilling(form, change);

  return (
    <>
      <form onSubmit={submit} noValidate>
        <CellGroup>
          <Cell
            icon={<Icon name="copy" />}
            title={t('paste')}
            note={t('pasteNote')}
            onAct={() => setPasting(true)}
          />
        </CellGroup>
        <NotUsedNotice unused={unused} />
        <Card>
          {cardFields.map((field) => (
            <TextField
              key={field}
              id={`contact-${field}`}
              label={t(`field_${field}`)}
              required={field === 'name'}
              maxLength={longest[field]}
              {...fieldTyping[field]}
              error={field === 'name' && wasTried && hasNoName ? t('nameEmpty') : undefined}
              value={texts[field]}
              onText={(text) => change({ ...form, texts: { ...texts, [field]: text } })}
            />
          ))}
        </Card>
        <PaperPicture owner={owner} pictureId={newPictureId} name={texts.name} />
        <PageFoot>
          <Button type="submit" busy={isBusy}>
            {t('save')}
          </Button>
        </PageFoot>
      </form>
      {isPasting && <PasteSheet onText={fillFrom} onClose={() => setPasting(false)} />}
    </>
  );
}

/** Reads a pasted card; answers what fills the form with it, undefined where nothing of the text has a field. */
function useFilling(form: FilledForm, change: (form: FilledForm) => void) {
  const { t } = useTranslation('cards');
  return (pasted: string): (() => Promise<void>) | undefined => {
    const card = readCardText(pasted);
    if (card === undefined) return undefined;
    return async () => {
      const doubtful = doubtfulFields(form, card);
      const fields = doubtful.map((field) => `${t(`field_${field}`)} ${form.texts[field]}`).join(t('comma'));
      const isReplaced =
        doubtful.length > 0 &&
        (await askConfirm({
          title: t('replaceTitle'),
          body: t('replaceText', { fields }),
          yes: t('replaceYes'),
          no: t('replaceNo'),
          noIsDefault: true,
        }));
      change(filledFrom(form, card, isReplaced ? doubtful : []));
    };
  };
}

function useSaveTyped(owner: MessageOwner, texts: CardTexts, forget: () => void) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  return async () => {
    // One that is still made smaller would stay for the next contact.
    if (!(await untilPictureKept(owner, newPictureId))) return undefined;
    const nowMs = fairNowMs();
    const typed = { ...texts };
    for (const field of cardFields) Object.assign(typed, { [field]: texts[field].trim() });
    const card = { visitorId: '', texts: typed, english: noEnglish };
    const times = { metAtMs: nowMs, addedAtMs: nowMs };
    const contact: CardContact = { ...card, ...noRemarks, ...times, id: randomId(), source: 'typed' };
    try {
      await keepContact(owner, contact);
    } catch {
      return renderToast(t('notKept'));
    }
    await movePicture(owner, contact.id);
    forget();
    await navigate(`${contactPath(owner.exhibitionId, contact.id)}?saved=1`, { replace: true });
    return undefined;
  };
}

/** A camera may end the page: the picture is kept before the contact is saved. */
const newPictureId = 'new';

async function movePicture(owner: MessageOwner, contactId: string): Promise<void> {
  const { cardPictures } = await localStores();
  await cardPictures.move(owner, newPictureId, contactId);
}
