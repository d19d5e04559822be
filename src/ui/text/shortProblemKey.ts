import type { Problem, ProblemCode } from '#domain/text/problem.ts';

const quotingTheLabel = [
  'agreementNeeded',
  'countryUnknown',
  'tooShort',
  'tooLong',
  'tooFew',
  'tooMany',
  'notANumber',
  'notWhole',
  'numberTooSmall',
  'numberTooLarge',
  'dateInvalid',
  'dateTooEarly',
  'dateTooLate',
  'dateTimeInvalid',
  'choiceFull',
  'choiceUnknown',
  'proofTooEarly',
  'uploadRunning',
  'uploadFailed',
  'tooFewPictures',
  'tooManyPictures',
] as const satisfies readonly ProblemCode[];

const chosen: ReadonlySet<string> = new Set(['singleChoice', 'multipleChoice', 'country']);
const uploaded: ReadonlySet<string> = new Set(['file', 'images', 'photo']);

/** The sentence for the place below a field, whose label it need not repeat; undefined if the long one has no label. */
export function shortProblemKey({ code }: Problem, fieldType: string) {
  if (code === 'required') {
    if (fieldType === 'date' || fieldType === 'dateTime') return 'requiredDate';
    if (chosen.has(fieldType)) return 'requiredChoose';
    return uploaded.has(fieldType) ? 'requiredUpload' : 'requiredFill';
  }
  const found = quotingTheLabel.find((one) => one === code);
  return found && (`${found}Here` as const);
}
