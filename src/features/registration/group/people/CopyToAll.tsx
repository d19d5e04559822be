import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyableSections, copySections, hasAnswersIn, isShared } from '../../rules/copySections.ts';
import { renderToast } from '../../../../ui/overlay/appToast.tsx';
import { Button } from '../../../../ui/controls/Button.tsx';
import { Card } from '../../../../ui/page/Card.tsx';
import { FieldRow } from '../../../../ui/fields/FieldRow.tsx';
import { Tick } from '../../../../ui/fields/chosen/Tick.tsx';
import { Notice } from '../../../../ui/page/Notice.tsx';
import { PageHeading } from '../../../../ui/page/PageHeading.tsx';
import { organiserText } from '../../../../ui/text/organiserText.tsx';
import { useFieldTexts } from '../../../../ui/text/useFieldTexts.ts';
import type { Group } from '../useGroup.ts';
import { useNameOf } from './useNameOf.ts';

export interface CopyToAllProps {
  readonly group: Group;
  readonly onDone: () => void;
}

function nothing() {}

/** One person's trip, diet or stay for everybody, section by section. */
export function CopyToAll({ group, onDone }: CopyToAllProps) {
  const { t } = useTranslation('group');
  const { language } = useFieldTexts();
  const nameOf = useNameOf(group);
  const { form, roster } = group;
  const sources = roster.members.filter(({ answers }) => copyableSections(form, answers).length > 0);
  const [chosenId, setChosenId] = useState(sources[0]?.id);
  /** What was ticked or unticked by hand; until then the trip of a party is everybody's, and a job is not. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [isReplacing, setIsReplacing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const source = sources.find(({ id }) => id === chosenId);
  if (source === undefined)
    return (
      <>
        <PageHeading>{t('copyTitle')}</PageHeading>
        <Notice kind="info">{t('copyNobody')}</Notice>
        <Button onClick={onDone}>{t('back')}</Button>
      </>
    );
  const offered = copyableSections(form, source.answers);
  const sections = offered.filter((section) => ticks[section.key] ?? isShared(form, section));

  async function copy(from: typeof source & object) {
    setIsEmpty(sections.length === 0);
    if (sections.length === 0) return;
    const others = roster.members.filter(({ id }) => id !== from.id);
    const kept = isReplacing ? [] : others.filter(({ answers }) => hasAnswersIn(sections, answers));
    for (const member of others) {
      const answers = copySections(form, sections, from.answers, member.answers, isReplacing);
      await group.change({ ...member, answers });
    }
    const done = t('copyDone', { number: others.length });
    const names = kept.map(({ id }) => nameOf(id)).join(t('and'));
    await renderToast(kept.length === 0 ? done : t('copyKept', { names }));
    onDone();
  }

  return (
    <>
      <PageHeading lead={t('copyLead')}>{t('copyTitle')}</PageHeading>
      <Card>
        <FieldRow id="copy-from" label={t('copyFrom')} layout="radiogroup">
          {({ describedBy }) =>
            sources.map(({ id }) => (
              <Tick
                key={id}
                type="radio"
                id={`copy-from-${id}`}
                name="copy-from"
                checked={id === source.id}
                onTick={() => setChosenId(id)}
                onBlur={nothing}
                describedBy={describedBy}
              >
                {nameOf(id)}
              </Tick>
            ))
          }
        </FieldRow>
        <FieldRow
          id="copy-what"
          label={t('copyWhat')}
          layout="group"
          error={isEmpty ? t('copyNothing') : undefined}
        >
          {({ describedBy, invalid }) =>
            offered.map(({ key, title }) => (
              <Tick
                key={key}
                type="checkbox"
                id={`copy-what-${key}`}
                name="copy-what"
                checked={sections.some((section) => section.key === key)}
                onTick={(isTicked) => {
                  setIsEmpty(false);
                  setTicks({ ...ticks, [key]: isTicked });
                }}
                onBlur={nothing}
                describedBy={describedBy}
                invalid={invalid}
              >
                {(title && organiserText(title, language)) || t('details', { ns: 'information' })}
              </Tick>
            ))
          }
        </FieldRow>
        <Tick
          type="checkbox"
          id="copy-replace"
          name="copy-replace"
          checked={isReplacing}
          onTick={setIsReplacing}
          onBlur={nothing}
        >
          {t('copyReplace')}
        </Tick>
      </Card>
      <Button onClick={() => void copy(source)}>{t('copyDo')}</Button>
      <Button kind="quiet" onClick={onDone}>
        {t('back')}
      </Button>
    </>
  );
}
