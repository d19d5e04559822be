import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

/** What is chosen stands in the address, for Back and a reload. */
export function useAsked() {
  const { params, ask } = useAskedAddress();
  const startMs = Number(params.get('at') ?? NaN);
  return {
    /** Of the calendar that is shown. */
    calendarId: params.get('with') ?? '',
    day: params.get('day') ?? '',
    startMs: Number.isFinite(startMs) ? startMs : undefined,
    /** The id of the appointment that is to be moved. */
    changeId: params.get('change') ?? '',
    chooseCalendar: (id: string) => ask({ with: id, day: '', at: '' }),
    chooseDay: (day: string) => ask({ day, at: '' }),
    chooseSlot: (day: string, at: number | undefined) => ask({ day, at: at === undefined ? '' : String(at) }),
  };
}
