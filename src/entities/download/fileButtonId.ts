import type { DownloadFile } from './rules/downloadFile.ts';

/** Of the button of a file, which has the focus again when what its tap has brought is gone. */
export const fileButtonId = ({ id }: Pick<DownloadFile, 'id'>) => `file-${id.replace(/[^\w-]/g, '_')}`;
