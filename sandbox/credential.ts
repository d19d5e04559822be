/** The bearer credential of builds against the sandbox; valid for the sandbox only. */
export const sandboxCredential = 'sandbox-credential';
