import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { sameScreenState } from './sameScreenState.ts';

/** By parameter what it becomes; '' removes it. */
export type AddressChange = Readonly<Record<string, string | undefined>>;

/** What an address is becoming while its navigation is under way: a choice that is made meanwhile adds to it. */
let coming: { readonly key: string; readonly params: URLSearchParams } | undefined;

/**
 * What a screen is asked for stands in the query of its address, so that Back, a reload and a shared link keep it. The other parameters stay, as do the
 * visitor's place on the page and the focus.
 */
export function useAskedAddress() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const [params] = useSearchParams();
  // The same for the same address: the rows of a list get it.
  const written = params.toString();
  const ask = useCallback(
    (change: AddressChange, { replace = true } = {}) => {
      const before = coming?.key === key ? coming.params.toString() : written;
      const next = new URLSearchParams(before);
      for (const [name, value = ''] of Object.entries(change))
        if (value === '') next.delete(name);
        else next.set(name, value);
      if (next.toString() === before) return;
      const mine = { key, params: next };
      coming = mine;
      void Promise.resolve(
        navigate({ search: next.toString() }, { replace, state: sameScreenState }),
      ).finally(() => {
        if (coming === mine) coming = undefined;
      });
    },
    [navigate, key, written],
  );
  return { params, ask };
}
