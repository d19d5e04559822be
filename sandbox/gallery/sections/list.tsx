import { GridRows } from '#ui/list/grid/GridRows.tsx';
import { VirtualRows } from '#ui/list/VirtualRows.tsx';
import { seeded } from '#sandbox/seed/seeded.ts';
import type { ExampleProps, GallerySection } from '../gallerySection.ts';

const make = seeded(7, 0);
const companies = Array.from({ length: 400 }, (_, at) => ({ id: String(at), name: make.company() }));
type Company = (typeof companies)[number];

const zhRow = ({ name }: Company) => <button type="button">{name.zh}</button>;
const enRow = ({ name }: Company) => <button type="button">{name.en}</button>;

function ManyRows({ language, say }: ExampleProps) {
  return (
    <VirtualRows
      rows={companies}
      keyOf={({ id }) => id}
      render={language === 'en' ? enRow : zhRow}
      label={say('四百家展商', 'Four hundred exhibitors')}
      estimatedRowRem={3}
      initialOffsetRem={10}
    />
  );
}

const someCompanies = companies.slice(0, 6);

const ColumnRows = ({ language, say }: ExampleProps) => (
  <GridRows
    rows={someCompanies}
    keyOf={({ id }) => id}
    render={language === 'en' ? enRow : zhRow}
    label={say('分栏显示的展商', 'Exhibitors in columns')}
    estimatedRowRem={3}
    initialOffsetRem={10}
  />
);

export const section: GallerySection = {
  title: { zh: '列表', en: 'Lists' },
  parts: { VirtualRows: ManyRows, GridRows: ColumnRows },
};
