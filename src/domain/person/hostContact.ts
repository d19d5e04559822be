import { isServerRow, readLine } from '../record/serverRow.ts';

export interface HostContact {
  readonly phone: string;
  readonly email: string;
}

/** Of the exhibition's row, else of its organisation's. Assumed: the names of the fields. */
export function readHostContact(row: unknown): HostContact {
  const own = isServerRow(row) ? row : {};
  const organization = isServerRow(own['OrganizationId']) ? own['OrganizationId'] : {};
  return {
    phone: readLine(own['HostPhone'], 40) || readLine(organization['Phone'], 40),
    email: readLine(own['HostEmail'], 100) || readLine(organization['Email'], 100),
  };
}
