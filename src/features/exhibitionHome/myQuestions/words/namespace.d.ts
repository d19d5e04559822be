import type myQuestions from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    myQuestions: typeof myQuestions;
  }
}
