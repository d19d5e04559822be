import { downloadFiles } from '#entities/download/api/downloadCollections.ts';
import { type CatalogueSource, isNamed, none, policy } from './catalogueSources.ts';

/** Files to download, with whose they are. */
export const fileSource: CatalogueSource = async (client, asked, { suppliers }) => {
  const { exhibitionId, pageIndex, pageSize, search = '' } = asked;
  const { items, hasMore } = await downloadFiles.page(
    client,
    { ExhibitionId: exhibitionId },
    {
      pageIndex,
      pageSize,
      policy,
      ...(search !== '' && { search: { text: search, fields: ['Name', 'NameEn'] as const } }),
    },
  );
  const entries = items
    .filter(({ isDeleted }) => !isDeleted)
    .map((file) => ({
      kind: 'file' as const,
      id: file.id,
      name: file.name,
      note: suppliers.get(file.exhibitorId) ?? file.group,
      hall: none,
      booth: '',
      picture: '',
      rank: file.count ?? 0,
    }));
  return { entries: entries.filter(isNamed), hasMore };
};
