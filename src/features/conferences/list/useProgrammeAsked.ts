import { useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { isNavigating } from '#flows/navigation/isNavigating.ts';
import { sameScreenState } from '#flows/navigation/sameScreenState.ts';
import { services } from '#session/services.ts';
import type { Wanted } from '../rules/programmeRows.ts';

type Asked = Readonly<Record<'day' | 'topic' | 'hall' | 'language' | 'earlier', string>>;

const longest = 60;

/** What the programme is asked for stands in its address, so that Back and a shared link keep it; '' asks for all. */
export function useProgrammeAsked() {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [params] = useSearchParams();
  const read = (name: string) => (params.get(name) ?? '').trim().slice(0, longest);
  const [typed, type] = useState(() => read('q'));
  const search = useDeferredValue(typed).trim();
  const asked: Asked = {
    day: read('day'),
    topic: read('topic'),
    hall: read('hall'),
    language: read('language'),
    earlier: read('earlier'),
  };

  const ask = (change: Readonly<Partial<Record<keyof Asked | 'q', string>>>) => {
    const next = new URLSearchParams(params);
    for (const [name, value] of Object.entries(change))
      if (value === '') next.delete(name);
      else next.set(name, value);
    if (next.toString() === params.toString()) return;
    void navigate({ search: next.toString() }, { replace: true, state: sameScreenState });
  };

  const write = useEffectEvent((text: string) => {
    // A row that was tapped may still be loading its screen; another navigation would cancel it.
    if (!isNavigating(pathname)) ask({ q: text.trim().slice(0, longest) });
  });
  useEffect(() => {
    const timer = setTimeout(() => write(typed), services().times.searchRestMs);
    return () => clearTimeout(timer);
  }, [typed]);

  const { topic, hall, language } = asked;
  const wanted: Wanted = { search, topic, hall, language };
  const clear = () => {
    type('');
    ask({ q: '', topic: '', hall: '', language: '' });
  };
  // The same for the same address: the rows of the list get it.
  const written = params.toString();
  const unfold = useCallback(() => {
    const unfolded = new URLSearchParams(written);
    unfolded.set('earlier', '1');
    void navigate({ search: unfolded.toString() }, { replace: true, state: sameScreenState });
  }, [written, navigate]);
  return { asked, wanted, ask, typed, type, clear, unfold };
}

export type ProgrammeAsked = ReturnType<typeof useProgrammeAsked>;
