import type { DownloadFile } from './rules/downloadFile.ts';
import type { DownloadTask } from './rules/downloadTask.ts';
import { FileItem } from './FileItem.tsx';
import css from './files.module.css';

interface FileListProps {
  readonly files: readonly (DownloadFile & Partial<Pick<DownloadTask, 'addedAt' | 'count'>>)[];
}

export function FileList({ files }: FileListProps) {
  return (
    <ul className={css['list']}>
      {files.map((file) => (
        <li key={file.id} className={css['item']}>
          <FileItem file={file} addedAt={file.addedAt} count={file.count} />
        </li>
      ))}
    </ul>
  );
}
