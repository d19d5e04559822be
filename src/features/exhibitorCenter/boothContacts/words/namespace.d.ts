import type boothContacts from './zh.json';

declare module '#language/areaWords.ts' {
  interface AreaWords {
    boothContacts: typeof boothContacts;
  }
}
