import type { FieldDefinition } from '#domain/form/formDefinition.ts';
import type { Problem } from '#domain/text/problem.ts';
import { findFieldModule } from './findFieldModule.ts';

export function fieldId(key: string): string {
  return `field-${key}`;
}

export function fieldTarget(field: FieldDefinition, problem: Problem): string {
  const id = fieldId(field.key);
  return findFieldModule(field.type)?.targetId?.(field, id, problem) ?? id;
}
