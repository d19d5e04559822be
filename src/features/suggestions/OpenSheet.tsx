import { localize } from '#ui/text/localize.ts';
import { Monogram } from '#ui/media/Monogram.tsx';
import { languageOf } from '#language/language.ts';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { keepTextDraft, readTextDraft, textDraftName } from '#device/drafts/textDraft.ts';
import { laterNames } from '#device/storage/later/laterNames.ts';
import { readTags } from '#entities/card/rules/contact.ts';
import { type OpenPerson, openPersonOf } from '#entities/card/rules/openPerson.ts';
import { givenCardOf } from '#entities/card/rules/ownCard.ts';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { useOwnCard } from '#entities/card/useOwnCard.ts';
import { TextField } from '#ui/fields/TextField.tsx';
import { ListSkeleton } from '#ui/list/ListSkeleton.tsx';
import { SheetFrame } from '#ui/overlay/SheetFrame.tsx';
import { useBackEntry } from '#ui/overlay/useBackEntry.ts';
import { OpenActions } from './OpenActions.tsx';
import { Badge } from '#ui/values/Badge.tsx';
import css from './open.module.css';

export interface OpenSheetProps {
  readonly owner: MessageOwner;
  /** What others see now; null before the visitor has agreed. */
  readonly shown: OpenPerson | null;
  readonly onClose: () => void;
}

const longestTopics = 120;

/** Says what others would see before anything is sent. */
export function OpenSheet({ owner, shown, onClose }: OpenSheetProps) {
  const { t } = useTranslation('suggestions');
  useBackEntry(onClose);
  const { typed, type, forget } = useTopics(owner, shown);
  const own = useOwnCard(owner);
  const person = own && openPersonOf(givenCardOf(own, owner.visitorId), readTags(typed));
  return (
    <SheetFrame
      title={t('open')}
      onLeave={onClose}
      leavesBeside
      text={
        person === undefined ? (
          <ListSkeleton shape="row" rows={2} />
        ) : (
          <>
            <Preview shown={shown} person={person} />
            <TextField
              id="open-topics"
              label={t('openTopics')}
              hint={t('openTopicsHint')}
              placeholder={t('openTopicsPlaceholder')}
              maxLength={longestTopics}
              autoComplete="off"
              value={typed}
              onText={type}
            />
          </>
        )
      }
    >
      <OpenActions
        owner={owner}
        shown={shown}
        person={person}
        onClose={onClose}
        onDone={() => {
          forget();
          onClose();
        }}
      />
    </SheetFrame>
  );
}

interface PreviewProps {
  readonly shown: OpenPerson | null;
  readonly person: OpenPerson;
}

function Preview({ shown, person }: PreviewProps) {
  const { t } = useTranslation('suggestions');
  const seen = shown ?? person;
  return (
    <>
      <p>{t('openText')}</p>
      <p className={css['lead']}>{t(shown === null ? 'openPreview' : 'openNow')}</p>
      {seen.name.zh + seen.name.en === '' ? <p>{t('openNoName')}</p> : <ShownPerson person={seen} />}
      {shown?.isOpenToExhibitors === false && <p className={css['lead']}>{t('openExhibitors')}</p>}
      {shown !== null && hasChanged(shown, person) && <p className={css['lead']}>{t('openChanged')}</p>}
    </>
  );
}

const hasChanged = (shown: OpenPerson, now: OpenPerson) =>
  JSON.stringify([shown.name, shown.company, shown.job]) !== JSON.stringify([now.name, now.company, now.job]);

/** Kept until the tab is closed or it is sent. */
function useTopics(owner: MessageOwner, shown: OpenPerson | null) {
  const { t } = useTranslation('suggestions');
  const name = textDraftName(laterNames.contactDraftPrefix, owner, 'topics');
  const [typed, setTyped] = useState(() => readTextDraft(name) || (shown?.topics.join(t('comma')) ?? ''));
  function type(text: string) {
    setTyped(text);
    keepTextDraft(name, text);
  }
  return { typed, type, forget: () => keepTextDraft(name, '') };
}

/** As other visitors see a person. */
function ShownPerson({ person: { name, company, job, topics } }: { readonly person: OpenPerson }) {
  const { i18n } = useTranslation('suggestions');
  const language = languageOf(i18n.language);
  const meta = [localize(job, language), localize(company, language)].filter((text) => text !== '');
  return (
    <div className={css['person']}>
      <Monogram name={localize(name, language)} shape="round" small />
      <div className={css['words']}>
        <p className={css['name']}>{localize(name, language)}</p>
        <p className={css['meta']}>{meta.join(' · ')}</p>
        {topics.length > 0 && (
          <ul className={css['topics']}>
            {topics.map((topic) => (
              <li className={css['topic']} key={topic}>
                <Badge tone="on">{topic}</Badge>
              </li>
            ))}
          </ul>
        )}
      </div>
    </div>
  );
}
