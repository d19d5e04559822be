import type { CardField } from '../rules/businessCard.ts';

/** Where a tap on what a card says leads, for the link rule to judge; undefined for plain text. */
export function addressOfField(field: CardField, text: string): string | undefined {
  switch (field) {
    case 'mobile':
      return /^\+?[\d() .-]{5,}$/.test(text) ? `tel:${text.trim()}` : undefined;
    case 'email':
      return /^[^\s@]+@[^\s@]+$/.test(text) ? `mailto:${text}` : undefined;
    case 'website':
      if (/^https?:\/\/\S+$/i.test(text)) return text;
      return /^[\w-]+(?:\.[\w-]+)+(?:\/\S*)?$/.test(text) ? `https://${text}` : undefined;
    default:
      return undefined;
  }
}
