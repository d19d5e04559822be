/** The days of an `ExhibitionPeriod` in one line: `12月12日 周六–14日 周一`, `Sat 12 – Mon 14 Dec`. */
export const joinDays = (days: readonly string[], language: 'zh' | 'en'): string =>
  days.join(language === 'zh' ? '–' : ' – ');
