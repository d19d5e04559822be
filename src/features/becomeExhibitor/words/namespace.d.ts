import type becomeExhibitor from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    becomeExhibitor: typeof becomeExhibitor;
  }
}
