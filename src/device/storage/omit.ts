export function omit<T extends object, Key extends keyof T>(values: T, keys: readonly Key[]): Omit<T, Key> {
  const rest = { ...values };
  for (const key of keys) delete rest[key];
  return rest;
}
