const recordIdPattern = /^[0-9A-Za-z]{24}$/;
const clientCodePattern = /^[0-9A-Za-z-]{36}$/;

/** Exactly 24 letters or digits, as all row ids of the server. */
export function isRecordId(value: unknown): value is string {
  return typeof value === 'string' && recordIdPattern.test(value);
}

/** Exactly 36 letters, digits or `-`, as client codes and client references. */
export function isClientCode(value: unknown): value is string {
  return typeof value === 'string' && clientCodePattern.test(value);
}
