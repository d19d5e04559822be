import {
  type KeyboardEvent,
  type ReactNode,
  type Ref,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
} from 'react';
import { useTranslation } from 'react-i18next';
import { NavigationType, useNavigationType, useSearchParams } from 'react-router-dom';
import { isBooth, type MessageOwner, type Partner } from '#entities/message/rules/message.ts';
import { isEnter } from '#ui/controls/enterKey.ts';
import { Icon } from '#ui/icons/Icon.tsx';
import { AboutCard, useAbout } from './about/AboutCard.tsx';
import { AttachButton } from './attachment/AttachButton.tsx';
import { AttachPanel } from './attachment/AttachPanel.tsx';
import { AttachState } from './attachment/AttachState.tsx';
import { useAttaching } from './attachment/useAttaching.ts';
import css from './composer.module.css';
import { Templates } from './Templates.tsx';
import { useComposer } from './useComposer.ts';

export interface ComposerProps {
  readonly owner: MessageOwner;
  readonly partner: Partner;
  readonly name: string;
  /** Nothing was said yet: words to begin with are offered. */
  readonly isFirst: boolean;
}

/** A mouse comes with a keyboard on which Enter sends; on a phone it begins a line. */
const entersBySending = () => window.matchMedia('(hover: hover) and (pointer: fine)').matches;

export function Composer({ owner, partner, name, isFirst }: ComposerProps) {
  const { t } = useTranslation('conversation');
  const [, setQuery] = useSearchParams();
  const about = useAbout(owner, partner);
  const { text, setText, problem, left, send } = useComposer(owner, partner, about);
  const attaching = useAttaching(owner, partner);
  const panelId = useId();
  const field = useRef<HTMLTextAreaElement>(null);
  useLayoutEffect(() => grow(field.current, text), [text]);
  useFirstWords(field, isFirst);
  const dropAbout = () => setQuery({}, { replace: true });

  function submit() {
    if (send() && about !== undefined) dropAbout();
    field.current?.focus();
  }

  return (
    <form
      className={css['root']}
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
      noValidate
    >
      {about !== undefined && <AboutCard about={about} onDrop={dropAbout} />}
      {isFirst && text === '' && !isBooth(owner) && (
        <Templates
          partnerKind={partner.kind}
          about={about}
          onChoose={(words) => {
            setText(words);
            field.current?.focus();
          }}
        />
      )}
      {problem !== undefined && (
        <p className={css['problem']} id="message-problem" data-announce="error">
          {problem}
        </p>
      )}
      <AttachState owner={owner} partner={partner} attaching={attaching} />
      <WritingLine
        ref={field}
        before={<AttachButton panelId={panelId} attaching={attaching} />}
        text={text}
        name={name}
        hasProblem={problem !== undefined}
        onText={setText}
        onSubmit={submit}
      />
      {left !== undefined && (
        <p className={css['left']}>{left >= 0 ? t('left', { count: left }) : t('over', { count: -left })}</p>
      )}
      <AttachPanel id={panelId} attaching={attaching} />
    </form>
  );
}

/** Who opens a conversation in which nothing was said has come to write: the field has the focus, unless they have gone on to another control. */
function useFirstWords(field: RefObject<HTMLTextAreaElement | null>, isFirst: boolean): void {
  const isOpened = useNavigationType() === NavigationType.Push;
  const isWanted = isFirst && isOpened;
  useEffect(() => {
    const focused = document.activeElement;
    if (isWanted && (focused === document.body || focused?.matches('main h1'))) field.current?.focus();
  }, [field, isWanted]);
}

interface WritingLineProps {
  readonly before: ReactNode;
  readonly ref: Ref<HTMLTextAreaElement>;
  readonly text: string;
  readonly name: string;
  readonly hasProblem: boolean;
  readonly onText: (text: string) => void;
  readonly onSubmit: () => void;
}

function WritingLine({ before, ref, text, name, hasProblem, onText, onSubmit }: WritingLineProps) {
  const { t } = useTranslation('conversation');

  function onKeyDown(event: KeyboardEvent<HTMLTextAreaElement>) {
    if (!isEnter(event) || event.shiftKey || !entersBySending()) return;
    event.preventDefault();
    onSubmit();
  }

  return (
    <div className={css['line']}>
      {before}
      <textarea
        className={css['field']}
        ref={ref}
        rows={1}
        value={text}
        aria-label={t('write', { name })}
        aria-invalid={hasProblem || undefined}
        aria-describedby={hasProblem ? 'message-problem' : undefined}
        placeholder={t('placeholder')}
        onChange={(event) => onText(event.target.value)}
        onKeyDown={onKeyDown}
      />
      {/* Keeps the keyboard: a tap on it does not take the focus from the field. */}
      <button
        className={css['send']}
        type="submit"
        aria-label={t('send')}
        aria-disabled={text.trim() === '' || undefined}
        onMouseDown={(event) => event.preventDefault()}
      >
        <Icon name="send" />
      </button>
    </div>
  );
}

/** As high as what is in it, up to the limit of its style. */
function grow(field: HTMLTextAreaElement | null, text: string): void {
  if (field === null) return;
  field.style.height = 'auto';
  if (text !== '') field.style.height = `${field.scrollHeight + 2}px`;
}
