import { useCallback, useDeferredValue, useEffect, useEffectEvent, useState } from 'react';
import { cutText } from '#domain/text/wholeCharacters.ts';
import { useLocation } from 'react-router-dom';
import { isNavigating } from '#flows/navigation/isNavigating.ts';
import { useAskedAddress } from '#flows/navigation/asked/useAskedAddress.ts';
import { services } from '#session/services.ts';
import type { Wanted } from '../rules/programmeRows.ts';

type Asked = Readonly<Record<'day' | 'topic' | 'hall' | 'language' | 'earlier', string>>;

const longest = 60;

/** What the programme is asked for stands in its address, so that Back and a shared link keep it; '' asks for all. */
export function useProgrammeAsked() {
  const { pathname } = useLocation();
  const { params, ask } = useAskedAddress();
  const read = (name: string) => cutText((params.get(name) ?? '').trim(), longest);
  const [typed, type] = useState(() => read('q'));
  const search = useDeferredValue(typed).trim();
  const asked: Asked = {
    day: read('day'),
    topic: read('topic'),
    hall: read('hall'),
    language: read('language'),
    earlier: read('earlier'),
  };

  const write = useEffectEvent((text: string) => {
    // A row that was tapped may still be loading its screen; another navigation would cancel it.
    if (!isNavigating(pathname)) ask({ q: cutText(text.trim(), longest) });
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
  const unfold = useCallback(() => ask({ earlier: '1' }), [ask]);
  return { asked, wanted, ask, typed, type, clear, unfold };
}

export type ProgrammeAsked = ReturnType<typeof useProgrammeAsked>;
