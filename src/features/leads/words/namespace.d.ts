import type leads from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    leads: typeof leads;
  }
}
