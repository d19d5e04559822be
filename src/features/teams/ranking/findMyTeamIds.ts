import { findLedTeams, findMemberships } from '../../../api/teams.ts';
import { memberStatus } from '../../../domain/team/team.ts';
import { services } from '../../../flows/services.ts';
import { voucherShelf } from '../../../flows/shelves.ts';

/** The teams that the people whose vouchers are on this phone lead or are in. @throws ApiProblem */
export async function findMyTeamIds(exhibitionId: string): Promise<readonly string[]> {
  const vouchers = await voucherShelf().load();
  const visitorIds = vouchers
    .filter((voucher) => voucher.exhibitionId === exhibitionId && voucher.visitorId !== '')
    .map(({ visitorId }) => visitorId);
  if (visitorIds.length === 0) return [];
  const client = await services().client();
  const key = { exhibitionId, visitorIds };
  const [led, places] = await Promise.all([findLedTeams(client, key), findMemberships(client, key)]);
  const joined = places.filter((place) => memberStatus(place) === 'in').map(({ TeamId }) => TeamId);
  return Array.from(new Set([...led.map(({ RecordId }) => RecordId), ...joined]));
}
