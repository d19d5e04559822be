import type { AttendanceNote, AttendanceRefusal } from '../rules/attendance.ts';
import { getMessage } from '#language/getMessage.ts';
import { loadWords } from '#language/loadWords.ts';
import { languageStore } from '#language/shellMessages.ts';
import { renderToast } from '#ui/overlay/appToast.tsx';
import { createOutgoingQueue } from '#sending/outgoing/createOutgoingQueue.ts';
import { services } from '#session/services.ts';
import { invalidateAppointments } from '../appointmentQueries.ts';
import { attendAppointment } from '../changeAppointment.ts';
import type { ChangeFailure } from '../changeOnce.ts';
import { attendanceNotes, findAttendance } from './attendanceNotes.ts';

const attendances = createOutgoingQueue<AttendanceNote>({
  name: 'attendances',
  waiting: () =>
    attendanceNotes()
      .list()
      .filter(({ refusal }) => refusal === undefined),
  idOf: ({ appointmentId, scannedAtMs }) => `${appointmentId}/${scannedAtMs}`,
  // This phone shows the appointments of each person whose pass it holds.
  senderOf: ({ exhibitionId, visitorId, actorId }) => ({
    kind: 'passHolder',
    exhibitionId,
    visitorId,
    actorId: actorId || '',
  }),
  send: (_, note) => sendOne(note),
});

/** Sends what was scanned without a network, each looked at before. Never rejects. */
export const sendAttendances = (): Promise<void> => attendances.send();
export const resumeAttendances = attendances.resume;

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
    case 'visitorBusy':
    case 'timeGone':
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
