import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';

export type LoginMethod = 'code' | 'password';

/** By code, unless the address says otherwise: the way back and a reload keep the way. */
export function useLoginMethod(): readonly [LoginMethod, (way: LoginMethod) => void] {
  const { params, ask } = useAskedAddress();
  const way = params.get('way') === 'password' ? 'password' : 'code';

  const choose = (next: LoginMethod) => ask({ way: next === 'password' ? next : '' });
  return [way, choose];
}
