export function importedFile(path: string, specifier: string): string | undefined;
