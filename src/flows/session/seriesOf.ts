import { readReference } from '#domain/record/serverRow.ts';
import { unitIdOf } from '#entities/series/rules/series.ts';
import { exhibitionRowOf } from '../sharing/exhibitionRowOf.ts';
import { services } from './services.ts';

/** Tenant and unit of the exhibition in use, for what its series has in common; undefined without a series. */
export function seriesOf(exhibitionId: string): string | undefined {
  const row = exhibitionRowOf(services().device.getState(), exhibitionId);
  const [tenantId, unitId] = [readReference(row?.['TenantId']), unitIdOf(row)];
  return tenantId === '' || unitId === '' ? undefined : `${tenantId}/${unitId}`;
}
