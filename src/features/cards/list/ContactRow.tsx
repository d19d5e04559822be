import { memo } from 'react';
import { contactPath } from '#domain/address/card/cardPaths.ts';
import type { CardContact } from '#domain/card/contact.ts';
import { PersonRow } from '#flows/cards/PersonRow.tsx';

export interface ContactRowProps {
  readonly exhibitionId: string;
  readonly contact: CardContact;
}

export const ContactRow = memo(function ContactRow({ exhibitionId, contact }: ContactRowProps) {
  const { id, texts, temperature, group, tags, metAtMs } = contact;
  return (
    <PersonRow
      to={contactPath(exhibitionId, id)}
      name={texts.name}
      company={texts.company}
      job={texts.job}
      metAtMs={metAtMs}
      temperature={temperature}
      marks={[group, ...tags].filter((text) => text !== '').join(' · ')}
    />
  );
});
