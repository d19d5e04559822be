import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useServerQuery } from '#data/queries/useServerQuery.ts';
import { hallsQuery } from '#entities/exhibitor/exhibitorQueries.ts';
import { languageOf } from '#language/language.ts';
import { useExhibitionId } from '#session/visit/useExhibitionId.ts';
import { localize } from '#ui/text/localize.ts';
import { hallOfPlace } from '../rules/hallOfPlace.ts';
import { hallColour } from '../rules/hallSign.ts';

/** What a plate says of a hall. */
export interface HallFace {
  readonly name: string;
  /** From 1 to 8. */
  readonly colour: number | undefined;
}

export interface HallSigns {
  /** Undefined for a hall that is not known. The same object for the same halls, so that memoised rows stay as they are. */
  readonly of: (hallId: string) => HallFace | undefined;
  /** Of the hall that the text of a place names; undefined where it names none. */
  readonly ofPlace: (place: string) => HallFace | undefined;
}

/** The halls of the exhibition as plates show them; they are asked for once per page, however many rows have a plate. */
export function useHallSigns(isNeeded = true): HallSigns {
  const { i18n } = useTranslation();
  const language = languageOf(i18n.language);
  const { data } = useServerQuery({ ...hallsQuery(useExhibitionId()), enabled: isNeeded });
  return useMemo(() => {
    const halls = data ?? [];
    const faces = new Map(
      halls.map(({ RecordId, Name, NameEn }) => [
        RecordId,
        { name: localize({ zh: Name, en: NameEn }, language), colour: hallColour(halls, RecordId) },
      ]),
    );
    return {
      of: (hallId) => faces.get(hallId),
      ofPlace: (place) => faces.get(hallOfPlace([place], halls)?.RecordId ?? ''),
    };
  }, [data, language]);
}
