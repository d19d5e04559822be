import type organiserCenter from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    organiserCenter: typeof organiserCenter;
  }
}
