import { useEffect, useState } from 'react';
import { checkTeamName, cleanTeamName, type TeamNameFault } from '../rules/checkTeamName.ts';
import { readTypedTeamCode } from '#entities/team/rules/readTypedTeamCode.ts';
import { suggestTeamCode } from '../queries/suggestTeamCode.ts';
import { focusControl } from '#ui/page/ErrorSummary.tsx';

export interface TeamDraft {
  readonly name: string;
  readonly code: string;
  readonly typeName: (name: string) => void;
  readonly typeCode: (code: string) => void;
  readonly nameFault: TeamNameFault | undefined;
  readonly isCodeWrong: boolean;
  /** The next free code, once it is known. */
  readonly suggestion: string | undefined;
  /** Looks for another one and puts it in; answers it. */
  readonly changeCode: (taken: string) => Promise<string | undefined>;
  /** What is sent; undefined where something is wrong, which then shows and has the focus. */
  readonly finish: () => { readonly name: string; readonly code: string | undefined } | undefined;
}

export interface TeamDraftSettings {
  readonly exhibitionId: string;
  readonly isCodeTyped: boolean;
  readonly start?: { readonly name: string; readonly code: string } | undefined;
}

/** What is typed about a team. An untyped code is the next free one. */
export function useTeamDraft({ exhibitionId, isCodeTyped, start }: TeamDraftSettings): TeamDraft {
  const [name, setName] = useState(start?.name ?? '');
  const [code, setCode] = useState(start?.code ?? '');
  const [isTouched, setTouched] = useState(start !== undefined);
  const [wasTried, setTried] = useState(false);
  const [suggestion, setSuggestion] = useState<string>();

  useEffect(() => {
    if (!isCodeTyped) return undefined;
    let isCancelled = false;
    void suggestTeamCode(exhibitionId).then((next) => {
      if (!isCancelled) setSuggestion(next);
    });
    return () => {
      isCancelled = true;
    };
  }, [exhibitionId, isCodeTyped]);

  const shownCode = isTouched ? code : (suggestion ?? '');
  const readCode = readTypedTeamCode(shownCode);
  const nameFault = checkTeamName(name);
  const isCodeWrong = isCodeTyped && readCode === undefined;

  function typeCode(typed: string) {
    setTouched(true);
    setCode(typed);
  }

  return {
    name,
    code: shownCode,
    typeName: setName,
    typeCode,
    nameFault: wasTried ? nameFault : undefined,
    isCodeWrong: wasTried && isCodeWrong,
    suggestion,
    async changeCode(taken) {
      const next = await suggestTeamCode(exhibitionId, [taken]);
      setSuggestion(next);
      if (next !== undefined) typeCode(next);
      return next;
    },
    finish() {
      setTried(true);
      if (nameFault !== undefined) focusControl('team-name');
      else if (isCodeWrong) focusControl('team-code');
      else return { name: cleanTeamName(name), code: isCodeTyped ? readCode : undefined };
      return undefined;
    },
  };
}
