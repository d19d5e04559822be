/** '' for none. Not in `env.ts`, so that it is removed from all builds but those with the modes `dev` and `test`. */
export const mockUserMobile: string =
  import.meta.env.MODE === 'dev' || import.meta.env.MODE === 'test'
    ? (import.meta.env.VITE_MOCK_USER ?? '')
    : '';
