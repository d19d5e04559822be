import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  copyableSections,
  copySections,
  hasAnswersIn,
  isShared,
} from '#features/registration/rules/copySections.ts';
import type { GroupMember } from '#domain/group/groupMember.ts';
import type { Section } from '#domain/form/sectionsOf.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { Card } from '#ui/page/Card.tsx';
import { FieldRow } from '#ui/fields/FieldRow.tsx';
import { Tick } from '#ui/fields/chosen/Tick.tsx';
import { Notice } from '#ui/page/Notice.tsx';
import { PageHeading } from '#ui/page/PageHeading.tsx';
import { organiserText } from '#ui/text/organiserText.tsx';
import { useFieldTexts } from '#ui/text/useFieldTexts.ts';
import type { Group } from '../useGroup.ts';
import { useNameOf } from './useNameOf.ts';

export interface CopyToAllProps {
  readonly group: Group;
  readonly onDone: () => void;
}

function nothing() {}

export function CopyToAll({ group, onDone }: CopyToAllProps) {
  const { t } = useTranslation('group');
  const { form, roster } = group;
  const sources = roster.members.filter(({ answers }) => copyableSections(form, answers).length > 0);
  const [chosenId, setChosenId] = useState(sources[0]?.id);
  const source = sources.find(({ id }) => id === chosenId);
  if (source === undefined)
    return (
      <>
        <PageHeading>{t('copyTitle')}</PageHeading>
        <Notice kind="info">{t('nothingToCopy')}</Notice>
        <Button onClick={onDone}>{t('back')}</Button>
      </>
    );
  return <CopyFrom {...{ group, sources, source, onDone }} onSource={setChosenId} />;
}

interface CopyFromProps extends CopyToAllProps {
  readonly sources: readonly GroupMember[];
  readonly source: GroupMember;
  readonly onSource: (memberId: string) => void;
}

function CopyFrom({ group, sources, source, onSource, onDone }: CopyFromProps) {
  const { t } = useTranslation('group');
  const nameOf = useNameOf(group);
  const { form } = group;
  /** What was ticked or unticked by hand; until then the trip of a party is everybody's, and a job is not. */
  const [ticks, setTicks] = useState<Readonly<Record<string, boolean>>>({});
  const [isReplacing, setIsReplacing] = useState(false);
  const [isEmpty, setIsEmpty] = useState(false);
  const offered = copyableSections(form, source.answers);
  const sections = offered.filter((section) => ticks[section.key] ?? isShared(form, section));

  function tick(key: string, isTicked: boolean) {
    setIsEmpty(false);
    setTicks({ ...ticks, [key]: isTicked });
  }

  async function copy() {
    setIsEmpty(sections.length === 0);
    if (sections.length === 0) return;
    const { number, kept } = await copyToOthers(group, source, sections, isReplacing);
    const names = kept.map(({ id }) => nameOf(id)).join(t('and'));
    renderToast(kept.length === 0 ? t('copyDone', { number }) : t('copySkipped', { names }));
    onDone();
  }

  return (
    <>
      <PageHeading lead={t('copyLead')}>{t('copyTitle')}</PageHeading>
      <Card>
        <SourceChoice {...{ sources, source, nameOf, onSource }} />
        <SectionChoice
          offered={offered}
          chosen={sections}
          error={isEmpty ? t('copyNothing') : undefined}
          onTick={tick}
        />
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
      <Button onClick={() => void copy()}>{t('copyDo')}</Button>
      <Button kind="quiet" onClick={onDone}>
        {t('back')}
      </Button>
    </>
  );
}

/** How many people were given the sections, and who kept answers that they had. */
async function copyToOthers(
  group: Group,
  source: GroupMember,
  sections: readonly Section[],
  isReplacing: boolean,
) {
  const others = group.roster.members.filter(({ id }) => id !== source.id);
  const kept = isReplacing ? [] : others.filter(({ answers }) => hasAnswersIn(sections, answers));
  for (const member of others) {
    const answers = copySections(group.form, sections, source.answers, member.answers, isReplacing);
    await group.change({ ...member, answers });
  }
  return { number: others.length, kept };
}

interface SourceChoiceProps extends Pick<CopyFromProps, 'sources' | 'source' | 'onSource'> {
  readonly nameOf: (memberId: string) => string;
}

function SourceChoice({ sources, source, nameOf, onSource }: SourceChoiceProps) {
  const { t } = useTranslation('group');
  return (
    <FieldRow id="copy-from" label={t('copyFrom')} layout="radiogroup">
      {({ describedBy }) =>
        sources.map(({ id }) => (
          <Tick
            key={id}
            type="radio"
            id={`copy-from-${id}`}
            name="copy-from"
            checked={id === source.id}
            onTick={() => onSource(id)}
            onBlur={nothing}
            describedBy={describedBy}
          >
            {nameOf(id)}
          </Tick>
        ))
      }
    </FieldRow>
  );
}

interface SectionChoiceProps {
  readonly offered: readonly Section[];
  readonly chosen: readonly Section[];
  readonly error: string | undefined;
  readonly onTick: (key: string, isTicked: boolean) => void;
}

function SectionChoice({ offered, chosen, error, onTick }: SectionChoiceProps) {
  const { t } = useTranslation('group');
  const { language } = useFieldTexts();
  return (
    <FieldRow id="copy-what" label={t('copyWhat')} layout="group" error={error}>
      {({ describedBy, invalid }) =>
        offered.map(({ key, title }) => (
          <Tick
            key={key}
            type="checkbox"
            id={`copy-what-${key}`}
            name="copy-what"
            checked={chosen.some((section) => section.key === key)}
            onTick={(isTicked) => onTick(key, isTicked)}
            onBlur={nothing}
            describedBy={describedBy}
            invalid={invalid}
          >
            {(title && organiserText(title, language)) || t('details', { ns: 'information' })}
          </Tick>
        ))
      }
    </FieldRow>
  );
}
