import type { FieldType } from './formDefinition.ts';

/** Stored only sealed: document numbers, and addresses that open a file for anybody who knows them. */
export function isSecretKind(type: FieldType | undefined): boolean {
  return type === 'idDocument' || type === 'file' || type === 'images' || type === 'photo';
}
