import type appointments from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    appointments: typeof appointments;
  }
}
