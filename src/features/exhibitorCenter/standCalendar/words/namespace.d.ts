import type standCalendar from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    standCalendar: typeof standCalendar;
  }
}
