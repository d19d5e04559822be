import type { ComponentType } from 'react';
import type { TextPair } from '#domain/form/formDefinition.ts';
import type { Language } from '#language/language.ts';

export interface ExampleProps {
  readonly language: Language;
  /** One of both, by the language of the gallery. */
  readonly say: (zh: string, en: string) => string;
}

/** One page of the gallery: the parts of one folder of `src/ui/`. */
export interface GallerySection {
  readonly title: TextPair;
  /** By the part's name. A part is shown in the states that it has. */
  readonly parts: Readonly<Record<string, ComponentType<ExampleProps>>>;
}
