import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Seeds } from '#sandbox/records.ts';
import type { Row } from '#sandbox/store/store.ts';
import { formRow, shortFields } from '../forms/forms.ts';
import { channelRow, createdAt, exhibitionRow } from '../world.ts';

/** Apart from the organiser who logs in, whose own exhibitions these are not. */
const seriesUserId = 'user000000000000000serie';

/** 24 characters that begin with `name` and end in `number`. */
export const idOf = (name: string, number = 1) => name.padEnd(24 - String(number).length, '0') + number;

interface UnitTraits {
  readonly id: string;
  readonly name: TextPair;
  readonly introduction: TextPair;
  readonly cover: string;
}

export function unitRow(nowMs: number, { id, name, introduction, cover }: UnitTraits): Row {
  return {
    RecordId: id,
    ...createdAt(nowMs, 200),
    Name: name.zh,
    NameEn: name.en,
    Cover: cover === '' ? '' : `/sandbox/pictures/cover-${cover}.svg`,
    Introduction: introduction.zh,
    IntroductionEn: introduction.en,
  };
}

export interface SeriesExhibitionTraits {
  /** In small letters; begins the ids of its rows. */
  readonly name: string;
  readonly number?: number;
  readonly unitId: string;
  readonly title: TextPair;
  readonly place: TextPair;
  readonly cover: string;
  readonly introduction: TextPair;
  /** Relative to today. */
  readonly days: readonly [first: number, last: number];
  readonly signUp: readonly [begins: number, ends: number];
  /** Without one, registration is not possible. */
  readonly channel?: TextPair;
  readonly more?: Row;
}

/** An exhibition of a series with a channel and a form. */
export function seriesExhibition(nowMs: number, traits: SeriesExhibitionTraits): Seeds {
  const { name, number, unitId, title, channel, more, ...rest } = traits;
  const id = idOf(name, number);
  return {
    Exhibition: [
      exhibitionRow(nowMs, {
        ...rest,
        id,
        name: title,
        more: { UserId: seriesUserId, ExhibitionUnitId: unitId, IsSeriesTheme: false, ...more },
      }),
    ],
    Channel:
      channel === undefined
        ? []
        : [
            channelRow(nowMs, {
              id: idOf(`ch${name}`, number),
              exhibitionId: id,
              name: channel,
              description: { zh: '凭参观码入场', en: 'Enter with your ticket' },
            }),
          ],
    CustomBasic: [formRow(nowMs, { id: idOf(`form${name}`, number), exhibitionId: id, fields: shortFields })],
  };
}
