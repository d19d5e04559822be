import { useSearchParams } from 'react-router-dom';

export type LoginWay = 'code' | 'password';

/** By code, unless the address says otherwise: the way back and a reload keep the way. */
export function useLoginWay(): readonly [LoginWay, (way: LoginWay) => void] {
  const [query, setQuery] = useSearchParams();
  const way = query.get('way') === 'password' ? 'password' : 'code';

  function choose(next: LoginWay) {
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
