import { useSearchParams } from 'react-router-dom';

export type LoginMethod = 'code' | 'password';

/** By code, unless the address says otherwise: the way back and a reload keep the way. */
export function useLoginMethod(): readonly [LoginMethod, (way: LoginMethod) => void] {
  const [query, setQuery] = useSearchParams();
  const way = query.get('way') === 'password' ? 'password' : 'code';

  function choose(next: LoginMethod) {
    setQuery(
      (before) => {
        const after = new URLSearchParams(before);
        if (next === 'password') after.set('way', next);
        else after.delete('way');
        return after;
      },
      { replace: true },
    );
  }

  return [way, choose];
}
