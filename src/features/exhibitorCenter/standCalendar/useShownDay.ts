import { useSearchParams } from 'react-router-dom';
import { chosenDay } from '#entities/programme/rules/programmeDays.ts';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';

/** Which day and which contact is shown stands in the address, for Back and a reload. */
export function useShownDay(days: readonly string[], nowMs: number) {
  const [params, setParams] = useSearchParams();
  const ask = (name: string, value: string) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: true, state: sameScreenState },
    );
  return {
    days,
    day: chosenDay(days, params.get('day') ?? '', nowMs) ?? '',
    contact: params.get('with') ?? '',
    chooseDay: (day: string) => ask('day', day),
    chooseContact: (key: string) => ask('with', key),
  };
}
