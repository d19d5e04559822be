import { useTranslation } from 'react-i18next';
import { type LinkRule, RuledLink } from '../controls/RuledLink.tsx';
import styles from './RichText.module.css';

const media = ['video', 'audio'];
const embedded = [...media, 'iframe', 'embed', 'object'];
export const isEmbedded = (name: string): boolean => embedded.includes(name);
/** What is seen of an element that has no words. */
export const seenWithoutText = ['img', ...embedded].join();

const elsewhere = /^(?:https?:)?\/\/[^/\\]/i;
const pixel = /^\s*[01](?:px)?\s*$/i;

export interface EmbeddedNoteProps {
  readonly node: Element;
  readonly rule: LinkRule;
  /** Stands in a link already. */
  readonly isLinked: boolean;
}

/** In place of what a text embeds and this page does not run: what it is, and the way to it where its address says one. */
export function EmbeddedNote({ node, rule, isLinked }: EmbeddedNoteProps) {
  const { t } = useTranslation('content');
  // Nothing to see: a page's counter.
  if (['width', 'height'].some((side) => pixel.test(node.getAttribute(side) ?? ''))) return null;
  const address = addressOf(node);
  return (
    <span className={styles['missing']}>
      {t(media.includes(node.localName) ? 'embeddedMedia' : 'embeddedPage')}{' '}
      {isLinked ? null : address === undefined ? (
        t('embeddedAsk')
      ) : (
        <RuledLink to={address} rule={rule}>
          {t('embeddedOpen')}
        </RuledLink>
      )}
    </span>
  );
}

function addressOf(node: Element): string | undefined {
  const elements = [node, ...Array.from(node.querySelectorAll('source,embed'))];
  for (const element of elements)
    for (const name of ['data-src', 'src']) {
      const address = (element.getAttribute(name) ?? '').trim();
      if (elsewhere.test(address)) return address.startsWith('//') ? `https:${address}` : address;
    }
  return undefined;
}
