import { Icon, iconNames } from '../../../src/ui/icons/Icon.tsx';
import type { GallerySection } from '../gallerySection.ts';

function Icons() {
  return (
    <ul style={{ display: 'flex', flexWrap: 'wrap', margin: 0, padding: 0, listStyle: 'none' }}>
      {iconNames.map((name) => (
        <li
          key={name}
          style={{ width: '6rem', padding: '0.5rem', textAlign: 'center', fontSize: '0.8125rem' }}
        >
          <Icon name={name} />
          <br />
          <span lang="en">{name}</span>
        </li>
      ))}
    </ul>
  );
}

export const section: GallerySection = {
  title: { zh: '图标', en: 'Icons' },
  parts: { Icon: Icons },
};
