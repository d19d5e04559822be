import type { FieldType } from './definition.ts';

/** Whether answers of this kind are only kept sealed: document numbers, and addresses that open a file for whoever has them. */
export function isSecretKind(type: FieldType | undefined): boolean {
  return type === 'idDocument' || type === 'file' || type === 'images' || type === 'photo';
}
