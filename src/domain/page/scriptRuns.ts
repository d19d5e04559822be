/** Whole phrases: a name such as "App" is read well by a Chinese voice. */
const english = /[A-Za-z]+(?:[ ,.'’-]+[A-Za-z]+){2,}/g;
const chinese = /[\u3400-\u9fff](?:[^A-Za-z]*[\u3400-\u9fff])?/g;

export interface ScriptRun {
  readonly text: string;
  /** Undefined where it is in the language of the page. */
  readonly lang?: 'zh-CN' | 'en';
}

/** A sentence of the app with names and words of people in it, cut where another language begins and ends, so that each is read by its voice. */
export function scriptRuns(text: string, language: 'zh' | 'en'): readonly ScriptRun[] {
  const lang = language === 'zh' ? 'en' : 'zh-CN';
  const runs: ScriptRun[] = [];
  let from = 0;
  text.replace(language === 'zh' ? english : chinese, (found, at: number) => {
    if (at > from) runs.push({ text: text.slice(from, at) });
    runs.push({ text: found, lang });
    from = at + found.length;
    return found;
  });
  if (from < text.length) runs.push({ text: text.slice(from) });
  return runs;
}
