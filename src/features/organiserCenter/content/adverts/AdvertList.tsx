import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { organiserContentRowPath } from '#domain/address/organiser/organiserPaths.ts';
import type { Organiser } from '#entities/organiser/rules/organiser.ts';
import {
  advertSlots,
  advertState,
  linkFieldOf,
  slotOf,
} from '#features/organiserCenter/rules/organisedAdvert.ts';
import { useFairNow } from '#session/clock/useFairNow.ts';
import { Cell } from '#ui/cells/Cell.tsx';
import { CellGroup } from '#ui/cells/CellGroup.tsx';
import { QueryView } from '#ui/query/QueryView.tsx';
import { EmptyState } from '#ui/states/EmptyState.tsx';
import { advertListQuery, type OrganisedAdvert } from './advertQueries.ts';
import { useAdvertName } from './useAdvertName.ts';

/** By the field that only rows of their collection have. */
const owners = ['Url', 'Link'] as const;

/** The advertisements by the page that they stand on, in the order in which visitors see them. */
export function AdvertList({ organiser }: { readonly organiser: Organiser }) {
  const { t } = useTranslation('organiserContent');
  const query = useServerQuery(advertListQuery(organiser));
  return (
    <QueryView
      query={query}
      failedTitle={t('advertsFailed')}
      skeleton={3}
      isEmpty={(rows) => rows.every((row) => advertSlots.every((slot) => slot !== slotOf(row)))}
      empty={<EmptyState title={t('noAdverts')} />}
    >
      {(rows) =>
        advertSlots.map((slot) =>
          owners.map((owner) => (
            <Slot
              key={owner}
              title={t(`advert_${slot}${owner}`)}
              rows={rows.filter((row) => slotOf(row) === slot && linkFieldOf(row) === owner)}
              exhibitionId={organiser.exhibitionId}
            />
          )),
        )
      }
    </QueryView>
  );
}

interface SlotProps {
  readonly title: string;
  readonly rows: readonly OrganisedAdvert[];
  readonly exhibitionId: string;
}

function Slot({ title, rows, exhibitionId }: SlotProps) {
  const { t } = useTranslation('organiserContent');
  const nameOf = useAdvertName();
  const nowMs = useFairNow();
  if (rows.length === 0) return null;
  return (
    <CellGroup title={title}>
      {rows.map((row, at) => (
        <Cell
          key={row.RecordId}
          title={nameOf(row, at)}
          note={t(`advert_${advertState(row, nowMs)}`)}
          to={organiserContentRowPath(exhibitionId, 'adverts', row.RecordId)}
        />
      ))}
    </CellGroup>
  );
}
