import { queryOptions } from '@tanstack/react-query';
import type { ApiClient } from '#data/client/apiClient.ts';
import { Unreadable } from '#data/client/problems.ts';
import { exhibitions } from '#api/exhibition/exhibitionCollections.ts';
import { exhibitionUnits } from './api/seriesCollections.ts';
import { readExhibition } from '#domain/exhibition/exhibition.ts';
import { isSeriesTheme, readExhibitionUnit, type Series, type SeriesChild } from './rules/series.ts';
import { readingClient } from '#data/queries/readingClient.ts';
import { readKept } from '#data/queries/readKept.ts';
import { services } from '#session/services.ts';
import { keepUnitRow } from './keepUnit.ts';

/** More than a series has. */
const mostExhibitions = 200;

/** The exhibitions of a unit, in the server's order. All of them share one copy on the phone, whichever it was read from. */
export const seriesQuery = (unitId: string) =>
  queryOptions({
    queryKey: ['series', unitId] as const,
    queryFn: (context) =>
      readKept(context, { exhibitionId: unitId, name: 'series' }, async () =>
        readSeries(await readingClient(context), unitId),
      ),
  });

async function readSeries(client: ApiClient, unitId: string): Promise<Series> {
  const [units, found] = await Promise.all([
    exhibitionUnits.rows(client, { RecordId: unitId }),
    exhibitions.rows(client, { ExhibitionUnitId: unitId }, { pageIndex: 1, pageSize: mostExhibitions }),
  ]);
  if (units.outcome === 'unclear' || found.outcome === 'unclear')
    throw new Unreadable('a series: neither rows nor none');
  const unitRow = units.rows[0];
  if (unitRow !== undefined) keepUnitRow(services().device, unitRow);
  const themes = found.rows.filter(isSeriesTheme);
  return {
    unit: readExhibitionUnit(unitRow),
    main: themes.map(readChild).find((child) => child !== undefined),
    children: found.rows
      .filter((row) => themes.indexOf(row) < 0)
      .map(readChild)
      .filter((child) => child !== undefined),
  };
}

/** An introduction may be long, and is not shown here. */
function readChild(row: unknown): SeriesChild | undefined {
  const exhibition = readExhibition(row);
  if (exhibition === undefined) return undefined;
  const { RecordId, ExName, ExNameEn, StartTime, EndTime, Place, PlaceEn, Logo } = exhibition;
  return { RecordId, ExName, ExNameEn, StartTime, EndTime, Place, PlaceEn, Logo };
}
