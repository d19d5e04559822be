import { useTranslation } from 'react-i18next';
import { fileType } from '#domain/file/fileType.ts';
import type { SupplyPost } from '#entities/supply/rules/supplyPost.ts';
import type { DetailSection } from '#flows/content/DetailScreen.tsx';
import { openFile } from '#flows/host/openFile.ts';
import { FileRow } from '#ui/values/FileRow.tsx';
import { Written } from '#ui/text/Written.tsx';
import css from './usePostSections.module.css';
import { documentsOf } from '#entities/supply/picturesOf.ts';
import { usePostTexts } from './usePostTexts.ts';

/** What a post says in its own words, and the files that are no pictures. */
export function usePostSections(): (post: SupplyPost) => readonly DetailSection[] {
  const { t } = useTranslation('supply');
  const { shown } = usePostTexts();
  return (post) => {
    const documents = documentsOf(post);
    const sections: DetailSection[] = [];
    if (post.productDetail !== '')
      sections.push({
        key: 'details',
        title: t('details'),
        content: (
          <p className={css['text']}>
            <Written>{shown(post.productDetail)}</Written>
          </p>
        ),
      });
    if (documents.length > 0)
      sections.push({ key: 'files', title: t('files'), content: <Documents addresses={documents} /> });
    return sections;
  };
}

/** Their names on the server are random, so they are counted. */
function Documents({ addresses }: { readonly addresses: readonly string[] }) {
  const { t } = useTranslation('supply');
  return addresses.map((address, at) => {
    const type = fileType(address);
    const name = t('file', { number: at + 1 });
    return (
      <FileRow
        key={address}
        name={type === 'unknown' ? name : `${name}.${type}`}
        action="open"
        onAct={() => void openFile(address)}
      />
    );
  });
}
