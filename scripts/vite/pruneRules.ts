const atRule = /^(@(?:media|supports)[^{]*)\{([^]*)\}$/;

/** The rules of a style sheet that was shortened, one text each. */
function splitRules(css: string): string[] {
  const rules: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < css.length; at++) {
    if (css[at] === '{') depth++;
    if (css[at] !== '}' || --depth > 0) continue;
    rules.push(css.slice(start, at + 1).trim());
    start = at + 1;
  }
  return rules;
}

/**
 * Leaves out what cannot apply to a page: selectors with a class that `text` does not name, rules without a selector, and
 * animations, which the first picture has none of.
 * @param css as `shortenCss` writes it
 */
export function pruneRules(css: string, text: string): string {
  // A script may put a name together: `state--${status}`.
  const isNamed = (name: string) => text.includes(name) || text.includes(name.replace(/--.*/, '--${'));
  const canApply = (selector: string) =>
    (selector.match(/\.-?[a-zA-Z][\w-]*/g) ?? []).every((name) => isNamed(name.slice(1)));
  return splitRules(css)
    .map((rule) => {
      if (rule.startsWith('@keyframes')) return '';
      const [, condition, inner] = atRule.exec(rule) ?? [];
      if (condition !== undefined && inner !== undefined) {
        const kept = pruneRules(inner, text);
        return kept === '' ? '' : `${condition}{${kept}}`;
      }
      const body = rule.indexOf('{');
      const selectors = rule.slice(0, body).split(',').filter(canApply);
      return selectors.length === 0 ? '' : selectors.join(',') + rule.slice(body);
    })
    .join('');
}
