/**
 * What is wrong, without words: only `language/` turns a code into a sentence.
 * Every code needs one sentence in zh and one in en (`language/<lang>/problems.json`); a test holds that.
 */
export type ProblemCode =
  | 'required'
  | 'agreementNeeded'
  | 'nameEmpty'
  | 'nameInvalid'
  | 'companyEmpty'
  | 'phoneEmpty'
  | 'phoneInvalid'
  | 'phoneAbroadInvalid'
  | 'dialCodeMissing'
  | 'countryUnknown'
  | 'plateInvalid'
  | 'emailEmpty'
  | 'emailInvalid'
  | 'phoneOrEmailEmpty'
  | 'codeEmpty'
  | 'accountEmpty'
  | 'noSuchUser'
  | 'wrongPassword'
  | 'notAVisitor'
  | 'passwordEmpty'
  | 'passwordTooShort'
  | 'confirmationEmpty'
  | 'passwordsDiffer'
  | 'postalCodeInvalid'
  | 'areaEmpty'
  | 'detailedAddressEmpty'
  | 'documentTypeMissing'
  | 'documentNumberEmpty'
  | 'mainlandIdInvalid'
  | 'passportInvalid'
  | 'homeReturnPermitInvalid'
  | 'hkMacaoPermitInvalid'
  | 'taiwanPermitInvalid'
  | 'tooShort'
  | 'tooLong'
  | 'tooFew'
  | 'tooMany'
  | 'tooFewPictures'
  | 'tooManyPictures'
  | 'notANumber'
  | 'numberTooSmall'
  | 'numberTooLarge'
  | 'dateInvalid'
  | 'dateTooEarly'
  | 'dateTooLate'
  | 'dateTimeInvalid'
  | 'choiceUnknown'
  | 'choiceFull'
  | 'fieldNotSupported'
  | 'onlyPictures'
  | 'pictureFormatOrSize'
  | 'fileFormatOrSize'
  | 'uploadRunning'
  | 'uploadFailed'
  | 'uploadLost';

/** One thing wrong with what was entered. `field` is the key of the field it belongs to; `values` fill the sentence. */
export interface Problem {
  readonly code: ProblemCode;
  readonly field?: string;
  readonly values?: Readonly<Record<string, string | number>>;
}
