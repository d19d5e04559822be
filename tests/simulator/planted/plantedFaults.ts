import type { createSubmissionSteps } from '#sending/createSubmissionSteps.ts';
import type { startUpload } from '#flows/uploads/startUpload.ts';
import type { endSend } from '#sending/rules/takeSend.ts';

type Exports = Record<string, unknown>;

/** A cure that is taken out of the app. */
export interface PlantedFault {
  readonly name: string;
  /** The part of the app that holds the cure. */
  readonly module: string;
  /** What that part exports without it. */
  readonly without: (original: Exports) => Exports;
  /** Whose seeds are looked through, where it concerns them alone. */
  readonly writes?: readonly string[];
  /** The promise that it breaks. */
  readonly breaks: string;
}

function countUnansweredAsStored(original: Exports): Exports {
  const end = original['endSend'] as typeof endSend;
  const planted: typeof endSend = (state, event, times) =>
    state.at === 'sending' && event.outcome === 'ambiguous'
      ? { at: 'done', recordId: 'unanswered', reconciled: false, rows: null }
      : end(state, event, times);
  return { ...original, endSend: planted };
}

/** Who looks for a row finds none, without a request. */
const sendUnseen =
  (collection: string) =>
  (original: Exports): Exports => {
    const stepsOf = original['createSubmissionSteps'] as typeof createSubmissionSteps;
    const planted: typeof createSubmissionSteps = (context) => {
      const { gateway } = context;
      if (gateway.collection !== collection) return stepsOf(context);
      const find = () => Promise.resolve({ kind: 'absent' } as const);
      const { lookUp } = stepsOf({ ...context, gateway: { ...gateway, find } });
      return { ...stepsOf(context), lookUp };
    };
    return { ...original, createSubmissionSteps: planted };
  };

/** What an upload says after it has failed. */
function nameUnstored(original: Exports): Exports {
  const start = original['startUpload'] as typeof startUpload;
  const planted: typeof startUpload = (...handed) => {
    const upload = start(...handed);
    const location = `${window.location.origin}/cos/visitor/unstored.jpg`;
    return {
      ...upload,
      getState() {
        const state = upload.getState();
        return state.at === 'failed' ? { at: 'done', location } : state;
      },
    };
  };
  return { ...original, startUpload: planted };
}

export const plantedFaults: readonly PlantedFault[] = [
  {
    name: 'an unanswered send counts as stored',
    module: '#sending/rules/takeSend.ts',
    without: countUnansweredAsStored,
    breaks: 'told as done without a row',
  },
  {
    name: 'a first registration is not looked for before it is sent a second time',
    module: '#sending/createSubmissionSteps.ts',
    without: sendUnseen('VisitorExhibitionInfo'),
    writes: ['VisitorExhibitionInfo of a first registration'],
    breaks: 'the app had it stored 2 times',
  },
  {
    name: 'a file that has not arrived is named by the row that is sent',
    module: '#flows/uploads/startUpload.ts',
    without: nameUnstored,
    writes: ['Product of a picture'],
    breaks: 'a row names a file that is not stored',
  },
];
