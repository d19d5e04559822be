import { useTranslation } from 'react-i18next';
import { type ChangedFile, fileRules } from '#features/organiserCenter/rules/fileForm.ts';

/** Who may have a file, in words. */
export function useFileRule(): (row: ChangedFile) => string {
  const { t } = useTranslation('organiserContent');
  return ({ Rule }) => {
    const rule = Rule === '' ? 'always' : fileRules.find((one) => one === Rule);
    return t(rule === undefined ? 'fileRule_unknown' : `fileRule_${rule}`);
  };
}
