import { useTranslation } from 'react-i18next';
import { type BusinessCard, type CardField, englishFields } from './rules/businessCard.ts';
import { phoneAddress } from '#domain/person/phoneAddress.ts';
import { linkRule } from '#flows/navigation/linkRule.ts';
import { RuledLink } from '#ui/controls/RuledLink.tsx';
import { Icon, type IconName } from '#ui/icons/Icon.tsx';
import css from './CardFace.module.css';

export interface CardFaceProps {
  readonly card: Pick<BusinessCard, 'texts' | 'english'>;
  /** Whether a number can be called, and an address written to. */
  readonly hasLinks?: boolean;
}

const lines: readonly (readonly [field: CardField, icon: IconName])[] = [
  ['mobile', 'phone'],
  ['email', 'email'],
  ['address', 'place'],
  ['website', 'website'],
];

/** A card as it looks on paper: who it is above, how to reach them below. */
export function CardFace({ card, hasLinks = false }: CardFaceProps) {
  const { t } = useTranslation('cards');
  const { texts, english } = card;
  const reach = lines.filter(([field]) => texts[field] !== '');
  const others = englishFields.map((field) => english[field]).filter((text) => text !== '');
  return (
    <section className={css['card']} aria-label={t('cardOf', { name: texts.name })}>
      <div className={css['head']}>
        <p className={css['name']}>{texts.name}</p>
        {texts.job !== '' && <p className={css['job']}>{texts.job}</p>}
        {texts.company !== '' && <p className={css['company']}>{texts.company}</p>}
        {others.length > 0 && (
          <p className={css['english']} lang="en">
            {others.join(' · ')}
          </p>
        )}
      </div>
      {reach.length > 0 && (
        <ul className={css['reach']}>
          {reach.map(([field, icon]) => (
            <li className={css['line']} key={field}>
              <Icon name={icon} sizeRem={1.125} />
              <span className="x-hidden">{t(`field_${field}`)} </span>
              <Reach field={field} text={texts[field]} hasLink={hasLinks} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

interface ReachProps {
  readonly field: CardField;
  readonly text: string;
  readonly hasLink: boolean;
}

function Reach({ field, text, hasLink }: ReachProps) {
  const address = hasLink ? addressOfField(field, text) : undefined;
  if (address === undefined) return <span className={css['text']}>{text}</span>;
  return (
    <RuledLink className={`${css['text']} ${css['link']}`} to={address} rule={linkRule}>
      {text}
    </RuledLink>
  );
}

/** Where a tap on what a card says leads, for the link rule to judge; undefined for plain text. */
function addressOfField(field: CardField, text: string): string | undefined {
  switch (field) {
    case 'mobile':
      return phoneAddress(text);
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
    case 'website':
      if (/^https?:\/\/\S+$/i.test(text)) return text;
      return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : undefined;
    default:
      return undefined;
  }
}
