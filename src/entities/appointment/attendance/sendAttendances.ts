import type { AttendanceNote, AttendanceRefusal } from '../rules/attendance.ts';
import { getMessage } from '#language/getMessage.ts';
import { loadWords } from '#language/loadWords.ts';
import { languageStore } from '#language/shellMessages.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { localStores } from '#session/localStores.ts';
import { services } from '#session/services.ts';
import { invalidateAppointments } from '../appointmentQueries.ts';
import { attendAppointment } from '../changeAppointment.ts';
import type { ChangeFailure } from '../changeOnce.ts';
import { attendanceNotes, findAttendance } from './attendanceNotes.ts';

let running: Promise<void> | undefined;

/** Sends what was scanned without a network: one tab at a time, one after the other, each looked at before. Never rejects. */
export function sendAttendances(): Promise<void> {
  running ??= sendUnderLock()
    .catch(() => {})
    .then(() => {
      running = undefined;
    });
  return running;
}

const waiting = () =>
  attendanceNotes()
    .list()
    .filter(({ refusal }) => refusal === undefined);

async function sendUnderLock(): Promise<void> {
  if (!navigator.onLine || waiting().length === 0) return;
  const { sendLock } = await localStores();
  const { ran } = await sendLock.run('attendances', async () => {
    for (const note of waiting()) await sendOne(note);
  });
  // Another tab sends, and may have made its last look before this one was scanned.
  if (!ran) setTimeout(() => void sendAttendances(), services().times.readRetryDelayMs);
}

async function sendOne(note: AttendanceNote): Promise<void> {
  const { appointmentId, exhibitionId } = note;
  const outcome = await attendAppointment(note, note.proof, note.scannedAtMs);
  const isOver = outcome === 'done' || refusalOf(outcome) !== undefined;
  if (!isOver) return;
  if (outcome === 'done') attendanceNotes().remove(appointmentId);
  else if (findAttendance(appointmentId) !== undefined)
    attendanceNotes().put({ ...note, refusal: refusalOf(outcome) });
  await invalidateAppointments(exhibitionId).catch(() => {});
  await tell(outcome === 'done' ? 'appointmentMet' : 'appointmentMetRefused');
}

/** Undefined where it is not known what became of it, so that a later run looks again. */
function refusalOf(outcome: ChangeFailure | 'done'): AttendanceRefusal | undefined {
  switch (outcome) {
    case 'done':
    case 'notSent':
    case 'notDone':
    case 'unknown':
      return undefined;
    case 'slotTaken':
      return 'refused';
    default:
      return outcome;
  }
}

/** On whatever page is shown; the appointment says more. */
async function tell(key: 'appointmentMet' | 'appointmentMetRefused'): Promise<void> {
  try {
    await loadWords(['content']);
    renderToast(getMessage('content', key, languageStore.getState().language), {
      ms: services().times.linkToastMs,
    });
  } catch {
    // The appointment's page says it.
  }
}
