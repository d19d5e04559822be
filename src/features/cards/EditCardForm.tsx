import { useTranslation } from 'react-i18next';
import { myCardPath } from '#entities/card/rules/cardPaths.ts';
import {
  type CardField,
  cardFields,
  englishFields,
  isContactField,
  longest,
  usualFields,
} from '#entities/card/rules/businessCard.ts';
import { knownTexts, type OwnCard } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { changeOwnCard } from '#entities/card/cardData.ts';
import { useBack } from '#flows/navigation/useBack.ts';
import { Button } from '#ui/controls/Button.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { TextField } from '#ui/fields/TextField.tsx';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { fieldTyping } from './rules/fieldTyping.ts';
import css from './edit.module.css';
import { type EditedCard, useEditedCard } from './useEditedCard.ts';

export interface EditCardFormProps {
  readonly owner: MessageOwner;
  readonly own: OwnCard;
}

/** What is missing in the registration can be typed here; it stays on this phone. */
export function EditCardForm({ owner, own }: EditCardFormProps) {
  const { t } = useTranslation('cards');
  const back = useBack(myCardPath(owner.exhibitionId));
  const { edited, change, forget } = useEditedCard(owner, own);

  async function save() {
    try {
      await changeOwnCard(owner, (before) => ({ ...before, ...edited, registered: own.registered }));
    } catch {
      return renderToast(t('notKept'));
    }
    forget();
    back();
  }

  return (
    <>
      <Card title={t('onCard')}>
        {cardFields.map((field) => (
          <FieldChoice key={field} field={field} own={own} edited={edited} onChange={change} />
        ))}
      </Card>
      <Card title={t('english')}>
        <p className={css['hint']}>{t('englishText')}</p>
        {englishFields.map((field) => (
          <TextField
            key={field}
            id={`card-english-${field}`}
            label={t(`field_english_${field}`)}
            maxLength={longest[field]}
            autoComplete="off"
            value={edited.english[field]}
            onText={(text) => change({ english: { ...edited.english, [field]: text } })}
          />
        ))}
      </Card>
      <p className={css['hint']}>{t('editKept')}</p>
      <PageFoot>
        <Button onClick={() => void save()}>{t('saveCard')}</Button>
      </PageFoot>
    </>
  );
}

interface FieldChoiceProps {
  readonly field: CardField;
  readonly own: OwnCard;
  readonly edited: EditedCard;
  readonly onChange: (part: Partial<EditedCard>) => void;
}

const ignored = () => {};

/** On or off, and where the registration does not say it, a field to type it. A name is always on. */
function FieldChoice({ field, own, edited, onChange }: FieldChoiceProps) {
  const { t } = useTranslation('cards');
  const { chosen = usualFields } = edited;
  const isOn = field === 'name' || chosen.indexOf(field) >= 0;
  const known = knownTexts({ ...own, ...edited })[field];
  const isTyped = own.registered[field] === '';
  const choose = (on: boolean) =>
    onChange({ chosen: cardFields.filter((one) => (one === field ? on : chosen.indexOf(one) >= 0)) });
  return (
    <div className={css['choice']}>
      {field === 'name' && !isTyped && (
        <p className={css['fixed']}>
          {t('field_name')} <span className={css['known']}>{known}</span>
        </p>
      )}
      {field !== 'name' && (
        <Tick
          type="checkbox"
          id={`card-on-${field}`}
          name={`card-on-${field}`}
          checked={isOn}
          onTick={choose}
          onBlur={ignored}
        >
          {t(`field_${field}`)} <span className={css['known']}>{isTyped ? '' : known}</span>
          {isContactField(field) && !isOn && <span className={css['off']}> {t('offText')}</span>}
        </Tick>
      )}
      {isTyped && isOn && (
        <div className={css['typed']}>
          <TextField
            id={`card-${field}`}
            label={t('typeField', { field: t(`field_${field}`) })}
            maxLength={longest[field]}
            {...fieldTyping[field]}
            value={edited.typed[field]}
            onText={(text) => onChange({ typed: { ...edited.typed, [field]: text } })}
          />
        </div>
      )}
    </div>
  );
}
