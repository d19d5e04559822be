/** The bearer credential that builds against the sandbox carry. It opens nothing but the sandbox. */
export const sandboxCredential = 'sandbox-credential';
