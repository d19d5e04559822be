import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { answerOf } from '#domain/form/answerOf.ts';
import type { Answer, Answers, FieldDefinition, FormDefinition } from '#domain/form/formDefinition.ts';
import { visibleFields } from '#domain/form/visibleFields.ts';
import { isFileLocation } from '#domain/form/readFileAnswer.ts';
import type { RowPart } from '#domain/correction/rowChanges.ts';
import { Button } from '#ui/controls/Button.tsx';
import { findFieldModule } from '#ui/fields/findFieldModule.ts';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { Card } from '#ui/page/Card.tsx';
import { PageFoot } from '#ui/page/PageFoot.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { Contest } from './useCorrection.ts';
import css from './RowContest.module.css';

export interface RowContestProps {
  readonly form: FormDefinition;
  readonly contest: Contest;
  readonly typed: Answers;
  /** The parts that stay as the other person has left them. */
  readonly onSettle: (theirs: readonly RowPart[]) => void;
  readonly onBack: () => void;
}

type Side = 'mine' | 'theirs';

/** What another person has changed beside one's own: for each field, one of the two is chosen. */
export function RowContest({ form, contest, typed, onSettle, onBack }: RowContestProps) {
  const { t } = useTranslation('sending');
  const [chosen, setChosen] = useState<Readonly<Record<string, Side>>>({});
  const sideOf = ({ field }: RowPart): Side => chosen[field] ?? 'mine';
  return (
    <>
      <PageHeading lead={t('contestText')}>{t('contestTitle')}</PageHeading>
      {contest.parts.map((part) => (
        <ContestedPart
          key={part.field}
          part={part}
          form={form}
          answers={{ mine: typed, theirs: contest.now }}
          chosen={sideOf(part)}
          onChoose={(side) => setChosen((before) => ({ ...before, [part.field]: side }))}
        />
      ))}
      <PageFoot>
        <Button kind="quiet" onClick={onBack}>
          {t('edit')}
        </Button>
        <Button onClick={() => onSettle(contest.parts.filter((part) => sideOf(part) === 'theirs'))}>
          {t('contestSend')}
        </Button>
      </PageFoot>
    </>
  );
}

interface ContestedPartProps {
  readonly part: RowPart;
  readonly form: FormDefinition;
  readonly answers: Readonly<Record<Side, Answers>>;
  readonly chosen: Side;
  readonly onChoose: (side: Side) => void;
}

function ContestedPart({ part, form, answers, chosen, onChoose }: ContestedPartProps) {
  const { t } = useTranslation('sending');
  const { language } = useFieldTexts();
  const isOfPart = ({ key }: FieldDefinition) => part.keys.includes(key);
  const first = form.fields.find(isOfPart);
  const title = first === undefined ? part.field : organiserText(first.label, language);
  return (
    <Card title={title}>
      <fieldset className={css['sides']}>
        <legend className="x-hidden">{title}</legend>
        {(['mine', 'theirs'] as const).map((side) => (
          <label
            key={side}
            className={side === chosen ? `${css['side']} ${css['side--chosen']}` : css['side']}
          >
            <input
              className={css['mark']}
              type="radio"
              name={`contest-${part.field}`}
              checked={side === chosen}
              onChange={() => onChoose(side)}
            />
            <span className={css['words']}>
              <span className={css['whose']}>{t(side === 'mine' ? 'contestMine' : 'contestTheirs')}</span>
              {visibleFields(form, answers[side])
                .filter(isOfPart)
                .map((field) => (
                  <Said key={field.key} field={field} answer={answerOf(answers[side], field.key)} />
                ))}
            </span>
          </label>
        ))}
      </fieldset>
    </Card>
  );
}

interface SaidProps {
  readonly field: FieldDefinition;
  readonly answer: Answer | undefined;
}

const sidePx = 56;

function Said({ field, answer }: SaidProps) {
  const { t } = useTranslation('sending');
  const { language, words } = useFieldTexts();
  const module = findFieldModule(field.type);
  const pictures: readonly string[] = Array.isArray(answer) ? answer.filter(isFileLocation) : [];
  if (field.type === 'images' && pictures.length > 0)
    return (
      <span
        className={css['pictures']}
        role="img"
        aria-label={words('imagesUploaded', { number: pictures.length })}
      >
        {pictures.map((src) => (
          <StoredImage key={src} className={css['picture']} src={src} alt="" width={sidePx} height={sidePx} />
        ))}
      </span>
    );
  const text = module?.toText(field, answer ?? module.blank, language, words) ?? '';
  return <span className={css['said']}>{text === '' ? t('contestEmpty') : text}</span>;
}
