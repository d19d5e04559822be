/**
 * The mobile number of an invented user whom testers may sign in as, '' for none. Read here and not in `env.ts`, so that
 * the check is folded away when a build is made: none but those of the modes `dev` and `test` holds anything of it.
 */
export const mockUserMobile: string =
  import.meta.env.MODE === 'dev' || import.meta.env.MODE === 'test'
    ? (import.meta.env.VITE_MOCK_USER ?? '')
    : '';
