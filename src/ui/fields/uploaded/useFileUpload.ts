import { useEffect, useEffectEvent, useRef, useSyncExternalStore } from 'react';
import { fileFailed, fileUnderWay, isFileLocation, readFileAnswer } from '#domain/form/readFileAnswer.ts';
import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { type FieldInputProps, problemOf } from '../fieldModule.ts';
import { type LiveUpload, useLiveUpload } from './useLiveUpload.ts';
import type { StartUpload, Upload } from './uploadingContext.ts';

/** `underWay` includes a failed upload. */
export type UploadPhase = 'none' | 'underWay' | 'there';

export interface FileUpload extends Pick<LiveUpload, 'upload' | 'state'> {
  readonly phase: UploadPhase;
  /** The answer that matches the upload's state; the form gets it in an effect. */
  readonly reached: string;
  /** The file was lost with an earlier page. */
  readonly wasLost: boolean;
  /** Choosing the same file again resumes the upload; undefined until known. */
  readonly canResume: boolean | undefined;
  readonly hand: (file: Blob, extension: string, isAsChosen?: boolean) => void;
  /** Shows an upload that was started elsewhere. */
  readonly follow: (upload: Upload) => void;
  readonly remove: () => void;
}

const noneInterrupted: NonNullable<StartUpload['interrupted']> = {
  getState: () => noQuestions,
  subscribe: () => () => {},
};
const noQuestions: readonly string[] = [];

export interface UploadQuestion extends Pick<FieldInputProps<string>, 'field' | 'value' | 'onChange'> {
  readonly onLost?: () => void;
}

export function useFileUpload(
  { field, value, onChange, onLost }: UploadQuestion,
  start: StartUpload,
): FileUpload {
  const { upload, state, wasLost, begin, follow, takeUp, end } = useLiveUpload(start, field.key);
  const isLeft = upload === undefined && (value === fileUnderWay || value === fileFailed);
  const interrupted = start.interrupted ?? noneInterrupted;
  const left = useSyncExternalStore(interrupted.subscribe, interrupted.getState);
  const canResume = left?.includes(field.key);
  const reached = answerAfter(value, state);
  const isStarting = useRef(false);
  const goOn = useEffectEvent(() => {
    if (takeUp()) return;
    onLost?.();
    onChange('');
  });
  // Which uploads can be resumed is known later.
  const isKnown = left !== undefined;
  useEffect(() => {
    if (isLeft && isKnown) goOn();
  }, [isLeft, isKnown]);
  useEffect(() => {
    if (value !== '') isStarting.current = false;
    if (isLeft) return;
    if (value === '' && upload !== undefined && !isStarting.current) {
      // The form was cleared, or belongs to another person now.
      end();
    } else if (state?.at === 'done' && value === state.location) end();
    else if (reached !== value) onChange(reached);
  });

  const isUnderWay = upload !== undefined && state?.at !== 'done' && state?.at !== 'cancelled';
  return {
    upload,
    state,
    phase: isUnderWay ? 'underWay' : isFileLocation(reached) ? 'there' : 'none',
    reached,
    wasLost,
    canResume,
    hand(file, extension, isAsChosen = false) {
      isStarting.current = true;
      begin(file, extension, isAsChosen);
      onChange(fileUnderWay);
    },
    follow(other) {
      isStarting.current = true;
      follow(other);
      onChange(fileUnderWay);
    },
    remove() {
      end();
      onChange('');
    },
  };
}

function answerAfter(value: string, state: LiveUpload['state']): string {
  if (state === undefined || state.at === 'cancelled') return value;
  if (state.at === 'done') return state.location;
  return state.at === 'failed' ? fileFailed : fileUnderWay;
}

function checkFile(field: FieldDefinition, answer: string): Problem | undefined {
  if (answer === fileUnderWay) return problemOf(field, { code: 'uploadRunning' });
  if (answer === fileFailed) return problemOf(field, { code: 'uploadFailed' });
  return answer === '' && field.required ? problemOf(field, { code: 'required' }) : undefined;
}

export const fileAnswers = {
  blank: '',
  read: readFileAnswer,
  toSend: (_field: FieldDefinition, answer: string) => (isFileLocation(answer) ? answer : ''),
  check: checkFile,
};
