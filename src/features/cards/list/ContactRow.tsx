import { memo } from 'react';
import { contactPath } from '#entities/card/rules/cardPaths.ts';
import type { CardContact } from '#entities/card/rules/contact.ts';
import { PersonRow } from '#entities/card/PersonRow.tsx';

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
