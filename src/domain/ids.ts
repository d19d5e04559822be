const recordIdPattern = /^[0-9A-Za-z]{24}$/;
const clientCodePattern = /^[0-9A-Za-z-]{36}$/;

/** True for exactly 24 letters or digits, the form of every id the server gives to a row. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && recordIdPattern.test(value);
}

/** True for exactly 36 letters, digits or `-`, the form of the client code and of a client reference. */
export function isClientCode(value: unknown): value is string {
  return typeof value === 'string' && clientCodePattern.test(value);
}
