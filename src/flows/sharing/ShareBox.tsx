import { type ReactNode, useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { copyText } from '#host/copyText.ts';
import type { HostSharing, ShareContent } from '#host/host.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { Button } from '#ui/controls/Button.tsx';
import { ModalBox } from '#ui/overlay/ModalBox.tsx';
import { StoredImage } from '#ui/media/StoredImage.tsx';
import { warnNotShared } from './noteShare.ts';
import dialogStyles from '#ui/overlay/dialog.module.css';
import sharingStyles from './sharing.module.css';

export interface ShareBoxProps {
  readonly title: string;
  /** What happens to who follows the link. */
  readonly lead?: string;
  readonly content: ShareContent;
  readonly sharing: HostSharing;
  readonly onShared: () => Promise<void>;
  /** The link is on the clipboard. */
  readonly onCopied?: () => void;
  /** The poster in the box's place; without it there is none. */
  readonly renderPoster?: () => ReactNode;
  readonly onClose: () => void;
}

export function ShareBox(props: ShareBoxProps) {
  const { title, lead, content, sharing, onShared, onCopied, renderPoster, onClose } = props;
  const { t } = useTranslation(['sharing', 'shell']);
  const id = useId();
  const by = useWay(sharing, content);
  const [isPoster, setIsPoster] = useState(false);
  const [isLinkShown, setIsLinkShown] = useState(false);
  if (isPoster) return renderPoster?.();

  async function share() {
    const outcome = await sharing.open?.(content);
    if (outcome === 'shared') await onShared();
    if (outcome === 'failed') await warnNotShared();
  }
  async function copy() {
    const { document, navigator } = window;
    const isCopied = await copyText(content.link, { document, clipboard: navigator.clipboard });
    setIsLinkShown(!isCopied);
    if (isCopied) onCopied?.();
    renderToast(t(isCopied ? 'linkCopied' : 'linkNotCopied'));
  }

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={onClose}>
      {/* The focus begins at the top: with large text the buttons are a screen further down. */}
      <h2 className={dialogStyles.title} id={`${id}-title`} tabIndex={-1} data-default>
        {title}
      </h2>
      {by === 'menu' && <MenuHint text={t('menuHow')} />}
      {lead !== undefined && <p className={sharingStyles.lead}>{lead}</p>}
      <Preview content={content} label={t('preview')} />
      {isLinkShown && <p className={sharingStyles.link}>{content.link}</p>}
      {by === 'sheet' && <Button onClick={() => void share()}>{t('share')}</Button>}
      <Button kind={by === 'none' ? 'primary' : 'secondary'} onClick={() => void copy()}>
        {t('copyLink')}
      </Button>
      {renderPoster !== undefined && (
        <Button kind="secondary" onClick={() => setIsPoster(true)}>
          {t('poster')}
        </Button>
      )}
      <Button kind="quiet" onClick={onClose}>
        {t('close', { ns: 'shell' })}
      </Button>
    </ModalBox>
  );
}

/** How this host shares; its own menu then sends what the sheet shows. */
function useWay(sharing: HostSharing, content: ShareContent): HostSharing['by'] {
  const [by, setBy] = useState(sharing.by);
  const written = JSON.stringify(content);

  useEffect(() => {
    let isCancelled = false;
    const say = () => {
      if (!isCancelled) setBy(sharing.by);
    };
    sharing.prepare(JSON.parse(written) as ShareContent).then(say, say);
    return () => {
      isCancelled = true;
    };
  }, [sharing, written]);

  return by;
}

/** Where the host's own menu is: the app cannot open it. */
function MenuHint({ text }: { readonly text: string }) {
  return (
    <p className={sharingStyles.menu}>
      <span>{text}</span>
      <svg viewBox="0 0 48 48" aria-hidden="true" focusable="false">
        <path
          d="M6 42C24 40 36 30 40 10M30 16L40 7L46 19"
          fill="none"
          stroke="currentColor"
          strokeWidth="3.5"
          strokeLinecap="round"
          strokeLinejoin="round"
        />
      </svg>
    </p>
  );
}

const thumbSide = 56;

/** As messaging apps show a link: title, some lines of text, a small picture. */
function Preview({ content, label }: { readonly content: ShareContent; readonly label: string }) {
  const { title, description, imageUrl } = content;
  return (
    <figure className={sharingStyles.preview}>
      <figcaption>{label}</figcaption>
      <div className={sharingStyles.card}>
        <p className={sharingStyles.cardTitle}>{title}</p>
        <div className={sharingStyles.cardRow}>
          <p className={sharingStyles.cardText}>{description}</p>
          {imageUrl !== '' && (
            <StoredImage src={imageUrl} alt="" width={thumbSide} height={thumbSide} lazy={false} />
          )}
        </div>
      </div>
    </figure>
  );
}
