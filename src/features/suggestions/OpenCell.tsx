import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { MessageOwner } from '#entities/message/rules/message.ts';
import { openPersonQuery } from '#entities/card/open/openPeopleQueries.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { Icon } from '#ui/icons/Icon.tsx';
import { OpenSheet } from './OpenSheet.tsx';

/** Whether other visitors are shown this one, and the way to agree or take it back. Off until the visitor agrees. */
export function OpenCell({ owner }: { readonly owner: MessageOwner }) {
  const { t } = useTranslation('suggestions');
  const { data: shown, error } = useServerQuery(openPersonQuery(owner));
  const [isOpen, setIsOpen] = useState(false);
  if (shown === undefined && error === null) return null;
  const isKnown = shown !== undefined;
  return (
    <>
      <CellGroup>
        <Cell
          icon={<Icon name="show" />}
          title={t('open')}
          note={t(!isKnown ? 'openUnknown' : shown === null ? 'openOff' : 'openOn')}
          {...(isKnown && { onAct: () => setIsOpen(true) })}
        />
      </CellGroup>
      {isOpen && isKnown && <OpenSheet owner={owner} shown={shown} onClose={() => setIsOpen(false)} />}
    </>
  );
}
