import { useLocation } from 'react-router-dom';
import type { TextPair } from '#domain/form/formDefinition.ts';
import { isServerRow, readLine } from '#domain/record/serverRow.ts';
import { openPersonQuery } from '#entities/card/open/openPeopleQueries.ts';
import { useVisitorName } from '#entities/card/useVisitorName.ts';
import type { BoothKey } from '#entities/exhibitor/rules/boothKey.ts';
import { useKeptLeads } from '#entities/lead/useKeptLeads.ts';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { useOwnVisitorId } from '#session/acting/useOwnVisitorId.ts';
import { boothAppointmentsQuery } from '../ownRows/boothQueries.ts';

export interface Invited {
  /** Both '' where nothing tells it. */
  readonly name: TextPair;
  readonly company: TextPair;
}

const unknown: TextPair = { zh: '', en: '' };
const isNamed = ({ name }: Invited) => name.zh + name.en !== '';

/**
 * What this booth knows of a visitor: from their card or an earlier appointment, from the page that led here, or as they let exhibitors
 * see them. No more of the visitor is asked for.
 */
export function useInvited(booth: BoothKey, visitorId: string): Invited {
  const state: unknown = useLocation().state;
  const lead = useKeptLeads(booth).find((one) => one.visitorId === visitorId);
  const rows = useServerQuery(boothAppointmentsQuery(booth)).data;
  const guest = rows?.find((row) => row.visitorId === visitorId)?.guest;
  const told = isServerRow(state) ? readLine(state['name'], 60) : '';
  const { exhibitionId } = booth;
  const found: readonly Invited[] = [
    ...(lead === undefined
      ? []
      : [
          {
            name: { zh: lead.texts.name, en: lead.english.name },
            company: { zh: lead.texts.company, en: lead.english.company },
          },
        ]),
    ...(guest === undefined ? [] : [guest]),
    { name: { zh: told, en: told }, company: unknown },
  ];
  const known = found.find(isNamed);
  const ownId = useOwnVisitorId() ?? '';
  // Of a visitor who has given their card to this phone's own visitor.
  const isAsked = known === undefined && ownId !== '';
  const card = useVisitorName(
    { exhibitionId, visitorId: ownId },
    { kind: 'visitor', id: visitorId },
    isAsked,
  );
  const open = useServerQuery({
    ...openPersonQuery({ exhibitionId, visitorId }),
    enabled: known === undefined && rows !== undefined,
  }).data;
  const shown = open?.isOpenToExhibitors === true ? open : undefined;
  return known ?? shown ?? { name: card, company: unknown };
}
