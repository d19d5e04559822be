import { type FormEvent, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { keepTextDraft, readTextDraft, type TextDraftName, textDraftName } from '#device/drafts/textDraft.ts';
import { randomId } from '#device/identity/randomId.ts';
import { ownNames } from '#device/storage/deviceKeys.ts';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import { type CardTexts, cardFields, longest, noEnglish } from '#entities/card/rules/businessCard.ts';
import { type CardContact, noRemarks } from '#entities/card/rules/contact.ts';
import { readCardText } from '#entities/card/rules/formats/readCardText.ts';
import { asOwnCard } from '#entities/card/rules/ownCard.ts';
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
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { focusControl } from '#ui/page/ErrorSummary.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PaperPicture } from './PaperPicture.tsx';
import { fieldTyping } from './rules/fieldTyping.ts';
import { PasteSheet } from './PasteSheet.tsx';

export function TypeContactForm({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('cards');
  const { texts, change, forget } = useTypedTexts(owner);
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

  function fillFrom(text: string): boolean {
    const filled = filledFrom(texts, text);
    if (filled !== undefined) change(filled);
    return filled !== undefined;
  }

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
              onText={(text) => change({ ...texts, [field]: text })}
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

/** A vCard may say all; of other lines what can be told is put into the form. Undefined where that is nothing. */
function filledFrom(texts: CardTexts, pasted: string): CardTexts | undefined {
  const card = readCardText(pasted)?.texts;
  if (card === undefined) return undefined;
  const filled = { ...texts };
  for (const field of cardFields) Object.assign(filled, { [field]: card[field] || texts[field] });
  return filled;
}

function useSaveTyped(owner: MessageOwner, texts: CardTexts, forget: () => void) {
  const { t } = useTranslation('cards');
  const navigate = useNavigate();
  return async () => {
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

/** What is typed is kept until the tab is closed or it is saved. */
function useTypedTexts(owner: MessageOwner) {
  const name = textDraftName(ownNames.contactDraftPrefix, owner, 'new');
  const [texts, change] = useState<CardTexts>(() => readDraft(name));
  useEffect(() => {
    const isBlank = cardFields.every((field) => texts[field] === '');
    keepTextDraft(name, isBlank ? '' : JSON.stringify({ typed: texts }));
  }, [name, texts]);
  return { texts, change, forget: () => keepTextDraft(name, '') };
}

function readDraft(name: TextDraftName): CardTexts {
  try {
    return asOwnCard(JSON.parse(readTextDraft(name) || 'null')).typed;
  } catch {
    return asOwnCard(null).typed;
  }
}
