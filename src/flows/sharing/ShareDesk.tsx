import { useEffect, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDevice } from '../../device/useDevice.ts';
import { copyText } from '../../host/copyText.ts';
import type { HostSharing, ShareContent } from '../../host/host.ts';
import { showToast } from '../../ui/appToast.tsx';
import { Button } from '../../ui/Button.tsx';
import { ModalBox } from '../../ui/ModalBox.tsx';
import { StoredImage } from '../../ui/StoredImage.tsx';
import { exhibitionRowOf } from './exhibitionRow.ts';
import { noteShare } from './noteShare.ts';
import { PosterBox } from './PosterBox.tsx';
import { useShareContent } from './useShareContent.ts';
import './sharing.css';

export interface ShareDeskProps {
  readonly exhibitionId: string;
  readonly sharing: HostSharing;
  readonly onClose: () => void;
}

/** Everything one can do to share an exhibition, with what others will see of it. */
export function ShareDesk({ exhibitionId, sharing, onClose }: ShareDeskProps) {
  const { t } = useTranslation(['sharing', 'shell']);
  const id = useId();
  const row = useDevice((state) => exhibitionRowOf(state, exhibitionId));
  const content = useShareContent(exhibitionId);
  const by = useWay(sharing, content);
  const [isPoster, setIsPoster] = useState(false);
  if (content === undefined || row === undefined) return null;
  if (isPoster) return <PosterBox row={row} link={content.link} onClose={onClose} />;

  async function share(shown: ShareContent) {
    const outcome = await sharing.open?.(shown);
    if (outcome === 'shared') await noteShare(exhibitionId, 'friend');
    if (outcome === 'failed') await showToast(t('shareFailed'));
  }
  async function copy(link: string) {
    const { document, navigator } = window;
    const isCopied = await copyText(link, { document, clipboard: navigator.clipboard });
    await showToast(t(isCopied ? 'linkCopied' : 'linkNotCopied'));
  }

  return (
    <ModalBox labelledBy={`${id}-title`} onLeave={onClose}>
      {/* The focus begins at the top: with large text the buttons are a screen further down. */}
      <h2 className="x-dialog__title" id={`${id}-title`} tabIndex={-1} data-default>
        {t('title')}
      </h2>
      {by === 'menu' && <MenuHint text={t('menuHow')} />}
      <Preview content={content} label={t('preview')} />
      {by === 'sheet' && <Button onClick={() => void share(content)}>{t('share')}</Button>}
      <Button kind={by === 'none' ? 'primary' : 'secondary'} onClick={() => void copy(content.link)}>
        {t('copyLink')}
      </Button>
      <Button kind="secondary" onClick={() => setIsPoster(true)}>
        {t('poster')}
      </Button>
      <div className="s-close">
        <Button kind="quiet" onClick={onClose}>
          {t('close', { ns: 'shell' })}
        </Button>
      </div>
    </ModalBox>
  );
}

/** How this host shares; its own menu then sends what the desk shows. */
function useWay(sharing: HostSharing, content: ShareContent | undefined): HostSharing['by'] {
  const [by, setBy] = useState(sharing.by);
  const written = content && JSON.stringify(content);

  useEffect(() => {
    if (written === undefined) return undefined;
    let isGone = false;
    const say = () => {
      if (!isGone) setBy(sharing.by);
    };
    sharing.prepare(JSON.parse(written) as ShareContent).then(say, say);
    return () => {
      isGone = true;
    };
  }, [sharing, written]);

  return by;
}

/** Where the host's own menu is: no button of ours can open it. */
function MenuHint({ text }: { readonly text: string }) {
  return (
    <p className="s-menu">
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

/** As messaging apps show a link: title, some lines of text, a small picture; and the address itself, to be copied by hand. */
function Preview({ content, label }: { readonly content: ShareContent; readonly label: string }) {
  const { title, description, link, imageUrl } = content;
  return (
    <figure className="s-preview">
      <figcaption>{label}</figcaption>
      <div className="s-card">
        <p className="s-card-title">{title}</p>
        <div className="s-card-row">
          <p className="s-card-text">{description}</p>
          {imageUrl !== '' && (
            <StoredImage src={imageUrl} alt="" width={thumbSide} height={thumbSide} lazy={false} />
          )}
        </div>
      </div>
      <p className="s-link">{link}</p>
    </figure>
  );
}
