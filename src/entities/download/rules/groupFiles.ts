import type { TextPair } from '#domain/form/formDefinition.ts';
import type { DownloadTask } from './downloadTask.ts';

export interface FileGroup {
  readonly key: string;
  /** Both '' for files that belong to no group. */
  readonly name: TextPair;
  readonly files: readonly DownloadTask[];
}

/** In the order of their first file; files without a group are last. */
export function groupFiles(files: readonly DownloadTask[]): readonly FileGroup[] {
  const groups = new Map<string, DownloadTask[]>();
  for (const file of files) {
    const key = file.group.zh || file.group.en;
    const known = groups.get(key);
    if (known === undefined) groups.set(key, [file]);
    else known.push(file);
  }
  const ordered = Array.from(groups, ([key, some]) => ({
    key,
    name: some[0]?.group ?? { zh: '', en: '' },
    files: some,
  }));
  return [...ordered.filter(({ key }) => key !== ''), ...ordered.filter(({ key }) => key === '')];
}
